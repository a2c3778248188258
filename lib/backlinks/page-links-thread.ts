import { registerBundlerImports } from '../bundler-imports.ts';

registerBundlerImports();
const { findLink } = await import('./platforms/shared/find-link.ts');

/** `findLink` in a parser thread. */
export default (args: Parameters<typeof findLink>) => findLink(...args);
