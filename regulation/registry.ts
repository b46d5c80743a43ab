/** The registry of clauses and how they are cited. */
export * from './clauses';
export { articleTitle, citation } from './citation';
