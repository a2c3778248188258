import { describe, expect, test } from 'vitest';
import type { Language, Length } from '@/lib/constants/options';
import { createBuiltInWriter } from '@/lib/writing/built-in/writer';
import { type Outline, outlineSchema, type WritingEvent } from '@/lib/writing/live/schema';
import type { WritingRequest } from '@/lib/writing/types';
import { countArticleWords } from '@/lib/writing/words';
import { LIGHTHOUSE_PAGES } from './source-pages.ts';

const RANGES = { small: [300, 500], medium: [800, 1200], large: [1500, 2000] } as const;

const LANGUAGES: Language[] = [
  'english',
  'french',
  'spanish',
  'german',
  'chinese',
  'japanese',
  'russian',
  'portuguese',
  'italian',
];

function requestFor(changes: Partial<WritingRequest> = {}): WritingRequest {
  return {
    topic: 'How to brew green tea',
    length: 'medium',
    language: 'english',
    sources: [],
    seed: 'seed',
    signal: new AbortController().signal,
    ...changes,
  };
}

const writer = createBuiltInWriter();

/** What is written by an outline, after its user has changed it and sent it over the wire. */
async function writeBy(changed: Outline, changes: Partial<WritingRequest> = {}) {
  const outline = outlineSchema.parse(JSON.parse(JSON.stringify(changed)));
  const article = await writer.write(requestFor({ ...changes, outline, seed: 'another' }));
  const words = countArticleWords(article, changes.language ?? 'english');
  return { article, words, headings: article.sections.map(({ heading }) => heading) };
}

const headingsOf = ({ sections }: Outline) => sections.map(({ heading }) => heading);

test('proposes the same outline for the same seed, and others for others', async () => {
  const outlines = await Promise.all(
    ['a', 'a', 'b', 'c', 'd', 'e'].map((seed) => writer.outline(requestFor({ seed }))),
  );
  expect(outlines[0]).toEqual(outlines[1]);
  expect(new Set(outlines.map((outline) => headingsOf(outline).join())).size).toBeGreaterThan(1);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(['small', 'medium', 'large'] as const)(
    'writes a %s article by its own outline, under the headings it proposed',
    async (length: Length) => {
      const outline = await writer.outline(requestFor({ language, length }));
      const { article, words, headings } = await writeBy(outline, { language, length });
      expect(article.title).toBe(outline.title);
      expect(headings).toEqual(headingsOf(outline));
      expect(words).toBeGreaterThanOrEqual(RANGES[length][0]);
      expect(words).toBeLessThanOrEqual(RANGES[length][1]);
    },
  );
});

test.each([
  ['20 ways to save water', 'large'],
  ['10 ways to save water', 'medium'],
  ['Tea or coffee', 'large'],
  ['Best running shoes', 'small'],
  ['What is photosynthesis', 'medium'],
] as const)('proposes an outline of "%s" (%s) that it can write', async (topic, length) => {
  const outline = await writer.outline(requestFor({ topic, length }));
  const { headings, words } = await writeBy(outline, { topic, length });
  expect(headings).toEqual(headingsOf(outline));
  expect(words).toBeGreaterThanOrEqual(RANGES[length][0]);
});

test('writes sections in another order, each with its own text', async () => {
  const outline = await writer.outline(requestFor());
  const straight = await writeBy(outline);
  const reversed = await writeBy({ ...outline, sections: outline.sections.toReversed() });
  expect(reversed.article.sections).toEqual(straight.article.sections.toReversed());
});

test('writes renamed sections under their new names, as text', async () => {
  const outline = await writer.outline(requestFor());
  const names = outline.sections.map((_, at) => `<b>Section</b> ${at} {a|b} [topic] [1]`);
  const sections = outline.sections.map(({ covers }, at) => ({ heading: names[at] ?? '', covers }));
  const renamed = await writeBy({ title: '<script>', sections });
  const straight = await writeBy(outline);
  expect(renamed.article.title).toBe('<script>');
  expect(renamed.headings).toEqual(names);
  expect(renamed.article.sections.map(({ content }) => content)).toEqual(
    straight.article.sections.map(({ content }) => content),
  );
});

test('writes longer sections when one is removed, and stays in the range', async () => {
  const outline = await writer.outline(requestFor());
  const { headings, words } = await writeBy({ ...outline, sections: outline.sections.slice(1) });
  expect(headings).toEqual(headingsOf(outline).slice(1));
  expect(words).toBeGreaterThanOrEqual(800);
  expect(words).toBeLessThanOrEqual(1200);
});

test('keeps to the side of a comparison that is left', async () => {
  const topic = 'Tea vs coffee';
  const outline = await writer.outline(requestFor({ topic, length: 'small' }));
  const kept = outline.sections.filter(({ heading }) => !/\btea\b/i.test(heading));
  const straight = await writeBy(outline, { topic, length: 'small' });
  expect(straight.headings.join()).toMatch(/\btea\b/i);
  const { headings } = await writeBy({ ...outline, sections: kept }, { topic, length: 'small' });
  expect(headings).toEqual(kept.map(({ heading }) => heading));
});

test.each([
  ['reordered', (sections: Outline['sections']) => sections.toReversed()],
  ['without its first one', (sections: Outline['sections']) => sections.slice(1)],
])('numbers the citations of sections %s in reading order', async (_, change) => {
  const changes = { topic: 'The history of lighthouses', sources: LIGHTHOUSE_PAGES };
  const outline = await writer.outline(requestFor(changes));
  const { article } = await writeBy({ ...outline, sections: change(outline.sections) }, changes);
  const text = article.sections.map(({ content }) => content).join('\n');
  const marks = [...new Set(text.match(/\[\d+\]/g))];
  expect(marks.length).toBeGreaterThan(2);
  expect(marks).toEqual(article.evidence.map(({ number }) => `[${number}]`));
  expect(marks[0]).toBe('[1]');
  const unquoted = article.evidence.filter(({ quote }) => !text.includes(quote));
  expect(unquoted).toEqual([]);
});

test('says what to do when too few sections are left', async () => {
  const outline = await writer.outline(requestFor({ length: 'large' }));
  const sections = outline.sections.slice(0, 2);
  await expect(writeBy({ ...outline, sections }, { length: 'large' })).rejects.toMatchObject({
    code: 'refused',
    message:
      'The sections that are left are too few for an article of this length. Keep more of them, or choose a shorter length.',
  });
});

test('says that it cannot write a section that was added', async () => {
  const outline = await writer.outline(requestFor());
  const sections = [...outline.sections, { heading: 'Water from my own well', covers: '' }];
  await expect(writeBy({ ...outline, sections })).rejects.toMatchObject({
    code: 'refused',
    message:
      'The built-in writer can only reorder, rename and remove the sections it proposed; connect a model to add your own.',
  });
});

test('tells what it has written, part by part', async () => {
  const events: WritingEvent[] = [];
  const article = await writer.write(
    requestFor({ length: 'small', onEvent: (event) => events.push(event) }),
  );
  expect(events).toEqual([
    { type: 'phase', phase: 'planning' },
    {
      type: 'outline',
      title: article.title,
      headings: article.sections.map(({ heading }) => heading),
    },
    { type: 'phase', phase: 'writing' },
    { type: 'part', part: 'introduction', content: article.intro },
    ...article.sections.map((section, index) => ({
      ...{ type: 'part', part: 'section', index },
      ...section,
    })),
    { type: 'part', part: 'conclusion', content: article.conclusion },
  ]);
});
