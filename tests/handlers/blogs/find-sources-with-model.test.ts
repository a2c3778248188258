import { afterAll, beforeAll, expect, test } from 'vitest';
import { POST } from '@/app/api/blogs/generate/route.ts';
import { db } from '@/lib/database/db.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../../fakes/openai/server.ts';
import { post } from '../../support/requests.ts';
import { knownVisitor } from '../../support/visitors.ts';

let model: FakeOpenAI;

beforeAll(async () => {
  model = await startFakeOpenAI({ apiKey: 'sk-test-research' });
  process.env.OPENAI_BASE_URL = model.baseUrl;
  process.env.OPENAI_API_KEY = 'sk-test-research';
});
afterAll(() => model.close());

const BODY = { topic: 'How to start a vegetable garden', length: 'small', findSources: true };

test('a model says what to search for, and cites the pages that were found', async () => {
  const { headers } = await knownVisitor();
  const { id } = await (await POST(post('/api/blogs/generate', BODY, headers))).json();
  const blog = await (await db()).blog.findUniqueOrThrow({ where: { id } });
  expect(blog.writer).toBe('model');
  const sources = blog.sources as { url: string }[];
  expect(sources[0]?.url).toBe('http://quillcast.test/library/english/vegetable-garden');
  const tasks = model.requests.map(({ task }) => task);
  expect(tasks[0]).toBe('search');
  expect(tasks.filter((task) => task === 'search')).toHaveLength(1);
});

test('a model that refuses our key is said to be at fault before anything is read', async () => {
  model.setMode({ fault: 'invalid-key' });
  const { headers } = await knownVisitor();
  const response = await POST(post('/api/blogs/generate', BODY, headers));
  expect(response.status).toBe(502);
});
