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

const OLD: Sibling = { writer: 'digest', title: 'Old water', intro: '', sections: [], conclusion: '' };

/** The title of an article that was written under another one, and what its writer was asked for. */
async function written(title: string, { diversify = true, angle = '', approved = '' } = {}) {
  const requests: WritingRequest[] = [];
  const write: Writer['write'] = async (request) => {
    requests.push(request);
    return { evidence: [], title, intro: 'Hot.', sections: [{ heading: 'Water', content: 'Fresh.' }], conclusion: '' };
  };
  const place = { batchId: '0b5ff1f6-9a6d-4f4e-9d0e-6d8f4b1f0a11', index: 1 };
  const request = { ...REQUEST, angle, title: approved };
  const article = await writeInBatch({ write }, request, place, { diversify, siblings: [OLD] });
  return { title: article.title, angle: requests[0]?.angle, siblings: requests[0]?.siblings };
}

test.each([
  ['gives an article its own angle', 'New water', {}, 'New water', expect.stringMatching(/^[A-Z][^\n]{20,}$/)],
  ['keeps the angle of its batch', 'New water', { angle: 'Its costs' }, 'New water', 'Its costs'],
  ['sets no angle when none is wanted', 'New water', { diversify: false }, 'New water', undefined],
  ['changes a title that is taken', 'Old water', { diversify: false }, 'Old water: Water', undefined],
  ['keeps an approved title', 'New water', { diversify: false, approved: 'Old water' }, 'Old water', undefined],
])('%s', async (_, own, options, title, angle) => {
  expect(await written(own, options)).toEqual({ title, angle, siblings: [OLD] });
});
