import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Article, WritingEvent } from '@/lib/writing/types.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { startEditedWriting } from './edited-writing.ts';
import { requestFor, SOURCES } from './model-fixture.ts';

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

const eventParts = (events: readonly WritingEvent[]) => events.filter((event) => event.type === 'part');

/** What viewers see in the end: the last event of each part; an outline says how many sections there are. */
function lastShown(events: readonly WritingEvent[]) {
  let shown = { title: '', introduction: '', sections: [] as string[], conclusion: '' };
  for (const event of events) {
    if (event.type === 'outline') {
      shown = { ...shown, title: event.title, sections: shown.sections.slice(0, event.headings.length) };
    } else if (event.type === 'part' && event.part === 'section') {
      shown.sections[event.index] = `${event.heading}\n${event.content}`;
    } else if (event.type === 'part') shown = { ...shown, [event.part]: event.content };
  }
  return shown;
}

function finalTexts({ title, intro, sections, conclusion }: Article) {
  const unmarked = (text: string) => text.replace(/ ?\[\d+\]/g, '');
  return {
    ...{ title, introduction: unmarked(intro), conclusion: unmarked(conclusion) },
    sections: sections.map(({ heading, content }) => `${heading}\n${unmarked(content)}`),
  };
}

describe.each<[string, Mode]>([
  ['writes well', {}],
  ['writes too little', { lengthFactor: 0.6 }],
  ['writes too much', { lengthFactor: 1.6 }],
  ['repeats itself', { fault: 'repeated-paragraph' }],
  ['leaves the language', { fault: 'wrong-language', task: 'write', requests: [1] }],
  ['is cut off', { fault: 'cut-off', task: 'write', requests: [1] }],
  ['breaks off', { fault: 'breaks-off', task: 'write', requests: [1] }],
  ['finds the other draft better', { plan: { openings: ['Un.', 'Deux.'] }, prints: '\0second' }],
])('of a model that %s', (_, mode) => {
  test('viewers end with the article, and see no citation marks and no part twice', async () => {
    const { article, events } = await writing.write(mode, { length: 'medium', language: 'french', sources: SOURCES });
    expect(lastShown(events)).toEqual(finalTexts(article));
    const contents = eventParts(events).map((event) => JSON.stringify(event));
    expect(contents.filter((content) => /\[\d+\]/.test(content))).toEqual([]);
    expect(contents.filter((content, at) => contents[at - 1] === content)).toEqual([]);
  });
});

test('each part is emitted once, in order', async () => {
  const { article, events } = await writing.write({}, { length: 'large' });
  const places = eventParts(events).map((event) => (event.part === 'section' ? event.index : event.part));
  const sections = article.sections.map((_, at) => at);
  expect(places).toEqual(['introduction', ...sections, 'conclusion']);
});

test('plan, outline, title and first words come in this order', async () => {
  const { article, events } = await writing.write({ pieceMs: 4 }, { sources: SOURCES });
  const told = events.filter(({ type }) => type !== 'chosen' && type !== 'estimate');
  const kinds = told.map((event) => (event.type === 'phase' ? event.phase : event.type));
  const distinct = kinds.filter((kind, at) => kinds.indexOf(kind) === at);
  expect(distinct).toEqual(['planning', 'outline', 'writing', 'part', 'partial', 'polishing']);
  const outlines = events.filter((event) => event.type === 'outline');
  expect(outlines[0]).toEqual({ type: 'outline', title: '', headings: [], words: 400 });
  expect(outlines[1]).toEqual({ type: 'outline', title: article.title, headings: [], words: 400 });
  expect(outlines.at(-1)?.headings).toEqual(article.sections.map(({ heading }) => heading));
});

test.each([
  ['small', 1],
  ['medium', 2],
  ['large', 2],
] as const)('the first words of a %s article come with call %i', async (length, call) => {
  const { fake, writer } = await startEditedWriting();
  fake.setMode({ pieceMs: 4 });
  const seen = new AbortController();
  const onEvent = ({ type }: WritingEvent) => type === 'partial' && seen.abort('seen');
  await expect(writer.write(requestFor({ length, signal: seen.signal, onEvent }))).rejects.toBe('seen');
  await fake.close();
  const growing = fake.requests.findLast(({ body }) => body.stream);
  expect([growing?.task, growing?.round]).toEqual(['write', call]);
});

test('a section grows sentence by sentence under its place and heading', async () => {
  const { article, events } = await writing.write({ pieceMs: 4 });
  const partials = events.filter((event) => event.type === 'partial');
  expect(partials.length).toBeGreaterThan(2);
  expect(partials.filter(({ content }) => !content.endsWith('.'))).toEqual([]);
  expect(partials.map(({ heading }) => heading)).toEqual(partials.map(({ index }) => article.sections[index]?.heading));
});
