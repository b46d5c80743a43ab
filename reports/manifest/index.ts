export { UnsealableError, sealFolder, unsealFolder, type Seal, type Sealing } from './seal';
export {
  generateKeyPair,
  keyId,
  publicJwk,
  readPrivateKey,
  readPublicKey,
  type KeyProblem,
  type ReadKey,
} from './keys';
export {
  keyIdSchema,
  manifestSchema,
  markFile,
  markNumber,
  MANIFEST_FILE,
  SIGNATURE_FILE,
  type Manifest,
} from './schema';
export { readManifest, type ManifestProblem } from './manifest';
export { statementSchema, type Statement } from './statement';
export { readSignature } from './signature';
export { verifyFolder, type Alteration, type Gap, type Verification } from './verification';
