import { startModelHub } from '../tests/fakes/model-hub.ts';
import { eventsOf, untilEvent } from '../tests/support/event-stream.ts';
import { startModelCommand } from '../tests/support/model-command.ts';
import { descendantsOf } from '../tests/support/processes.ts';
import { RECITED_ARTICLE, RECITED_FRAME } from '../tests/support/recited-article.ts';
import { recitingModel } from '../tests/support/reciting-gguf.ts';
import { requestArticle } from '../tests/support/write-article.ts';
import { registerNewUser, writeBlog } from './support/accounts.ts';
import type { AppServer } from './support/app-server.ts';
import { test as base, expect } from './support/test.ts';

const WISH = { topic: 'Urban beekeeping', length: 'small' } as const;
const WINDOW_TOKENS = 16_384;

type Fixtures = {
  /** Runs `npm run model -- hf:…` beside the application, for a model that recites, and gives its exit code. */
  fetchModel: () => Promise<number | null>;
};

/** Playwright's test with an application that knows of no model, and a hub that has one. */
const test = base.extend<Fixtures>({
  app: async ({ startOwnApp }, use) => use(await startOwnApp()),
  fetchModel: async ({ app }, use) => {
    const hub = await startModelHub();
    hub.put('acme/reciting-GGUF', 'reciting-Q4_K_M.gguf', recitingModel(WINDOW_TOKENS, RECITED_ARTICLE));
    const settings = { DATA_DIR: app.dataDir, MODEL_HUB_BASE: hub.url };
    await use(async () => {
      const { ended } = startModelCommand(['hf:acme/reciting-GGUF:Q4_K_M'], settings);
      return (await ended).code;
    });
    await hub.close();
  },
});

async function modelProcesses(app: AppServer) {
  const all = await descendantsOf(app.pid() ?? 0);
  return all.filter(({ command }) => command.includes('lib/models/local/process.ts'));
}

test('one command fetches a model, and the next blog is written by it without a restart', async ({
  page,
  app,
  fetchModel,
}) => {
  const form = page.getByRole('form', { name: 'Create a blog' });
  await registerNewUser(page);
  await page.goto('/create');
  await expect(form).toContainText('No AI model is connected');
  const server = app.pid();
  expect(await fetchModel()).toBe(0);
  expect(await (await page.request.get('/api/writer')).json()).toMatchObject({
    model: 'reciting-GGUF:Q4_K_M',
    server: null,
    origin: 'local',
    isHere: true,
  });
  await page.reload();
  await expect(form).toContainText('written by reciting-GGUF:Q4_K_M, on this site’s own machine.');
  const id = await writeBlog(page, WISH.topic);
  const title = 'Bees on the Roof: What the City Asks of You';
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await (await page.request.get(`/api/blogs/${id}`)).json()).toMatchObject({
    topic: 'Urban beekeeping',
    writer: 'model',
    language: 'english',
    length: 'small',
    content: {
      title,
      intro: RECITED_FRAME.opening,
      sections: [
        { heading: 'What a roof asks of a hive' },
        { heading: 'Forage between the streets' },
        { heading: 'Keeping the peace with the neighbors' },
      ],
      conclusion: RECITED_FRAME.ending,
      keyPoints: { length: 3 },
      questions: { length: 3 },
    },
  });
  expect(await modelProcesses(app)).toHaveLength(1);
  expect(app.pid()).toBe(server);
});

test('kill -9 of the model in the middle of a blog is said, costs nothing, and the next blog is written', async ({
  app,
  fetchModel,
}) => {
  await fetchModel();
  const endless = { ...WISH, topic: RECITED_ARTICLE.endless.cue };
  const response = await requestArticle(app.url, endless);
  const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? [];
  const events = eventsOf(response);
  // The model is at it: a section is seen sentence by sentence.
  await untilEvent(events, 'partial');
  const [first] = await modelProcesses(app);
  process.kill(first?.pid ?? Number.NaN, 'SIGKILL');
  expect(await untilEvent(events, 'failed')).toMatchObject({
    status: 502,
    code: 'writer-failed',
    message: 'The model on this site’s machine stopped. Nothing was counted. Please try again.',
  });
  expect(app.output()).toContain('was killed, as happens when a machine runs out of memory');

  // A visitor has one free blog.
  await untilEvent(eventsOf(await requestArticle(app.url, WISH, { cookie })), 'done');
  const [second] = await modelProcesses(app);
  expect(second?.pid).not.toBe(first?.pid);
  expect((await requestArticle(app.url, WISH, { cookie })).status).toBe(403);
});
