import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Blog } from '@/lib/blogs/schema.ts';
import { measureHabits } from '@/lib/writing/score/habits.ts';
import { allSentences, readText } from '@/lib/writing/sentences.ts';
import { readExamples } from '@/tests/support/language-examples.ts';
import { blogWith } from '../../../support/blogs.ts';

const saying = (content: string, given: Partial<Omit<Blog, 'content'>> = {}) =>
  measureHabits(blogWith({ ...given, content: { sections: [{ heading: 'Bread', content, images: [] }] } }));

/** A sentence of ten words without any habit. */
const PLAIN = 'The loaf went into the oven at six this morning.';
const plain = (sentences: number) => Array.from({ length: sentences }, () => PLAIN).join('\n\n');

test.each([
  ['Dashes between clauses: —', 'Bread rises — slowly.', 4],
  ['“Not X but Y”: not just a food, but', 'It is not just a food, but a craft.', 2],
  ["“Not X but Y”: n't about flour. It's", 'It isn’t about flour. It’s about time.', 2],
  ['Groups of three: Bread takes patience, practice, and care', 'Bread takes patience, practice, and care.', 6],
  ['Groups of three: warm, wet and sour', 'The dough is warm, wet and sour.', 6],
  ['Questions answered at once: The result?', 'The result? A better crust.', 2],
  ['Words that models overuse: testament to', 'It is a testament to patience.', 3],
])('finds a habit where it is one: %s', (named, form, fewest) => {
  const repeated = (count: number) => Array.from({ length: count }, () => form).join('\n\n');
  expect(saying(`${repeated(fewest)}\n\n${plain(5)}`)).toMatchObject({ verdict: 'notable' });
  expect(saying(`${repeated(fewest)}\n\n${plain(5)}`).findings[0]?.sentence).toBe(named);
  expect(saying(`${repeated(fewest - 1)}\n\n${plain(5)}`)).toMatchObject({ verdict: 'good', findings: [] });
  expect(saying(`${repeated(fewest)}\n\n${plain(500)}`)).toMatchObject({ verdict: 'good', findings: [] });
});

test.each([
  ['a list of four', 'We bought flour, salt, yeast, and oil.'],
  ['a range', 'It takes 10–12 hours.'],
  ['a clause before two things', 'When it rains, the bees and their queen stay home.'],
  ['a question that is left open', 'Why does it rise? Who knows?'],
  ['a question with a paragraph of its own', 'The result?'],
  ['words of others', 'She called it “a testament to — well — patience, practice, and care”.'],
  ['a quotation', '> A testament to patience — and care, time, and luck.'],
  ['the definition of a term', '- Crumb — the inside of a loaf'],
  ['code', '```\na testament to — b\n```'],
])('is no habit: %s', (_, text) => {
  expect(saying(Array.from({ length: 12 }, () => text).join('\n\n')).findings).toEqual([]);
});

test('gives each sentence as its author can replace it, and where it stands', () => {
  const twice = 'It is a testament to patience.';
  const content = `A pivotal [1] step. A *pivotal* one.\n\n${twice}\n\n${twice}`;
  const blog = blogWith({ content: { keyPoints: ['A.', 'B.'], intro: 'Delve in.' } });
  blog.content.sections[0] = { heading: 'Steps', content, images: [] };
  expect(measureHabits(blog).findings).toMatchObject([
    { own: { place: 0, sentence: 'Delve in.' }, place: { label: 'Introduction' } },
    { own: { place: 3, sentence: 'A pivotal [1] step.' }, place: { label: 'Steps', excerpt: 'A pivotal step.' } },
    { sentence: 'Words that models overuse: pivotal' },
    { sentence: 'Words that models overuse: testament to' },
    { sentence: 'Words that models overuse: testament to' },
  ]);
  expect(measureHabits(blog).findings.flatMap(({ own }) => own ?? [])).toHaveLength(2);
});

test.each(['german', 'french', 'spanish', 'italian', 'portuguese', 'russian', 'chinese', 'japanese'] as const)(
  'in %s counts what the lists of its language have, no more',
  (language) => {
    const { text } = readExamples(language).habits;
    expect(saying(text, { language }).verdict).toBe('notable');
    const dashes = Array.from({ length: 12 }, () => 'A — b, c, d, and e. So? Yes.').join('\n\n');
    expect(saying(dashes, { language }).findings).toEqual([]);
  },
);

test('leaves articles that people approved of alone', () => {
  const folder = 'lib/research/samples/english';
  const shares = readdirSync(folder).map((file) => {
    const [, , content = ''] = readFileSync(`${folder}/${file}`, 'utf8').split(/^---$/m);
    const all = allSentences(readText(content), 'english').length;
    return { found: saying(content).findings.length, all };
  });
  const total = (key: 'found' | 'all') => shares.reduce((sum, share) => sum + share[key], 0);
  expect(total('all')).toBeGreaterThan(10_000);
  expect(total('found') / total('all')).toBeLessThan(0.01);
});
