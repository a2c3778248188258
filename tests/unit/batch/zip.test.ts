import { expect, test, vi } from 'vitest';
import { distinctName } from '@/lib/blog-exports/file-name.ts';
import { zipStream } from '@/lib/blog-exports/zip-stream.ts';

test.each([
  [[], 'blog-tea.html'],
  [['blog-tea.html'], 'blog-tea-2.html'],
  [['blog-tea.html', 'blog-tea-2.html'], 'blog-tea-3.html'],
])('beside %j, names a file %s', (taken, name) => {
  expect(distinctName('blog-tea.html', new Set(taken))).toBe(name);
});

test('finds a name among 10,000 of the same title in a few looks', () => {
  const all = ['blog-tea.md', ...Array.from({ length: 9999 }, (_, at) => `blog-tea-${at + 2}.md`)];
  const taken = new Set(all);
  const looks = vi.spyOn(taken, 'has');
  expect(distinctName('blog-tea.md', taken)).toBe('blog-tea-10001.md');
  expect(looks.mock.calls.length).toBeLessThan(40);
});

test('breaks an archive off that holds more files than its format can count', async () => {
  async function* files(count: number) {
    for (let at = 0; at < count; at += 1) yield { name: `${at}`, content: new Uint8Array(1) };
  }
  async function sizeOf(count: number) {
    let size = 0;
    for await (const chunk of zipStream(files(count))) size += chunk.byteLength;
    return size;
  }
  expect(await sizeOf(3)).toBeGreaterThan(300);
  await expect(sizeOf(65_536)).rejects.toThrow('a ZIP cannot hold so many files');
});
