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

const eventParts = (events: readonly WritingEvent[]) => events.filter((event) => event.type === 'part');

/** The last event of each part. */
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
    ...sections.map(({ heading, content }, index): [string, string] => [`${index} ${heading}`, unmarked(content)]),
    ['conclusion', unmarked(conclusion)],
  ]);
}

describe.each<[string, Mode]>([
  ['writes well', {}],
  ['writes too little', { lengthFactor: 0.6 }],
  ['writes too much', { lengthFactor: 1.6 }],
  ['repeats itself', { fault: 'repeated-paragraph' }],
  ['leaves the language', { fault: 'wrong-language', task: 'write', requests: [1] }],
  ['is cut off', { fault: 'cut-off', task: 'write', requests: [1] }],
  ['breaks off', { fault: 'breaks-off', task: 'write', requests: [1] }],
  ['renames its headings', { fault: 'renamed-headings' }],
  ['moves a paragraph', { moves: [{ paragraph: 3, behind: 5 }] }],
])('of a model that %s', (_, mode) => {
  test('viewers end with the article’s parts, and see no citation marks and no part twice', async () => {
    const { article, events } = await watch(mode, { length: 'medium', language: 'french' });
    expect(Object.fromEntries(lastEmitted(events))).toEqual(Object.fromEntries(finalTexts(article)));
    const contents = eventParts(events).map((event) => JSON.stringify(event));
    expect(contents.filter((content) => /\[\d+\]/.test(content))).toEqual([]);
    expect(contents.filter((content, at) => contents[at - 1] === content)).toEqual([]);
  });
});

test('each part is emitted once, in order', async () => {
  const { article, events } = await watch({}, { length: 'large' });
  const places = eventParts(events).map((event) =>
    event.type === 'part' && event.part !== 'section' ? event.part : (event as { index: number }).index,
  );
  const sections = article.sections.map((_, at) => at);
  expect(places).toEqual(['introduction', ...sections, 'conclusion']);
});

test('plan, outline and first words come in this order', async () => {
  const { events } = await watch({ pieceMs: 1 });
  const kinds = events.map((event) => (event.type === 'phase' ? event.phase : event.type));
  const distinct = kinds.filter((kind, at) => kinds.indexOf(kind) === at);
  expect(distinct).toEqual(['planning', 'outline', 'writing', 'part', 'partial', 'polishing']);
});

test('the first words of a large article come after two calls', async () => {
  let calls: number | undefined;
  fake.setMode({ pieceMs: 1 });
  const before = fake.requests.length;
  const seen = new AbortController();
  const onEvent = ({ type }: WritingEvent) => {
    if (type !== 'partial') return;
    calls ??= fake.requests.length - before;
    seen.abort('seen');
  };
  const writer = createModelWriter({ baseUrl: fake.baseUrl, model: 'gpt-test' });
  await expect(writer.write(requestFor({ length: 'large', signal: seen.signal, onEvent }))).rejects.toBe('seen');
  expect(calls).toBe(2);
});

test('a section grows sentence by sentence under its place and heading', async () => {
  const { events } = await watch({ pieceMs: 4 });
  const partials = events.filter((event) => event.type === 'partial');
  expect(partials.length).toBeGreaterThan(2);
  expect(partials.filter(({ content }) => !content.endsWith('.'))).toEqual([]);
  const outline = events.find((event) => event.type === 'outline');
  expect(partials.map(({ heading }) => heading)).toEqual(partials.map(({ index }) => outline?.headings[index]));
});
