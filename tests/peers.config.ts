import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

/** Settings of tests against a real peer, each started by a script in its folder, which is named behind them. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}node_modules/server-only/empty.js` } },
  test: {
    include: ['tests/{mediawiki,nginx,patroni,pgbouncer,standalone,wordpress}/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
