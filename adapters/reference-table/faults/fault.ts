import type { Rules } from '../rules';
export interface Fault {
  id: string;
  apply(rules: Rules): Rules;
}
