import { registerBundlerImports } from '../bundler-imports.ts';
import { timed } from '../untrusted/task.ts';

registerBundlerImports();
const { findLink } = await import('./platforms/shared/find-link.ts');

/** What a page says about an address. */
export default timed((args: Parameters<typeof findLink>) => findLink(...args));
