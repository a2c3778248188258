import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { POST as outline } from '@/app/api/blogs/outline/route.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../../fakes/openai/server.ts';
import { post } from '../../support/requests.ts';
import { changeOwnSection } from '../../support/section-change.ts';
import { knownVisitor } from '../../support/visitors.ts';

let model: FakeOpenAI;

beforeAll(async () => {
  model = await startFakeOpenAI({ apiKey: null });
  process.env.OPENAI_BASE_URL = model.baseUrl;
  process.env.MAX_RUN_TOKENS = '1000';
});
beforeEach(() => model.requests.splice(0));
afterAll(() => model.close());

const OVER_BUDGET =
  'This blog would exceed the model budget for one blog. Nothing was counted. Try a shorter length or fewer sources.';

test('an outline takes no more tokens than a blog may', async () => {
  const { headers } = await knownVisitor();
  const body = { topic: 'Urban beekeeping', length: 'small', findSources: false };
  const response = await outline(post('/api/blogs/outline', body, headers));
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ message: OVER_BUDGET });
  expect(model.requests).toEqual([]);
});

test('a rewritten section takes no more tokens than a blog may', async () => {
  const { response } = await changeOwnSection();
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ message: OVER_BUDGET });
  expect(model.requests).toEqual([]);
});
