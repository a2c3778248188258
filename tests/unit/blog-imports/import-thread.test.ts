import { expect, test } from 'vitest';
import readInThread from '@/lib/blog-imports/import-thread.ts';

test('says so where lists and quotations are nested deeper than a stack holds', () => {
  const text = `${'> - '.repeat(5000)}x`;
  expect(readInThread({ file: { name: 'a.md', text } })).toEqual({
    refusal: 'Its lists or quotations are nested too deeply.',
  });
});
