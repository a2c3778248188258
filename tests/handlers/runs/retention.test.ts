import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { sweepGenerations } from '@/lib/writing/runs/mutations.ts';
import { responseAllEvents } from '../../support/event-stream.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { generateLive } from './live-generation.ts';

const HOUR = 3_600_000;

/** A run that was written so many hours ago; what is stored of it after a sweep. */
async function storedAfter(hours: number) {
  const visitor = await knownVisitor();
  const [accepted] = await responseAllEvents(await generateLive(visitor.headers));
  const id = String(accepted?.data.generationId);
  const prisma = await db();
  const finishedAt = new Date(Date.now() - hours * HOUR);
  await prisma.generation.update({ where: { id }, data: { finishedAt } });
  await sweepGenerations();
  const run = await prisma.generation.findUniqueOrThrow({ where: { id } });
  const events = await prisma.generationEvent.count({ where: { generationId: id } });
  return { request: run.request, blogs: Number(run.blogId !== null), hasLog: events > 0 };
}

test.each([
  ['the log of an ended run for a day, and the topic of its request', 23, { topic: 'Urban beekeeping' }, true],
  ['then the blog id for repeated requests', 25, null, false],
])('keeps %s', async (_, hours, request, hasLog) => {
  expect(await storedAfter(hours)).toEqual({ request, blogs: 1, hasLog });
});

test('keeps no picture of a run that has ended', async () => {
  const png =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await responseAllEvents(await generateLive((await knownVisitor()).headers, { userImages: [png] }));
  expect(await (await db()).generationPicture.count()).toBe(0);
  expect(await (await db()).image.count()).toBe(1);
});
