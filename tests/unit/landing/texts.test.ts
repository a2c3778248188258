import { expect, test } from 'vitest';
import { SAMPLE } from '@/components/landing/proof.tsx';
import { findNote } from '@/lib/research/library/notes.ts';

test('the proof quotes its note word for word', async () => {
  const { path, title, passage } = SAMPLE.source;
  expect(path).toBe('/library/english/story-of-chocolate');
  const note = await findNote('english', 'story-of-chocolate');
  expect(note?.title).toBe(title);
  expect(note?.text).toContain(passage.join(''));
});
