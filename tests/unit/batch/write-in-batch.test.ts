import { expect, test } from 'vitest';
import { writeInBatch } from '@/lib/writing/generation/write-in-batch.ts';
import type { Sibling, Writer, WritingRequest } from '@/lib/writing/types.ts';

const REQUEST = {
  topic: 'Tea',
  length: 'small',
  language: 'english',
  sources: [],
  signal: new AbortController().signal,
} as const;

/** A writer of one article under a title, and what it was asked. */
function writerOf(kind: Writer['kind'], title: string) {
  const requests: WritingRequest[] = [];
  const writer: Pick<Writer, 'write' | 'kind'> = {
    kind,
    write: async (request) => {
      requests.push(request);
      const sections = [{ heading: 'Water', content: 'Fresh.' }];
      return { evidence: [], title, intro: 'Hot.', sections, conclusion: '' };
    },
  };
  return { writer, requests };
}

const OLD: Sibling = { writer: 'digest', title: 'Old water', intro: '', sections: [], conclusion: '' };

const run = (
  writer: Pick<Writer, 'write' | 'kind'>,
  { diversify = true, siblings = [OLD] as Sibling[], angle = '', title = '' } = {},
) =>
  writeInBatch(
    writer,
    { ...REQUEST, angle, title },
    { batchId: '0b5ff1f6-9a6d-4f4e-9d0e-6d8f4b1f0a11', index: 1 },
    { diversify, siblings },
  );

test('gives an article its own angle and the earlier blogs', async () => {
  const { writer, requests } = writerOf('model', 'New water');
  expect((await run(writer)).title).toBe('New water');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.angle).toMatch(/^[A-Z][^\n]{20,}$/);
  expect(requests[0]?.siblings).toEqual([OLD]);
});

test('keeps the angle of its batch', async () => {
  const { writer, requests } = writerOf('model', 'New water');
  await run(writer, { angle: 'What water costs' });
  expect(requests[0]?.angle).toBe('What water costs');
});

test('sets no angle when none is wanted', async () => {
  const { writer, requests } = writerOf('model', 'New water');
  await run(writer, { diversify: false });
  expect(requests[0]?.angle).toBeUndefined();
});

test('changes a title that is taken', async () => {
  const { writer } = writerOf('model', 'Old water');
  expect((await run(writer)).title).toBe('Old water: Water');
});

test('keeps the approved title, also one that is taken', async () => {
  const { writer, requests } = writerOf('model', 'New water');
  expect((await run(writer, { title: 'Old water' })).title).toBe('Old water');
  expect(requests[0]?.title).toBe('Old water');
});
