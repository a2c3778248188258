import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { NO_SETTINGS } from './tests/support/clean-environment.ts';

const serverOnly = new URL('./node_modules/server-only/empty.js', import.meta.url).pathname;

// Programs that tests start share their compiled code.
process.env.NODE_COMPILE_CACHE ??= new URL('./node_modules/.cache/node', import.meta.url).pathname;

const UNIT = 'tests/unit/**/*.test.ts';
const ISOLATED = 'tests/unit/**/*.isolated.test.ts';

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname, 'server-only': serverOnly } },
  test: {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // A third of their time tests wait for timers, processes and databases.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Only a test that hangs meets these: a busy machine is several times slower than a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'unit', isolate: false, include: [UNIT], exclude: [ISOLATED], env: NO_SETTINGS } },
      // Settings are read once in a process: files that change them need a process of their own.
      { extends: true, test: { name: 'isolated', include: [ISOLATED], env: NO_SETTINGS } },
      {
        extends: true,
        test: {
          name: 'handlers',
          include: ['tests/handlers/**/*.test.ts'],
          globalSetup: ['tests/support/database-template.ts'],
          setupFiles: ['tests/support/handler-environment.ts', 'tests/support/test-database.ts'],
        },
      },
    ],
  },
});
