export {
  declaredInspectionSchema,
  runDeclarationSchema,
  type DeclaredInspection,
  type RunDeclaration,
} from './declaration';
export * from './schema';
export { verdict, verdictOn } from './verdict';
