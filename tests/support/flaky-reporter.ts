import type { Reporter } from 'vitest/node';

/** Names, in the last lines, the tests that passed only when retried. */
export const flakyReporter: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests('passed')]);
    const flaky = tests
      .filter((each) => each.diagnostic()?.flaky)
      .map((each) => `  ${each.module.moduleId} ${each.fullName}`);
    if (flaky.length > 0) console.log(`Flaky:\n${flaky.join('\n')}`);
  },
};
