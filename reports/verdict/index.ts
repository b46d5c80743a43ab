export { runDeclarationSchema, type RunDeclaration } from './declaration';
export * from './schema';
export { verdict, verdictOn } from './verdict';
