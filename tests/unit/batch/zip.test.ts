import { expect, test } from 'vitest';
import { zipStream } from '@/lib/blog-exports/export-several.ts';
import { distinctNames } from '@/lib/blog-exports/file-name.ts';

test('numbers the repeated names of an archive and skips names that are taken', () => {
  const given = ['blog-tea.html', 'blog-tea-2.html', 'blog-tea.html', 'blog-tea.html', 'blog-tea-2.html'];
  expect(given.map(distinctNames())).toEqual([
    'blog-tea.html',
    'blog-tea-2.html',
    'blog-tea-3.html',
    'blog-tea-4.html',
    'blog-tea-2-2.html',
  ]);
});

test('refuses more files than a ZIP can count', async () => {
  async function* files(count: number) {
    for (let at = 0; at < count; at += 1) yield { name: `${at}`, content: new Uint8Array(1) };
  }
  async function archiveSize(count: number) {
    let size = 0;
    for await (const chunk of zipStream(files(count))) size += chunk.byteLength;
    return size;
  }
  expect(await archiveSize(3)).toBeGreaterThan(300);
  await expect(archiveSize(65_536)).rejects.toThrow('a ZIP cannot hold so many files');
});
