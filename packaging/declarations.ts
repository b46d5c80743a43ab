/** The types: of everything, tests included, whether they are right; of what is delivered, the declarations. */
import ts from 'typescript';
import { DIST, ROOT, TSCONFIG, isDelivered } from './contents';

/** @returns what the compiler finds wrong, as it words it; empty where nothing is, and the declarations are written */
export function declare(): string {
  const { config } = ts.readConfigFile(TSCONFIG, (file) => ts.sys.readFile(file)) as { config: unknown };
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    ROOT,
    { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: DIST },
    TSCONFIG,
  );
  // One program for both: reading and checking the types of all dependencies is what takes the time.
  const program = ts.createProgram(fileNames, options);
  const delivered = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && isDelivered(fileName));
  const wrong = [
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
    ...delivered.flatMap((file) => program.getDeclarationDiagnostics(file)),
  ];
  if (wrong.length === 0) for (const file of delivered) program.emit(file, undefined, undefined, true);
  return ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(wrong), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => ROOT,
    getNewLine: () => '\n',
  });
}
