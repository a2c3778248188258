import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeOpenAI, startFakeOpenAI } from '../../fakes/openai/server.ts';
import { blogsOf, highestOverlap, newBatch } from '../../support/batches.ts';
import { signedInUser } from '../../support/users.ts';

process.env.FREE_BLOG_LIMIT = '1000';

let model: FakeOpenAI;

beforeAll(async () => {
  model = await startFakeOpenAI({ apiKey: null });
  process.env.OPENAI_BASE_URL = model.baseUrl;
});

afterAll(() => model.close());

test('twenty blogs of a batch through the model share little', async () => {
  const { headers } = await signedInUser();
  const batch = newBatch({ batchSize: 20, length: 'medium' });
  const ids: string[] = [];
  for (let index = 0; index < 20; index += 1) {
    ids.push((await (await batch.item(index, headers)).json()).id);
  }
  const blogs = await blogsOf(ids);
  expect(blogs).toHaveLength(20);
  expect(new Set(blogs.map(({ content }) => content.title)).size).toBe(20);
  expect(highestOverlap(blogs)).toBeLessThanOrEqual(0.1);
});
