import { beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { openRunLog, type RunLog } from '@/lib/writing/runs/event-mutations.ts';
import type { GenerationEvent } from '@/lib/writing/runs/schema.ts';

let id: string;

beforeEach(async () => {
  id = newId();
  const run = { id, actor: `visitor:${id}`, idempotencyKey: id, requestHash: 'x', attempts: 1 };
  await (await db()).generation.create({ data: { ...run, leaseExpiresAt: new Date() } });
});

const partial = (index: number, words: number): GenerationEvent => ({
  type: 'partial',
  index,
  heading: `Hive ${index}`,
  content: 'Bees. '.repeat(words).trim(),
});

const section = (index: number): GenerationEvent => ({
  type: 'part',
  part: 'section',
  index,
  heading: `Hive ${index}`,
  content: 'All of it.',
});

/** Emits events while the database keeps the run's log waiting, then what the log holds once it goes on. */
async function logAfterPause(emit: (runLog: RunLog) => void) {
  const prisma = await db();
  const runLog = openRunLog({ id, attempt: 1 });
  await prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM generations WHERE id = ${id} FOR UPDATE`;
    emit(runLog);
  });
  await runLog.stored();
  const rows = await prisma.generationEvent.findMany({ where: { generationId: id }, orderBy: { seq: 'asc' } });
  return rows.map(({ seq, type, data }) => [seq, { type, ...(data as object) }]);
}

test('a slow database gets only the newest text of each section', async () => {
  const events = await logAfterPause(({ emit }) => {
    emit({ type: 'phase', phase: 'writing' });
    for (let words = 1; words <= 50; words += 1) {
      emit(partial(0, words));
      emit(partial(1, words));
    }
  });
  expect(events).toEqual([
    [1, { type: 'phase', phase: 'writing' }],
    [2, partial(0, 50)],
    [3, partial(1, 50)],
  ]);
});

test('a finished section drops its waiting partial texts', async () => {
  const events = await logAfterPause(({ emit }) => {
    emit({ type: 'phase', phase: 'writing' });
    emit(partial(0, 1));
    emit(partial(1, 1));
    emit(section(0));
    emit(partial(1, 2));
    emit(section(1));
  });
  expect(events).toEqual([
    [1, { type: 'phase', phase: 'writing' }],
    [2, section(0)],
    [3, section(1)],
  ]);
});

test('a choice of another draft voids the texts of the first, stored or waiting', async () => {
  const { emit, stored } = openRunLog({ id, attempt: 1 });
  const outline: GenerationEvent = { type: 'outline', title: '', headings: [], words: 400 };
  for (const event of [outline, section(0), partial(1, 1)]) emit(event);
  await stored();
  const events = await logAfterPause((runLog) => {
    runLog.emit({ type: 'phase', phase: 'writing' });
    runLog.emit(partial(0, 1));
    runLog.emit({ type: 'chosen' });
    runLog.emit(partial(0, 2));
    runLog.emit(section(1));
  });
  expect(events).toEqual([
    [1, outline],
    [4, { type: 'phase', phase: 'writing' }],
    [5, { type: 'chosen' }],
    [6, partial(0, 2)],
    [7, section(1)],
  ]);
});

test('all other events are stored in order', async () => {
  const phases = ['planning', 'writing', 'polishing', 'saving'] as const;
  const events = await logAfterPause(({ emit }) => {
    for (const phase of phases) emit({ type: 'phase', phase });
  });
  expect(events).toEqual(phases.map((phase, at) => [at + 1, { type: 'phase', phase }]));
});

test('only the newest estimate is kept', async () => {
  const events = await logAfterPause(({ emit }) => {
    emit({ type: 'estimate', secondsLeft: 400 });
    emit({ type: 'phase', phase: 'writing' });
    emit({ type: 'estimate', secondsLeft: 390 });
    emit(partial(0, 1));
    emit({ type: 'estimate', secondsLeft: 300 });
  });
  expect(events).toEqual([
    [2, { type: 'phase', phase: 'writing' }],
    [4, partial(0, 1)],
    [5, { type: 'estimate', secondsLeft: 300 }],
  ]);
});
