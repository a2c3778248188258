import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = `${pathToFileURL(path.resolve(import.meta.dirname, '..'))}/`;

/** Lets Node resolve later dynamic imports of `lib` as the bundler does: `@/`, and an empty `server-only`. */
export function registerBundlerImports(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
      return next(specifier.startsWith('@/') ? ROOT + specifier.slice(2) : specifier, context);
    },
  });
}
