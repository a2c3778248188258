import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLookingForServers } from '@/lib/models/servers/server-watch.ts';
import { runShutdownTasks } from '@/lib/shutdown.ts';
import type { LocalServer } from '../../fakes/local-server.ts';
import { startFakeOllama } from '../../fakes/model-servers/ollama.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../../fakes/openai/server.ts';
import { api } from '../../support/api.ts';
import { untilEvent } from '../../support/event-stream.ts';
import { eventually } from '../../support/eventually.ts';
import { usedBy } from '../../support/owned-blog.ts';
import { readAnswer } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { queueLive } from '../runs/live-generation.ts';

const BODY = { topic: 'Lighthouses of the north', length: 'small' };
const MODELS = [{ name: 'hf.co/someone/Llama-3.1-8B-Instruct-GGUF:Q4_K_M', gigabytes: 4.9 }];

let chats: FakeOpenAI;
let ollama: LocalServer;

const announced = async () => (await api.get('/api/writer')).json();

beforeAll(async () => {
  chats = await startFakeOpenAI({ apiKey: null });
  ollama = await startFakeOllama({ models: MODELS, chatUrl: chats.baseUrl });
  changeSettings({ MODEL_SERVERS: ollama.url });
  startLookingForServers();
  await eventually(async () => expect((await announced()).model).not.toBeNull());
});

afterAll(async () => {
  await runShutdownTasks();
  await chats.close();
});

test('names the model that was found and the program that runs it, and no address', async () => {
  expect(await announced()).toEqual({
    model: 'Llama-3.1-8B-Instruct-GGUF:Q4_K_M',
    server: 'Ollama',
    origin: 'found',
    isHere: true,
    research: true,
  });
});

test('writes a blog with the model that was found, one call after the other', async () => {
  const visitor = await knownVisitor();
  const { id } = await (await api.post('/api/blogs/generate', BODY, visitor.headers)).json();
  const blog = await (await api.get(`/api/blogs/${id}`)).json();
  expect(blog.writer).toBe('model');
  const { record } = await (await api.get(`/api/blogs/${id}/provenance`)).json();
  const model = { name: 'Llama-3.1-8B-Instruct-GGUF:Q4_K_M', place: 'server', at: 'Ollama' };
  expect(record.writer).toEqual({ kind: 'model', model });
  expect(chats.stats.maxInFlight).toBe(1);
  expect(chats.requests.every(({ authorization }) => authorization === undefined)).toBe(true);
});

test('writes one article after the other, and none of them is late for the others', async () => {
  chats.setMode({ latencyMs: 10 });
  const before = chats.requests.length;
  const topics = ['Urban beekeeping', 'Rainwater gardens', 'Night trains'];
  const responses = await Promise.all(
    topics.map(async (topic) => api.post('/api/blogs/generate', { ...BODY, topic }, (await knownVisitor()).headers)),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const asked = chats.requests.slice(before).map(({ topic }) => topic);
  const named = asked.filter((topic) => topic !== '');
  const changes = named.filter((topic, at) => at > 0 && topic !== named[at - 1]);
  expect(changes).toHaveLength(2);
});

test('what the model could not write is said without the path of its file', async () => {
  chats.setMode({ fault: 'wrong-language' });
  const response = await api.post('/api/blogs/generate', BODY, (await knownVisitor()).headers);
  expect((await response.json()).message).toMatch(/^Llama-3\.1-8B-Instruct-GGUF:Q4_K_M could not write this blog: /);
});

test('says that the server stopped answering, offers a page of close notes, gives the free blog back, and writes only the next without it', async () => {
  chats.setMode({ fault: 'hang' });
  const visitor = await knownVisitor();
  const answer = api.post('/api/blogs/generate', BODY, visitor.headers);
  await eventually(() => expect(chats.stats.inFlight).toBe(1));
  const waiting = await knownVisitor();
  const { events } = await queueLive(waiting.headers, BODY);
  await ollama.close();
  expect(await readAnswer(answer)).toMatchObject([
    502,
    {
      code: 'writer-failed',
      alternative: 'close',
      message: 'The model server (Ollama) stopped answering. Nothing was counted. Please try again.',
    },
  ]);
  expect(await usedBy(visitor.quotaKey)).toBe(0);
  // It was told that a model writes, too.
  expect(await untilEvent(events, 'failed')).toMatchObject({
    status: 502,
    code: 'writer-failed',
    alternative: 'close',
    // Its turn comes before or after the watch has noticed.
    message: expect.stringMatching(
      /^The model (?:for this blog \(Llama-3\.1-8B-Instruct-GGUF:Q4_K_M\) is no longer connected|server \(Ollama\) stopped answering)\. Nothing was counted\. /,
    ),
  });
  expect(await usedBy(waiting.quotaKey)).toBe(0);
  await eventually(async () => expect((await announced()).model).toBeNull());
  const { id } = await (await api.post('/api/blogs/generate', BODY, visitor.headers)).json();
  const blog = await (await api.get(`/api/blogs/${id}`)).json();
  expect(blog.writer).not.toBe('model');
});
