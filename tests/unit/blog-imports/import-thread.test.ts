import { expect, test } from 'vitest';
import readInThread from '@/lib/blog-imports/import-thread.ts';

test('refuses lists and quotations nested deeper than the stack', () => {
  const text = `${'> - '.repeat(5000)}x`;
  expect(readInThread({ step: 'file', input: [{ name: 'a.md', text }] })).toEqual({
    refusal: 'Its lists or quotations are nested too deeply.',
  });
});
