import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import nextEnv from '@next/env';

/**
 * `npm run stripe:reconcile`: makes the stored subscriptions what Stripe says they are. With the embedded database the
 * server must be stopped meanwhile, since only one process can have it.
 */

const ROOT = `${pathToFileURL(process.cwd())}/`;

/** Imports as the bundler understands them: `@/` is the project's folder, and the ending may be left out. */
registerHooks({
  resolve: (specifier, context, next) => {
    // Keeps files out of the browser's bundle; there is none here.
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
    const target = specifier.startsWith('@/') ? ROOT + specifier.slice(2) : specifier;
    const isOurs = /^(file:|\.)/.test(target) && !context.parentURL?.includes('/node_modules/');
    return next(isOurs && !path.extname(target) ? `${target}.ts` : target, context);
  },
});

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd(), false);
  const { reconcile } = await import('../subscription/reconcile.ts');
  const { closeDatabase } = await import('../db.ts');
  try {
    console.log(JSON.stringify(await reconcile(), null, 2));
  } finally {
    await closeDatabase();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
