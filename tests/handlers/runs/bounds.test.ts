import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usedQuota } from '@/lib/access/queries.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { responseAllEvents, untilEvent } from '../../support/event-stream.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { ownedBlog } from '../../support/owned-blog.ts';
import { makeRefusal } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { generateLive, queueLive } from './live-generation.ts';

const model = await connectFakeModel();
changeSettings({ MAX_RUN_TOKENS: '7500' });

const OVER_BUDGET =
  'This blog would exceed the model budget for one blog. Nothing was counted. Try a shorter length or fewer sources.';

test('the usage of a blog is stored and shown to its owner', async () => {
  const { headers } = await signedInUser();
  const before = { ...model.stats.billed };
  const events = await responseAllEvents(await generateLive(headers, { findSources: false }));
  const id = String(events.at(-1)?.data.id);
  const run = await (await db()).generation.findFirstOrThrow({ where: { blogId: id } });
  const { tokensIn, tokensOut } = model.stats.billed;
  expect(run).toMatchObject({
    modelCalls: 2,
    tokensIn: tokensIn - before.tokensIn,
    tokensOut: tokensOut - before.tokensOut,
  });
  const response = await api.get(`/api/blogs/${id}/score`, headers);
  expect(await response.json()).toMatchObject({
    usage: {
      calls: 2,
      tokensIn: run.tokensIn,
      tokensOut: run.tokensOut,
      tokensCached: run.tokensCached,
      seconds: run.modelSeconds,
    },
  });
});

test('a blog over the token limit fails without using quota, and its usage is stored', async () => {
  const visitor = await knownVisitor();
  const body = { length: 'large', findSources: false };
  const events = await responseAllEvents(await generateLive(visitor.headers, body));
  expect(events.at(-1)?.data).toMatchObject({ type: 'failed', status: 502, message: OVER_BUDGET });
  expect(await usedQuota(visitor.quotaKey)).toBe(0);
  const id = String(events[0]?.data.generationId);
  const run = await (await db()).generation.findUniqueOrThrow({ where: { id } });
  expect(run.modelCalls).toBeGreaterThan(0);
});

test('a pause of the model is streamed with the deadline of the run', async () => {
  model.setMode({ fault: 'rate-limit', requests: [1], retryHeader: ['retry-after', '4'] });
  const asked = Date.now();
  const { events } = await queueLive((await knownVisitor()).headers, { findSources: false });
  const { until, deadline } = await untilEvent(events, 'waiting');
  expect(Date.parse(String(until)) - asked).toBeGreaterThanOrEqual(4000);
  expect(Date.parse(String(deadline)) - asked).toBeGreaterThanOrEqual(10 * 60_000);
  expect(await untilEvent(events, 'done')).toMatchObject({ type: 'done' });
});

const outline = async () => {
  const body = { topic: 'Urban beekeeping', length: 'small', findSources: false };
  return api.post('/api/blogs/outline', body, (await knownVisitor()).headers);
};

/** Asks for the first section of a new user's blog to be written again. */
async function changeSection() {
  const { id, headers, basedOn } = await ownedBlog({ topic: 'Bees on a roof' });
  const response = await api.post(`/api/blogs/${id}/sections/0`, { change: 'regenerate', basedOn }, headers);
  expect(await (await db()).blogRevision.count({ where: { blogId: id } })).toBe(0);
  return response;
}

const OTHER_CALLS = [
  ['an outline', outline],
  ['a section that is rewritten', changeSection],
] as const;

describe('past the deadline', () => {
  beforeAll(() => changeSettings({ RUN_DEADLINE_MINUTES: '0.01' }));
  afterAll(() => changeSettings({ RUN_DEADLINE_MINUTES: '' }));
  beforeEach(() => model.setMode({ fault: 'rate-limit', retryHeader: ['retry-after', '30'] }));

  const TOO_LATE =
    'Writing this blog took longer than 0.01 minutes, so it was stopped. Nothing was counted. Please try again later.';

  test('a blog fails with a sentence, without using quota', async () => {
    const visitor = await knownVisitor();
    const { events } = await queueLive(visitor.headers, { findSources: false });
    expect(await untilEvent(events, 'failed')).toMatchObject({ status: 502, message: TOO_LATE });
    expect(await usedQuota(visitor.quotaKey)).toBe(0);
  });

  test.each(OTHER_CALLS)('%s fails with the same sentence', async (_, ask) => {
    expect(await makeRefusal(ask())).toEqual([502, TOO_LATE]);
  });
});

describe('over the token limit', () => {
  beforeAll(() => changeSettings({ MAX_RUN_TOKENS: '1000' }));

  test.each(OTHER_CALLS)('%s fails before the model is asked', async (_, ask) => {
    const before = model.requests.length;
    expect(await makeRefusal(ask())).toEqual([502, OVER_BUDGET]);
    expect(model.requests).toHaveLength(before);
  });
});
