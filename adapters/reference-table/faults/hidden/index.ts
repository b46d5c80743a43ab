/** Mistakes that no case asks about and every record shows, by their kinds. */
import { COURSE } from './course';
import type { HiddenFault } from './fault';
import { MONEY } from './money';
import { REQUESTS } from './requests';
import { TOLD } from './told';

export type { HiddenFault } from './fault';

export const HIDDEN: readonly HiddenFault[] = [...MONEY, ...REQUESTS, ...COURSE, ...TOLD];
