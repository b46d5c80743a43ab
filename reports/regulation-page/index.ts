export type { PageLinks, RegulationPage } from './input';
export { regulationPage } from './page';
