import { expect, test } from 'vitest';
import { withChange } from '@/lib/blogs/authorship/origin.ts';
import { writeRecord } from '@/lib/provenance/service.ts';
import { blogWith } from '../../support/blogs.ts';

const OWN = { model: null, isImported: false, changes: [] };
const MODEL = { name: 'Qwen3 4B', place: 'file' } as const;
const AT = '2026-11-27T02:00:00.000Z';

test.each([
  ['an older blog of a model', 'model', null, { kind: 'model' }],
  ['a model of this machine', 'model', { ...OWN, model: MODEL }, { kind: 'model', model: MODEL }],
  ['a digest', 'digest', OWN, { kind: 'digest' }],
  ['a page of close notes', 'close', OWN, { kind: 'close' }],
  ['a person', 'person', null, { kind: 'person' }],
  ['an import', 'model', { ...OWN, isImported: true }, { kind: 'imported', declared: 'model' }],
] as const)('names the writer: %s', (_, writer, stored, expected) => {
  expect(writeRecord(blogWith({ writer }), stored).writer).toEqual(expected);
});

test('knows a review and who stated it, passages and their hashes', () => {
  const sources = [
    { number: 1, url: 'https://bees.example/', title: 'Bees', quote: 'Bees drink.' },
    { number: 2, url: 'https://old.example/', title: 'Old' },
  ];
  const read = { sources, reviewedAt: AT, userDisplayName: 'Ada' };
  const record = writeRecord(blogWith(read), OWN);
  expect(record.review).toEqual({ by: 'Ada', at: AT, kind: 'read', textHash: record.textHash });
  const examination = { passages: 2, confirmed: 5, changed: 1, cut: 3 };
  const { review } = writeRecord(blogWith({ ...read, examination }), OWN);
  expect(review).toEqual({ ...record.review, kind: 'examined', ...examination });
  expect(record.passages.map(({ number, quoteHash }) => [number, quoteHash])).toEqual([
    [1, 'cfb428a2dbfc1f861de419d9faaaafc93239bcf2af99ace483561e60141c8efe'],
    [2, null],
  ]);
});

test.each([
  ['a line break moves between parts', { title: 'One\nTwo', intro: '' }, { title: 'One', intro: 'Two\n' }],
  ['key points become a question', { keyPoints: ['One', 'Two'] }, { questions: [{ question: 'One', answer: 'Two' }] }],
  ['the conclusion gets a heading of its own', {}, { conclusionHeading: 'One' }],
])('hashes another text when %s', (_, one, other) => {
  const text = { title: '', intro: '', sections: [], conclusion: '' };
  const [first, second] = [one, other].map((parts) => writeRecord(blogWith({ content: { ...text, ...parts } }), OWN));
  expect(first?.textHash).not.toBe(second?.textHash);
});

test('counts consecutive changes of one party together', () => {
  const other = { ...MODEL, name: 'Another' };
  const parties = [null, null, MODEL, MODEL, other, null];
  const changes = parties.reduce(
    (before, by, at) => withChange(before, by, `${at}`),
    [] as ReturnType<typeof withChange>,
  );
  expect(changes).toEqual([
    { by: null, first: '0', last: '1', times: 2 },
    { by: MODEL, first: '2', last: '3', times: 2 },
    { by: other, first: '4', last: '4', times: 1 },
    { by: null, first: '5', last: '5', times: 1 },
  ]);
});
