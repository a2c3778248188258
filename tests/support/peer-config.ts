import { defineConfig } from 'vitest/config';

const root = new URL('../..', import.meta.url).pathname;

/**
 * Settings of tests against a real peer, started by a script in their folder.
 * @param name the folder below tests/
 */
export const peerConfig = (name: string) =>
  defineConfig({
    root,
    resolve: { alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}node_modules/server-only/empty.js` } },
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      fileParallelism: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  });
