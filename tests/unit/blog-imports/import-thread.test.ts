import { expect, test } from 'vitest';
import readInThread from '@/lib/blog-imports/import-thread.ts';

test('refuses lists and quotations nested deeper than the stack', () => {
  const post = { title: '', html: `${'<blockquote><ul><li>'.repeat(5000)}x` };
  expect(readInThread({ step: 'post', input: [post, 'x'] })).toEqual({
    refusal: 'Its lists or quotations are nested too deeply.',
  });
});
