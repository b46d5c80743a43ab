/** How each product is made: loaded only where one is. */
import { OutputFolder } from '../folder/output-folder';
import { writeCertificate } from './certificate';
import type { Made, Product, ProductRequest } from './product';
import { writeRegulationPage } from './regulation-page';
import { writeTraceability } from './traceability';

export const makers: { readonly [P in Product]: (request: ProductRequest) => Promise<Made[P]> } = {
  page({ root, suiteRoot, record, verdict, language }) {
    writeRegulationPage({ folder: new OutputFolder(root), record, verdict, language, root: suiteRoot });
    return Promise.resolve(null);
  },
  async traceability({ root, suiteRoot, record, verdict }) {
    await writeTraceability({ folder: new OutputFolder(root), record, verdict, root: suiteRoot });
    return null;
  },
  certificate({ root, declaration, verdict, verdictText, details }) {
    const folder = new OutputFolder(root);
    return writeCertificate({ folder, declaration, verdict, verdictText, details: details ?? {} });
  },
};
