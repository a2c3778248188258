import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLookingForServers } from '@/lib/models/servers/server-watch.ts';
import { runShutdownTasks } from '@/lib/shutdown.ts';
import { jsonAnswer } from '../../fakes/faults.ts';
import { type LocalServer, startLocalServer } from '../../fakes/local-server.ts';
import { forwardChat } from '../../fakes/model-servers/forward.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../../fakes/openai/server.ts';
import { api } from '../../support/api.ts';
import { untilEvent } from '../../support/event-stream.ts';
import { changeSettings } from '../../support/settings.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { queueLive } from '../runs/live-generation.ts';

const BODY = { topic: 'Urban beekeeping', length: 'small' };

/** Until then the model is being loaded: its first question is not answered. */
const loaded = Promise.withResolvers<void>();

let chats: FakeOpenAI;
let server: LocalServer;

beforeAll(async () => {
  chats = await startFakeOpenAI({ apiKey: null });
  server = await startLocalServer(async (call) => {
    if (call.method === 'GET') {
      return jsonAnswer(200, { object: 'list', data: [{ id: 'llama3.1:8b', object: 'model' }] });
    }
    await loaded.promise;
    return forwardChat(call, chats.baseUrl);
  });
  changeSettings({ MODEL_SERVERS: server.url });
  startLookingForServers();
});

afterAll(async () => {
  await runShutdownTasks();
  await Promise.all([server.close(), chats.close()]);
});

const readWriter = async (id: unknown) => (await (await api.get(`/api/blogs/${id}`)).json()).writer;

test('who asks meanwhile waits until a loading model answers, and nobody else does', async () => {
  const { headers } = await knownVisitor();
  const { events } = await queueLive(headers, BODY);
  expect(await untilEvent(events, 'queued')).toMatchObject({ position: 1 });
  expect(await (await api.get('/api/writer')).json()).toMatchObject({ model: null });
  const other = await knownVisitor();
  const body = { ...BODY, withoutModel: true };
  const { id } = await (await api.post('/api/blogs/generate', body, other.headers)).json();
  expect(await readWriter(id)).toBe('close');
  loaded.resolve();
  expect(await readWriter((await untilEvent(events, 'done')).id)).toBe('model');
});
