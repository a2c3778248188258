import type { LocalServer } from '../tests/fakes/local-server.ts';
import { startFakeOllama } from '../tests/fakes/model-servers/ollama.ts';
import { registerNewUser } from './support/accounts.ts';
import { test as base, expect } from './support/test.ts';

const MODELS = [{ name: 'llama3.1:8b', gigabytes: 4.9 }];

/** Playwright's test with the application beside an Ollama that it has not been told of in OPENAI_*. */
const test = base.extend<{ ollama: LocalServer }>({
  ollama: async ({ model }, use) => {
    model.setMode({});
    await use(await startFakeOllama({ models: MODELS, chatUrl: model.baseUrl }));
  },
  app: async ({ ollama, startOwnApp }, use) => use(await startOwnApp({ MODEL_SERVERS: ollama.url })),
});

test('a model server that was found writes a blog; once it is gone, that is said', async ({ page, ollama }) => {
  const form = page.getByRole('form', { name: 'Create a blog' });
  const topic = form.getByRole('textbox', { name: 'Blog topic' });
  await registerNewUser(page);
  // The server is ready before it has found one, which on a busy machine it may do a minute later.
  const announced = async () => (await (await page.request.get('/api/writer')).json()).model;
  await expect.poll(announced, { timeout: 90_000 }).toBe('llama3.1:8b');
  await page.goto('/create');
  await expect(form).toContainText('written by llama3.1:8b, in Ollama, on this site’s own machine.');
  await topic.fill('Urban beekeeping');
  await topic.press('Enter');
  await page.waitForURL(/\/view\/[\w-]{22}$/);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  const blog = await page.request.get(`/api/blogs/${page.url().split('/').at(-1)}`);
  expect((await blog.json()).writer).toBe('model');

  await page.goto('/create');
  await expect(form).toContainText('written by llama3.1:8b');
  await ollama.close();
  await topic.fill('Winter walks');
  await topic.press('Enter');
  const failure = 'The model server (Ollama) stopped answering';
  await expect(page.getByText(failure).first()).toBeVisible();
  await page.goto('/create');
  await expect(form).toContainText('No AI model is connected');
});
