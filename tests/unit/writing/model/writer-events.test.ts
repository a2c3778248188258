import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import type { Article, WritingEvent, WritingRequest } from '@/lib/writing/types.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { requestFor, SOURCES } from './model-fixture.ts';

let fake: FakeOpenAI;
beforeAll(async () => {
  fake = await startFakeOpenAI({ apiKey: null });
});
afterAll(() => fake.close());

async function watch(mode: Mode, changes: Partial<WritingRequest> = {}) {
  fake.setMode(mode);
  const events: WritingEvent[] = [];
  const onEvent = (event: WritingEvent) => events.push(structuredClone(event));
  const writer = createModelWriter({ baseUrl: fake.baseUrl, model: 'gpt-test' });
  const article = await writer.write(requestFor({ sources: SOURCES, ...changes, onEvent }));
  return { article, events };
}

const partsOf = (events: readonly WritingEvent[]) => events.filter(({ type }) => type === 'part');

/** What a watcher has in the end: the last that was emitted of each part. */
function lastEmitted(events: readonly WritingEvent[]): Map<string, string> {
  return new Map(
    events.flatMap((event): [string, string][] => {
      if (event.type !== 'part') return [];
      return event.part === 'section'
        ? [[`${event.index} ${event.heading}`, event.content]]
        : [[event.part, event.content]];
    }),
  );
}

function finalTexts({ intro, sections, conclusion }: Article): Map<string, string> {
  const unmarked = (text: string) => text.replace(/ ?\[\d+\]/g, '');
  return new Map([
    ['introduction', unmarked(intro)],
    ...sections.map(({ heading, content }, index): [string, string] => [
      `${index} ${heading}`,
      unmarked(content),
    ]),
    ['conclusion', unmarked(conclusion)],
  ]);
}

describe.each<[string, Mode]>([
  ['writes well', {}],
  ['writes too little', { lengthFactor: 0.6 }],
  ['writes too much', { lengthFactor: 1.6 }],
  ['repeats itself', { fault: 'repeated-paragraph' }],
  ['leaves the language', { fault: 'wrong-language', task: 'section', requests: [2] }],
])('of a model that %s', (_, mode) => {
  test('watchers have the article’s parts in the end', async () => {
    const { article, events } = await watch(mode, { length: 'medium' });
    expect(Object.fromEntries(lastEmitted(events))).toEqual(
      Object.fromEntries(finalTexts(article)),
    );
  });

  test('watchers never see a citation mark or a section of another language', async () => {
    const { events } = await watch(mode, { length: 'medium', language: 'french' });
    const contents = partsOf(events).map((event) => JSON.stringify(event));
    expect(contents.filter((content) => /\[\d+\]|\bthe\b|\bund\b/.test(content))).toEqual([]);
  });
});

test('every part of an article in order is emitted once, as it comes', async () => {
  const { article, events } = await watch({});
  expect(partsOf(events)).toHaveLength(article.sections.length + 2);
  const phases = events.flatMap((event) => (event.type === 'phase' ? [event.phase] : []));
  expect(phases).toEqual(['planning', 'writing', 'polishing']);
  expect(events.at(-1)).toEqual({ type: 'phase', phase: 'polishing' });
});
