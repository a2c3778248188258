import { defineConfig } from 'vitest/config';

const root = new URL('../..', import.meta.url).pathname;

/** Tests against a real WordPress, which start-wordpress.sh starts: they run with nothing else. */
export default defineConfig({
  root,
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      'server-only': `${root}node_modules/server-only/empty.js`,
    },
  },
  test: {
    name: 'wordpress',
    include: ['tests/wordpress/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
