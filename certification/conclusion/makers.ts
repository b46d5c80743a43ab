/** How each product is made: what it takes is loaded only where it is. */
import type { Made, Product, ProductRequest } from './product';

type Maker<P extends Product> = (request: ProductRequest) => Promise<Made[P]>;

/** By product: loads what it takes. */
export const makers: { readonly [P in Product]: () => Maker<P> } = {
  page() {
    const { writeRegulationPage } = require('./regulation-page') as typeof import('./regulation-page');
    return ({ folder, suiteRoot, record, verdict, language }) => {
      writeRegulationPage({ folder, record, verdict, language, root: suiteRoot });
      return Promise.resolve(null);
    };
  },
  traceability() {
    const { writeTraceability } = require('./traceability') as typeof import('./traceability');
    return async ({ folder, suiteRoot, record, verdict }) => {
      await writeTraceability({ folder, record, verdict, root: suiteRoot });
      return null;
    };
  },
  certificate() {
    const { writeCertificate } = require('./certificate') as typeof import('./certificate');
    return ({ folder, declaration, verdict, verdictText, details }) =>
      writeCertificate({ folder, declaration, verdict, verdictText, details: details ?? {} });
  },
};
