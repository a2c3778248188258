import { expect, test } from 'vitest';
import { GET as score } from '@/app/api/blogs/[id]/score/route.ts';
import { usedQuota } from '@/lib/access/queries.ts';
import { db } from '@/lib/database/db.ts';
import { responseAllEvents, untilEvent } from '../../support/event-stream.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { get, params } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { generateLive, queueLive } from './live-generation.ts';

const model = await connectFakeModel();
changeSettings({ MAX_RUN_TOKENS: '7500' });

test('the usage of a blog is stored and shown to its owner only', async () => {
  const { headers } = await signedInUser();
  const before = { ...model.stats.billed };
  const events = await responseAllEvents(await generateLive(headers, { findSources: false }));
  const id = String(events.at(-1)?.data.id);
  const run = await (await db()).generation.findFirstOrThrow({ where: { blogId: id } });
  const { tokensIn, tokensOut } = model.stats.billed;
  expect(run).toMatchObject({
    modelCalls: 3,
    tokensIn: tokensIn - before.tokensIn,
    tokensOut: tokensOut - before.tokensOut,
  });
  const response = await score(get(`/api/blogs/${id}/score`, headers), params({ id }));
  expect(await response.json()).toMatchObject({
    usage: {
      calls: 3,
      tokensIn: run.tokensIn,
      tokensOut: run.tokensOut,
      tokensCached: run.tokensCached,
      seconds: run.modelSeconds,
    },
  });
  const { headers: others } = await signedInUser();
  expect((await score(get('/', others), params({ id }))).status).toBe(403);
});

test('a blog over the token limit fails without using quota, and its usage is stored', async () => {
  const visitor = await knownVisitor();
  const body = { length: 'large', findSources: false };
  const events = await responseAllEvents(await generateLive(visitor.headers, body));
  expect(events.at(-1)?.data).toMatchObject({
    type: 'failed',
    status: 502,
    message:
      'This blog would exceed the model budget for one blog. Nothing was counted. Try a shorter length or fewer sources.',
  });
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
