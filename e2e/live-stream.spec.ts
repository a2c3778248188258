import { startFakeOpenAI } from '../tests/fakes/openai/server.ts';
import { expect, test } from './support/test.ts';

test('events of a generation reach a client while the article is written', async ({ startOwnApp }) => {
  const model = await startFakeOpenAI({ apiKey: null, mode: { fault: 'hang' } });
  const app = await startOwnApp({ OPENAI_BASE_URL: model.baseUrl });
  const headers = { 'content-type': 'application/json', origin: app.url };
  const response = await fetch(`${app.url}/api/blogs/generate`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
    body: JSON.stringify({ topic: 'Tea', length: 'small' }),
  });
  expect(response.headers.get('content-encoding')).toBeNull();
  const chunks = (response.body as ReadableStream<Uint8Array>)[Symbol.asyncIterator]();
  const decoder = new TextDecoder();
  let text = '';
  const readUntil = async (sign: string) => {
    while (!text.includes(sign)) {
      const { value, done } = await chunks.next();
      expect(done).toBe(false);
      text += decoder.decode(value, { stream: true });
    }
  };
  // The model never answers: what arrives now was not held back for what comes later.
  await readUntil('event: started');
  const [, id] = /"generationId":"([\w-]+)"/.exec(text) ?? [];
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const canceled = await fetch(`${app.url}/api/generations/${id}`, {
    method: 'DELETE',
    headers: { ...headers, cookie },
    body: '{}',
  });
  expect(await canceled.json()).toEqual({ id, status: 'failed' });
  await readUntil('event: failed');
  expect((await chunks.next()).done).toBe(true);
  await model.close();
});
