import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { log } from '@/lib/log.ts';
import { cleanEnvironment } from '../support/clean-environment.ts';

/** Logs more than a pipe holds, then ends. */
const TALKATIVE = `
  import { log } from './lib/log.ts';
  for (let line = 1; line <= 5000; line += 1) log().info({ line, text: 'x'.repeat(1000) });
  setImmediate(() => process.exit(3));
`;

/** Logs an error and then a refusal within one request. */
const FAILING = `
  import { log, requestContext } from './lib/log.ts';
  requestContext.run({ requestId: 'r' }, () => {
    log().error({ err: new Error('No database.') }, 'failed');
    log().info({ status: 503 }, 'refused');
  });
`;

const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function talk(program = TALKATIVE) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: cleanEnvironment({ LOG_LEVEL: 'info' }),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  return { output: child.stdout, ended: once(child, 'exit') };
}

test('a process ends although nobody reads what it has logged', async () => {
  const { ended } = talk();
  expect(await ended).toEqual([3, null]);
});

test('a reader gets the last line before the process ends', async () => {
  const { output, ended } = talk();
  const lines = (await text(output)).trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ line: 5000 });
  expect(await ended).toEqual([3, null]);
});

test('a line has its own fields and those of its request, not those of earlier lines', async () => {
  const lines = (await text(talk(FAILING).output)).trim().split('\n');
  const [failed, refused] = lines.map((line) => JSON.parse(line));
  expect(failed).toMatchObject({ requestId: 'r', err: { message: 'No database.' } });
  expect(refused).toEqual({ level: 30, time: expect.any(String), requestId: 'r', status: 503, msg: 'refused' });
});

test('tests log nothing unless they ask for it', () => {
  expect(log().level).toBe('silent');
});
