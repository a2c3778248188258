import { startFakeOpenAI } from '../tests/fakes/openai/server.ts';
import { startApp } from './support/app-server.ts';
import { expect, test } from './support/test.ts';

test('a server killed while it writes leaves no half blog and no spent quota', async ({
  playwright,
}) => {
  const model = await startFakeOpenAI({ apiKey: null, mode: { fault: 'hang' } });
  const app = await startApp({ OPENAI_BASE_URL: model.baseUrl });
  const visitor = await playwright.request.newContext({ baseURL: app.url });
  const generate = () =>
    visitor.post('/api/blogs/generate', {
      data: { topic: 'Tea', length: 'small' },
      headers: { origin: app.url },
    });
  // A cookie first, so that it is the same visitor who comes back after the crash.
  model.setMode({ fault: 'refusal' });
  expect((await generate()).status()).toBe(422);
  model.setMode({ fault: 'hang' });
  const lost = generate().catch((error: unknown) => error);
  await expect.poll(() => model.stats.inFlight).toBeGreaterThan(0);
  await app.kill();
  expect(await lost).toBeInstanceOf(Error);

  await app.restart();
  expect(app.output()).toMatch(/"quotasGivenBack":[1-9]/);
  model.setMode({});
  const response = await generate();
  expect(response.status()).toBe(200);
  const { id } = await response.json();
  expect((await visitor.get(`/view/${id}`)).status()).toBe(200);
  expect((await generate()).status()).toBe(403);

  await visitor.dispose();
  await app.stop();
  await model.close();
});
