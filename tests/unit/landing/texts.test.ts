import { expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { SAMPLES } from '@/lib/languages/proofs.ts';
import { findNote } from '@/lib/research/library/notes.ts';

test.each(Object.entries(SAMPLES))('the proof in %s quotes its note word for word', async (language, sample) => {
  const { note, title, passage, sentence } = sample;
  const found = await findNote(language as Language, note);
  expect(found?.title).toBe(title);
  expect(found?.text).toContain(passage.join(''));
  expect(sentence).toHaveLength(passage.length);
});
