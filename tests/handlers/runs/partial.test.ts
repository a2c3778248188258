import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { type ReadEvent, responseAllEvents } from '../../support/event-stream.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { generateLive, queueLive } from './live-generation.ts';

const model = await connectFakeModel();

beforeEach(() => model.setMode({ pieceMs: 10 }));

const isPartial = ({ type }: ReadEvent) => type === 'partial';

async function partialRows(generationId: string) {
  const where = { generationId, type: 'partial' } as const;
  return (await db()).generationEvent.findMany({ where });
}

test('the first words of a section are streamed during its first call', async () => {
  const { id, events } = await queueLive((await knownVisitor()).headers);
  const before: ReadEvent[] = [];
  let first: ReadEvent | undefined;
  for await (const event of events) {
    if (isPartial(event)) {
      first = event;
      break;
    }
    before.push(event);
  }
  expect(first?.data).toMatchObject({ index: expect.any(Number), heading: expect.any(String) });
  expect(first?.data.content).toMatch(/^[^[\]<>{}]+[.!?]$/);
  expect(before.map(({ data }) => data.part)).not.toContain('section');
  expect(model.requests.at(-1)?.task).toBe('write');
  expect(model.stats.inFlight).toBe(1);
  expect((await partialRows(id)).length).toBeGreaterThan(0);
});

test('a section grows sentence by sentence, and a late watcher gets its current text once', async () => {
  const { id, events } = await queueLive((await knownVisitor()).headers);
  const seen: ReadEvent[] = [];
  const outdated: number[] = [];
  for await (const event of events) {
    seen.push(event);
    if (!isPartial(event)) continue;
    const rows = await partialRows(id);
    const sections = rows.map(({ data }) => (data as { index: number }).index);
    outdated.push(rows.length - new Set(sections).size);
  }
  expect(outdated.length).toBeGreaterThan(3);
  expect(Math.max(...outdated)).toBe(0);
  expect(await partialRows(id)).toEqual([]);

  const contents = seen.filter((event) => isPartial(event) && event.data.index === 0).map(({ data }) => data.content);
  expect(contents.length).toBeGreaterThan(2);
  const grown = contents.filter((text, at) => String(text).startsWith(String(contents[at - 1] ?? '')));
  expect(grown).toEqual(contents);
  const final = seen.find(({ data }) => data.type === 'part' && data.index === 0)?.data.content;
  expect(String(final).startsWith(String(contents.at(-1)))).toBe(true);
});

test('a section shows more only as time passes', async () => {
  model.setMode({ pieceMs: 1 });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  const earlier = model.requests.length;
  const events = await responseAllEvents(await generateLive((await knownVisitor()).headers, { length: 'small' }));
  const calls = model.requests.slice(earlier).filter(({ task }) => task === 'write');
  expect(calls.length).toBeGreaterThan(0);
  expect(events.filter(isPartial).length).toBeLessThanOrEqual(calls.length);
});

test('a server that does not stream shows whole sections', async () => {
  model.setMode({ unsupported: ['stream'] });
  const events = await responseAllEvents(await generateLive((await knownVisitor()).headers));
  expect(events.filter(isPartial)).toEqual([]);
  expect(events.at(-1)?.type).toBe('done');
});
