import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import readInThread from '@/lib/blog-imports/import-thread.ts';

test('says so where lists and quotations are nested deeper than a stack holds', async () => {
  const text = `${'> - '.repeat(5000)}x`;
  const { port2: started } = new MessageChannel();
  expect(await readInThread({ input: { file: { name: 'a.md', text } }, started })).toEqual({
    refusal: 'Its lists or quotations are nested too deeply to be read.',
  });
});
