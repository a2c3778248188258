import { subscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { POST } from '@/app/api/blogs/generate/route.ts';
import { GET as announce } from '@/app/api/writer/route.ts';
import { db } from '@/lib/database/db.ts';
import { env } from '@/lib/env.ts';
import { localConnection } from '@/lib/models/local/local-connection.ts';
import { selectModel } from '@/lib/models/selected-model.ts';
import { runShutdownTasks } from '@/lib/shutdown.ts';
import { beginLongAnswer, tinyModelFile } from '../../support/local-chat.ts';
import { descendantsOf } from '../../support/processes.ts';
import { get, post } from '../../support/requests.ts';
import { knownVisitor } from '../../support/visitors.ts';

// The model is loaded twice, on a machine that runs other tests.
vi.setConfig({ testTimeout: 90_000 });

const BODY = { topic: 'Urban beekeeping', length: 'small' };

beforeAll(() => selectModel(env().DATA_DIR, { name: 'Tiny', file: tinyModelFile() }));
afterAll(runShutdownTasks);

async function modelProcesses() {
  const all = await descendantsOf(process.pid);
  return all.filter(({ command }) => command.includes('lib/models/local/process.ts'));
}

/** Waits until the next request to a model's process has been sent; clients of Node tell that. */
const nextRequest = () =>
  new Promise<void>((resolve) => {
    subscribe('undici:client:sendHeaders', (message) => {
      const { request } = message as { request: { path: string } };
      if (request.path === '/v1/chat/completions') resolve();
    });
  });

async function stateOf({ quotaKey }: { quotaKey: string }) {
  const prisma = await db();
  const runs = await prisma.generation.findMany({ where: { actor: quotaKey } });
  return {
    used: (await prisma.quota.findUnique({ where: { key: quotaKey } }))?.used,
    runs: runs.map(({ status }) => status),
  };
}

test('names the model of the selected file before it is loaded', async () => {
  expect(await (await announce(get('/api/writer'))).json()).toMatchObject({
    ...{ model: 'Tiny', server: null, origin: 'local', isHere: true },
  });
  expect(await modelProcesses()).toEqual([]);
});

test('fails where its process is killed in the middle, counts nothing, and starts it again for the next', async () => {
  const connection = localConnection();
  // Keeps the model busy, so that what the article asks first is under way.
  const busy = await beginLongAnswer({ fetch: connection?.fetch ?? fetch });
  const visitor = await knownVisitor();
  const asked = nextRequest();
  const answer = POST(post('/api/blogs/generate', BODY, visitor.headers));
  await asked;
  expect((await stateOf(visitor)).runs).toEqual(['running']);
  const [first] = await modelProcesses();
  process.kill(first?.pid ?? Number.NaN, 'SIGKILL');
  await expect(Array.fromAsync(busy)).rejects.toMatchObject({ name: 'ModelProcessError' });
  const response = await answer;
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({
    code: 'writer-failed',
    message: 'The writing service is not answering right now. Please try again in a few minutes.',
  });
  expect(await stateOf(visitor)).toEqual({ used: 0, runs: ['failed'] });

  await beginLongAnswer({ fetch: connection?.fetch ?? fetch }).then((next) =>
    next.return(undefined),
  );
  const [second] = await modelProcesses();
  expect(second?.pid).not.toBe(first?.pid);
});
