import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('collects garbage before a heap is four times as large as what is in use', async () => {
  const program = ['--disable-warning=ExperimentalWarning', 'tests/fakes/churning-program.ts'];
  const { stdout } = await run(process.execPath, program, { env: { ...process.env, MEMORY_LIMIT_MB: '700' } });
  const { used, most } = JSON.parse(stdout);
  expect(used).toBe(200);
  // Left to itself, V8 takes a gigabyte where the machine has plenty.
  expect(most).toBeLessThan(800);
});
