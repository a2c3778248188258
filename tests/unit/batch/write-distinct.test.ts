import { expect, test } from 'vitest';
import { writeDistinct } from '@/lib/writing/batch/write-distinct';
import { WritingError } from '@/lib/writing/errors';
import type { Article, Writer, WritingRequest } from '@/lib/writing/types';

const BATCH = '0b5ff1f6-9a6d-4f4e-9d0e-6d8f4b1f0a11';
const REQUEST = {
  topic: 'Tea',
  length: 'small',
  language: 'english',
  sources: [],
  signal: new AbortController().signal,
} as const;
const OLD = 'Water that has boiled too long tastes flat in any cup you pour it into';
const NEW = 'A scale on the kitchen table tells you more than the colour of the leaves does';
const OTHER = 'Every pot on the shelf has its own opinion about how leaves ought to unfold';

function articleOf(intro: string): Article {
  return { evidence: [], title: intro.slice(0, 9), intro, sections: [], conclusion: '' };
}

/** A writer that says the given texts in turn, and what it was asked. */
function writerOf(answers: readonly (string | Error)[]) {
  const requests: WritingRequest[] = [];
  const writer: Pick<Writer, 'write'> = {
    write: async (request) => {
      requests.push(request);
      const answer = answers[requests.length - 1];
      if (typeof answer !== 'string') throw answer ?? new Error('asked too often');
      return articleOf(answer);
    },
  };
  return { writer, requests };
}

const run = (writer: Pick<Writer, 'write'>, diversify = true) =>
  writeDistinct(
    writer,
    REQUEST,
    { batchId: BATCH, index: 1 },
    { diversify, written: [{ title: 'Old water', text: OLD }] },
  );

test('keeps an article that shares little with the earlier ones', async () => {
  const { writer, requests } = writerOf([NEW]);
  expect((await run(writer)).intro).toBe(NEW);
  expect(requests).toHaveLength(1);
});

test('writes a near-duplicate again, once, from another side', async () => {
  const { writer, requests } = writerOf([OLD, NEW]);
  expect((await run(writer)).intro).toBe(NEW);
  expect(requests[1]?.angle?.perspective).not.toBe(requests[0]?.angle?.perspective);
  expect(requests[1]?.seed).not.toBe(requests[0]?.seed);
});

test('keeps the less similar of two near-duplicates', async () => {
  const nearer = `${OLD} and then some`;
  const { writer, requests } = writerOf([`${OLD} ${OTHER}`, nearer]);
  expect((await run(writer)).intro).toBe(`${OLD} ${OTHER}`);
  expect(requests).toHaveLength(2);
});

test('keeps the first when the second cannot be written', async () => {
  const { writer } = writerOf([OLD, new WritingError('unavailable', 'Busy.')]);
  expect((await run(writer)).intro).toBe(OLD);
});

test('stops when it is called off during the second', async () => {
  const { writer } = writerOf([OLD, new DOMException('Gone', 'AbortError')]);
  await expect(run(writer)).rejects.toThrow('Gone');
});

test('tells the writer which titles are taken', async () => {
  const { writer, requests } = writerOf([NEW]);
  await run(writer);
  expect(requests[0]?.angle?.takenTitles).toEqual(['Old water']);
});

test('names no angle when none is wanted, and still has a place in the batch', async () => {
  const { writer, requests } = writerOf([NEW]);
  await run(writer, false);
  expect(requests[0]).not.toHaveProperty('angle');
  expect(requests[0]?.seed).toBe(`${BATCH}#1`);
});
