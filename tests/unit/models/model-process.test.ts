import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { tinyModelFile } from '../../support/local-chat.ts';
import { findDescendants, stillRunning } from '../../support/processes.ts';

// Each start loads a program of several megabytes, on a machine that runs other tests.
vi.setConfig({ testTimeout: 90_000 });

test('ends with the process that started it, also one that is killed', async () => {
  const parent = spawn(process.execPath, ['tests/support/ask-local-model.ts', tinyModelFile()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = text(parent.stdout);
  await once(parent.stdout, 'data');
  const children = await findDescendants(parent.pid ?? Number.NaN);
  expect(children.map(({ command }) => command)).toEqual([expect.stringContaining('lib/models/local/process.ts')]);
  parent.kill('SIGKILL');
  await eventually(async () => expect(await stillRunning(children.map(({ pid }) => pid))).toEqual([]));
  expect(await said).toBe('data: [DONE]\n');
});
