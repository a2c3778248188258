import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type Plugin } from 'vitest/config';
import { NO_SETTINGS } from './tests/support/clean-environment.ts';
import { flakyReporter } from './tests/support/flaky-reporter.ts';

const serverOnly = new URL('./node_modules/server-only/empty.js', import.meta.url).pathname;

// Programs that tests start share their compiled code.
process.env.NODE_COMPILE_CACHE ??= new URL('./node_modules/.cache/node', import.meta.url).pathname;

const UNIT = 'tests/unit/**/*.test.ts';
const ISOLATED = 'tests/unit/**/*.isolated.test.ts';

/** Handlers' tests that replace modules, change what is read once, or look at child processes. */
const ISOLATED_HANDLERS = globSync('tests/handlers/**/*.test.ts').filter((file) =>
  /vi\.(?:mock|hoisted|resetModules)|LOG_LEVEL|DATA_DIR|support\/(?:forms|processes)/.test(readFileSync(file, 'utf8')),
);

const HANDLERS = {
  globalSetup: ['tests/support/database-template.ts'],
  setupFiles: ['tests/support/handler-environment.ts', 'tests/support/test-database.ts'],
};

/** Loads packages as production does: their development builds take three times as long. */
const productionPackages: Plugin = {
  name: 'production-packages',
  configResolved({ ssr }) {
    const { conditions = [] } = ssr.resolve ?? {};
    ssr.resolve = { ...ssr.resolve, conditions: conditions.filter((each) => each !== 'development|production') };
  },
};

export default defineConfig({
  plugins: [productionPackages],
  resolve: { alias: { '@': import.meta.dirname, 'server-only': serverOnly } },
  test: {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // A third of their time tests wait for timers, processes and databases.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', flakyReporter],
    // Only a test that hangs meets these: a busy machine is several times slower than a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [UNIT],
          exclude: [ISOLATED],
          env: NO_SETTINGS,
          setupFiles: ['tests/support/fresh-process.ts'],
        },
      },
      // What is read once in a process.
      { extends: true, test: { name: 'isolated', include: [ISOLATED], env: NO_SETTINGS } },
      {
        extends: true,
        test: { name: 'processes', include: ['tests/processes/**/*.test.ts'], globalSetup: ['e2e/support/build.ts'] },
      },
      {
        extends: true,
        test: {
          ...HANDLERS,
          name: 'handlers',
          isolate: false,
          include: ['tests/handlers/**/*.test.ts'],
          exclude: ISOLATED_HANDLERS,
        },
      },
      { extends: true, test: { ...HANDLERS, name: 'isolated-handlers', include: ISOLATED_HANDLERS } },
    ],
  },
});
