export {
  declaredInspectionSchema,
  readingsDecisionSchema,
  resumptionSchema,
  runDeclarationSchema,
  type DeclaredExhaustion,
  type DeclaredInspection,
  type ReadingsDecision,
  type Resumption,
  type RunDeclaration,
} from './declaration';
export * from './schema';
export { verdict, verdictOn } from './verdict';
