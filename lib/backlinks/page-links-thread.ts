import { registerBundlerImports } from '../bundler-imports.ts';

registerBundlerImports();
const { findLink } = await import('./platforms/shared/find-link.ts');

/** What a page says about an address. */
export default (args: Parameters<typeof findLink>) => findLink(...args);
