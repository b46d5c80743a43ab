/** How each product is made: loaded only where one is. */
import { writeCertificate } from './certificate';
import type { Made, Product, ProductRequest } from './product';
import { writeRegulationPage } from './regulation-page';
import { writeTraceability } from './traceability';

export const makers: { readonly [P in Product]: (request: ProductRequest) => Promise<Made[P]> } = {
  page({ folder, suiteRoot, record, verdict, language }) {
    writeRegulationPage({ folder, record, verdict, language, root: suiteRoot });
    return Promise.resolve(null);
  },
  async traceability({ folder, suiteRoot, record, verdict }) {
    await writeTraceability({ folder, record, verdict, root: suiteRoot });
    return null;
  },
  certificate({ folder, declaration, verdict, verdictText, details }) {
    return writeCertificate({ folder, declaration, verdict, verdictText, details: details ?? {} });
  },
};
