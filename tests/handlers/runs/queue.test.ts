import { afterEach, beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { untilEvent } from '../../support/event-stream.ts';
import { eventually } from '../../support/eventually.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { cancel, queueLive, readStatus } from './live-generation.ts';

changeSettings({ GENERATION_CONCURRENCY: '2', FREE_BLOG_LIMIT: '1000' });

const model = await connectFakeModel();
let open: { id: string; headers: Record<string, string> }[] = [];

// Every run hangs until it is canceled, so that the tests decide when a slot is free.
beforeEach(() => model.setMode({ fault: 'hang' }));

afterEach(async () => {
  await Promise.all(open.map(({ id, headers }) => cancel(id, headers)));
  open = [];
  await eventually(() => expect(model.stats.inFlight).toBe(0));
});

async function queue(headers: Record<string, string>) {
  const run = { ...(await queueLive(headers)), headers };
  open.push(run);
  return run;
}

const isRunning = (id: string) => eventually(async () => expect(await readStatus(id)).toBe('running'));

/** Two runs of two visitors that hold both slots. */
async function fullHouse() {
  const first = await queue((await knownVisitor()).headers);
  await isRunning(first.id);
  const second = await queue((await knownVisitor()).headers);
  await isRunning(second.id);
  return { first, second };
}

async function premiumUser() {
  const signedIn = await signedInUser();
  const userId = signedIn.user.id;
  await (await db()).subscription.create({
    data: {
      id: `sub_${userId}`,
      userId,
      customerId: `cus_${userId}`,
      status: 'active',
      currentPeriodEnd: new Date(Date.now() + 86_400_000),
      createdAt: new Date(),
    },
  });
  return signedIn;
}

test('performs runs up to its limit', async () => {
  const runs: Awaited<ReturnType<typeof queue>>[] = [];
  for (let n = 0; n < 5; n += 1) runs.push(await queue((await knownVisitor()).headers));
  const statuses = () => Promise.all(runs.map(({ id }) => readStatus(id)));
  await eventually(() => expect(model.stats.inFlight).toBe(2));
  expect(await statuses()).toEqual(['running', 'running', 'queued', 'queued', 'queued']);
  await cancel(runs[0]?.id ?? '', runs[0]?.headers ?? {});
  await isRunning(runs[2]?.id ?? '');
  await eventually(() => expect(model.stats.inFlight).toBe(2));
  expect(await statuses()).toEqual(['failed', 'running', 'running', 'queued', 'queued']);
});

test('takes a premium user first', async () => {
  const { first } = await fullHouse();
  const early = await queue((await knownVisitor()).headers);
  const premium = await queue((await premiumUser()).headers);
  await cancel(first.id, first.headers);
  await isRunning(premium.id);
  expect(await readStatus(early.id)).toBe('queued');
});

test('takes an actor without running runs before an earlier one with some', async () => {
  const busy = await signedInUser();
  const [one, two, three] = [await queue(busy.headers), await queue(busy.headers), await queue(busy.headers)];
  await isRunning(two.id);
  const late = await queue((await knownVisitor()).headers);
  await cancel(one.id, one.headers);
  await isRunning(late.id);
  expect(await readStatus(three.id)).toBe('queued');
});

test('streams the place in the queue, and its changes', async () => {
  const { first } = await fullHouse();
  const early = await queue((await knownVisitor()).headers);
  const late = await queue((await knownVisitor()).headers);
  expect(await untilEvent(late.events, 'queued')).toEqual({ type: 'queued', position: 2 });
  await cancel(first.id, first.headers);
  await isRunning(early.id);
  expect(await untilEvent(late.events, 'queued')).toEqual({ type: 'queued', position: 1 });
});

test('streams the place in the order of claims, not of requests', async () => {
  await fullHouse();
  const busy = await signedInUser();
  await queue(busy.headers);
  const second = await queue(busy.headers);
  expect((await untilEvent(second.events, 'queued')).position).toBe(2);
  const late = await queue((await knownVisitor()).headers);
  expect((await untilEvent(late.events, 'queued')).position).toBe(2);
  expect((await untilEvent(second.events, 'queued')).position).toBe(3);
});
