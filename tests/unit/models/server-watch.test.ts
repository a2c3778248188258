import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/log.ts';
import { jsonAnswer } from '../../fakes/faults.ts';
import { startLocalServer } from '../../fakes/local-server.ts';
import { forwardChat } from '../../fakes/model-servers/forward.ts';
import { startFakeLmStudio } from '../../fakes/model-servers/lm-studio.ts';
import { startFakeOllama } from '../../fakes/model-servers/ollama.ts';
import { eventually } from '../../support/eventually.ts';
import { chats, during, makeWatch } from './watching.ts';

const MODELS = [{ name: 'llama3.1:8b', gigabytes: 4.9 }];

beforeEach(() => {
  vi.spyOn(log(), 'info').mockReturnValue(undefined);
  vi.spyOn(log(), 'warn').mockReturnValue(undefined);
});

afterEach(() => vi.restoreAllMocks());

const said = (level: 'info' | 'warn') => vi.mocked(log()[level]).mock.calls.map(([, text]) => text);

test('finds a server that is started later, and notices that it goes away', async () => {
  const { baseUrl: chatUrl } = await chats();
  const before = await startFakeOllama({ models: MODELS, chatUrl });
  await before.close();
  const watch = makeWatch([before.url]);
  await watch.look();
  expect(watch.connection()).toBeNull();
  const port = Number(new URL(before.url).port);
  const ollama = await startFakeOllama({ models: MODELS, chatUrl, port });
  await watch.look();
  expect(watch.connection()?.model).toBe('llama3.1:8b');
  await ollama.close();
  await watch.look();
  expect(watch.connection()).toBeNull();
  expect(said('info')).toEqual(['model found', 'model lost']);
});

test('notices at once that a server is gone when a call to it breaks', async () => {
  const { baseUrl: chatUrl } = await chats();
  const ollama = await startFakeOllama({ models: MODELS, chatUrl });
  const watch = makeWatch([ollama.url]);
  await watch.look();
  const connection = watch.connection();
  await ollama.close();
  await expect(connection?.fetch?.(`${connection.baseUrl}/chat/completions`)).rejects.toThrow();
  await eventually(() => expect(watch.connection()).toBeNull());
});

test('changes to a better model once there is one', async () => {
  const { baseUrl: chatUrl } = await chats();
  const models = [...MODELS];
  const { url } = await during(startFakeOllama({ models, chatUrl }));
  const watch = makeWatch([url]);
  await watch.look();
  models.push({ name: 'qwen3:14b', gigabytes: 9.3 });
  await watch.look();
  expect(watch.connection()?.model).toBe('qwen3:14b');
});

test('keeps the same connection for as long as nothing changes', async () => {
  const { baseUrl: chatUrl } = await chats();
  const ollama = await during(startFakeOllama({ models: MODELS, chatUrl }));
  const watch = makeWatch([ollama.url]);
  await watch.look();
  const connection = watch.connection();
  await watch.look();
  expect(watch.connection()).toBe(connection);
  const chatted = ollama.calls.filter(({ path }) => path === '/v1/chat/completions');
  expect(chatted).toHaveLength(1);
  expect(said('info')).toHaveLength(1);
});

/** A watch that has found a model, and then an outcome of every request to its server. */
async function foundThen(outcome: Parameters<typeof startLocalServer>[0]) {
  const { baseUrl } = await chats();
  const state = { isWell: true };
  const { url } = await during(
    startLocalServer((call) => {
      if (!state.isWell) return outcome(call);
      if (call.method === 'POST') return forwardChat(call, baseUrl);
      return jsonAnswer(200, { object: 'list', data: [{ id: 'llama3.1:8b', object: 'model' }] });
    }),
  );
  const watch = makeWatch([url]);
  await watch.look();
  state.isWell = false;
  return watch;
}

test.each([
  ['is too busy to answer', 'hang'],
  ['answers with an error', jsonAnswer(500, { error: 'loading' })],
  ['breaks its answer off', 'reset'],
  ['answers something else', jsonAnswer(200, { starting: true })],
] as const)('keeps a server that %s twice, and gives it up the third time', async (_, outcome) => {
  const watch = await foundThen(() => outcome);
  const connections = [watch.connection()];
  for (let looks = 1; looks <= 3; looks += 1) {
    await watch.look();
    connections.push(watch.connection());
  }
  const [found] = connections;
  expect(found?.model).toBe('llama3.1:8b');
  expect(connections).toEqual([found, found, found, null]);
});

test('follows no redirect of a found server', async () => {
  const elsewhere = await during(startLocalServer(() => jsonAnswer(200, {})));
  const watch = await foundThen(() => ({ status: 307, headers: { location: elsewhere.url }, body: '' }));
  const connection = watch.connection();
  const init = { method: 'POST', body: 'what is to be written' };
  await expect(connection?.fetch?.(`${connection.baseUrl}/chat/completions`, init)).rejects.toThrow();
  expect(elsewhere.calls).toEqual([]);
});

test('updates the window of a reloaded model, but not of an unloaded one', async () => {
  const { baseUrl: chatUrl } = await chats();
  const model = { id: 'gemma-3-12b', type: 'llm' as const, maxContext: 131_072, loadedContext: 4096 };
  const listed = { ...model, isLoaded: true };
  const first = await startFakeLmStudio([listed], chatUrl);
  const watch = makeWatch([first.url]);
  await watch.look();
  expect(watch.connection()?.windowTokens).toBe(4096);
  await first.close();
  const port = Number(new URL(first.url).port);
  const second = await startFakeLmStudio([{ ...listed, loadedContext: 8192 }], chatUrl, port);
  await watch.look();
  expect(watch.connection()?.windowTokens).toBe(8192);
  await second.close();
  await during(startFakeLmStudio([model], chatUrl, port));
  await watch.look();
  expect(watch.connection()?.windowTokens).toBe(8192);
});

test.each([
  [[{ name: 'bge-m3:latest', gigabytes: 1, capabilities: ['embedding'] }], undefined],
  [[], 'llama3.1:8b'],
])('logs once that a server with %j has no usable model', async (models, wanted) => {
  const { url } = await during(startFakeOllama({ models }));
  const watch = makeWatch([url], wanted === undefined ? {} : { wanted });
  await watch.look();
  await watch.look();
  expect(watch.connection()).toBeNull();
  const logged = { addresses: url, ...(wanted && { OPENAI_MODEL: wanted }) };
  expect(vi.mocked(log().warn).mock.calls).toEqual([[logged, 'model server found, but none of its models can write']]);
});

test('says why a model does not answer, in the words of its server', async () => {
  const models = [{ name: 'llama3.1:8b', gigabytes: 8 }];
  const { url } = await during(startFakeOllama({ models, freeGigabytes: 4 }));
  const watch = makeWatch([url]);
  await watch.look();
  expect(vi.mocked(log().warn).mock.calls[0]?.[0]).toMatchObject({
    model: 'llama3.1:8b',
    address: url,
    why: expect.stringContaining('model requires more system memory (8 GiB) than is available (4 GiB)'),
  });
});
