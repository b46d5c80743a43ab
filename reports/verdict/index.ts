export {
  declaredInspectionSchema,
  readingsDecisionSchema,
  runDeclarationSchema,
  type DeclaredInspection,
  type ReadingsDecision,
  type RunDeclaration,
} from './declaration';
export * from './schema';
export { verdict, verdictOn } from './verdict';
