import { beforeEach, expect, test } from 'vitest';
import { POST as outline } from '@/app/api/blogs/outline/route.ts';
import { usedQuota } from '@/lib/access/queries.ts';
import { db } from '@/lib/database/db.ts';
import { untilEvent } from '../../support/event-stream.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { post } from '../../support/requests.ts';
import { changeOwnSection } from '../../support/section-change.ts';
import { changeSettings } from '../../support/settings.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { queueLive } from './live-generation.ts';

changeSettings({ RUN_DEADLINE_MINUTES: '0.01' });
const model = await connectFakeModel();
beforeEach(() => model.setMode({ fault: 'rate-limit', retryHeader: ['retry-after', '30'] }));

const TOO_LATE =
  'Writing this blog took longer than 0.01 minutes, so it was stopped. Nothing was counted. Please try again later.';

test('a blog past its deadline fails with a sentence, without using quota', async () => {
  const visitor = await knownVisitor();
  const { events } = await queueLive(visitor.headers, { findSources: false });
  expect(await untilEvent(events, 'failed')).toMatchObject({ status: 502, message: TOO_LATE });
  expect(await usedQuota(visitor.quotaKey)).toBe(0);
});

test('an outline past its deadline fails with the same sentence', async () => {
  const { headers } = await knownVisitor();
  const body = { topic: 'Urban beekeeping', length: 'small', findSources: false };
  const response = await outline(post('/api/blogs/outline', body, headers));
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ message: TOO_LATE });
});

test('a section rewrite past its deadline fails with the same sentence', async () => {
  const { id, response } = await changeOwnSection();
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ message: TOO_LATE });
  expect(await (await db()).blogRevision.count({ where: { blogId: id } })).toBe(0);
});
