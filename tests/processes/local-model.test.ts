import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppServer, startApp } from '../../e2e/support/app-server.ts';
import { type ModelHub, startModelHub } from '../fakes/model-hub.ts';
import { appClient } from '../support/app-client.ts';
import { responseEvents, untilEvent } from '../support/event-stream.ts';
import { startModelCommand } from '../support/model-command.ts';
import { findDescendants } from '../support/processes.ts';
import { RECITED_ARTICLE, RECITED_FRAME } from '../support/recited-article.ts';
import { recitingModel } from '../support/reciting-gguf.ts';

const WISH = { topic: 'Urban beekeeping', length: 'small' };
const WINDOW_TOKENS = 16_384;

let hub: ModelHub;
let app: AppServer;
beforeAll(async () => {
  [hub, app] = await Promise.all([startModelHub(), startApp()]);
  hub.put('acme/reciting-GGUF', 'reciting-Q4_K_M.gguf', recitingModel(WINDOW_TOKENS, RECITED_ARTICLE));
});
afterAll(async () => {
  await app.stop();
  await hub.close();
});

async function modelProcesses() {
  const all = await findDescendants(app.pid() ?? 0);
  return all.filter(({ command }) => command.includes('lib/models/local/process.ts'));
}

test('one command downloads a model, and the next blog is written by it without a restart', async () => {
  const visitor = appClient(app);
  const writer = async () => (await visitor('/api/writer')).json();
  expect(await writer()).toMatchObject({ model: null });
  const settings = { DATA_DIR: app.dataDir, MODEL_HUB_BASE: hub.url };
  expect((await startModelCommand(['hf:acme/reciting-GGUF:Q4_K_M'], settings).ended).code).toBe(0);
  const model = 'reciting-GGUF:Q4_K_M';
  expect(await writer()).toMatchObject({ model, server: null, origin: 'local', isHere: true });
  const { id } = await (await visitor('/api/blogs/generate', WISH)).json();
  expect(await (await visitor(`/api/blogs/${id}`)).json()).toMatchObject({
    topic: 'Urban beekeeping',
    writer: 'model',
    language: 'english',
    length: 'small',
    content: {
      title: 'Bees on the Roof: What the City Asks of You',
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
  expect(await modelProcesses()).toHaveLength(1);
});

test('kill -9 of the model during a blog is reported, costs nothing, and the next blog is written', async () => {
  const visitor = appClient(app);
  const write = (topic: string) =>
    visitor('/api/blogs/generate', { ...WISH, topic }, { headers: { accept: 'text/event-stream' } });
  const events = responseEvents(await write(RECITED_ARTICLE.endless.cue));
  // Its section arrives sentence by sentence.
  await untilEvent(events, 'partial');
  const [first] = await modelProcesses();
  process.kill(first?.pid ?? Number.NaN, 'SIGKILL');
  expect(await untilEvent(events, 'failed')).toMatchObject({
    status: 502,
    code: 'writer-failed',
    message: 'The model on this site’s machine stopped. Nothing was counted. Please try again.',
  });
  expect(app.output()).toContain('was killed, as happens when a machine runs out of memory');

  // A visitor has one free blog.
  await untilEvent(responseEvents(await write(WISH.topic)), 'done');
  const [second] = await modelProcesses();
  expect(second?.pid).not.toBe(first?.pid);
  expect((await write(WISH.topic)).status).toBe(403);
});
