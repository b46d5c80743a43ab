/** Order 53/2010 as text, data and rules. This folder knows nothing of the rest of the project. */
export * from './language';
export * from './registry';
export * from './numbering';
export * from './akoma-ntoso';
export * from './quotation';
export * from './integrity';
export * from './dice';
export * from './ratio';
export * from './bets';
export * from './options';
export * from './readings';
export * from './anomalies';
export * from './prizes';
export * from './rules';
export { DataError } from './structure';
