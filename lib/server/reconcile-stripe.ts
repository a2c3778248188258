import nextEnv from '@next/env';
import { registerBundlerImports } from '../bundler-imports.ts';
import { env } from '../env.ts';
import { inEnglish } from '../messages/catalogue.ts';

/** `npm run stripe:reconcile`: updates subscriptions from Stripe. With the embedded database, stop the server first. */

registerBundlerImports();

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd(), false);
  const { reconcile } = await import('../subscription/refresh.ts');
  const { closeDatabase } = await import('../database/db.ts');
  if (!env().STRIPE_SECRET_KEY) throw new Error(inEnglish('premium.notSold'));
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
