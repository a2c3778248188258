import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = `${pathToFileURL(path.resolve(import.meta.dirname, '..'))}/`;

/**
 * Makes Node take the imports of `lib` as the bundler does: `@/` is the project's folder, the ending may be left out,
 * and `server-only` is nothing. Only what is imported dynamically afterwards is found this way.
 */
export function registerBundlerImports(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
      const target = specifier.startsWith('@/') ? ROOT + specifier.slice(2) : specifier;
      const isOurs = /^(file:|\.)/.test(target) && !context.parentURL?.includes('/node_modules/');
      return next(isOurs && !path.extname(target) ? `${target}.ts` : target, context);
    },
  });
}
