import { expect, test } from 'vitest';
import { distinctName } from '@/lib/blog-exports/file-name.ts';

test.each([
  [[], 'blog-tea.html'],
  [['blog-tea.html'], 'blog-tea-2.html'],
  [['blog-tea.html', 'blog-tea-2.html'], 'blog-tea-3.html'],
])('beside %j, names a file %s', (taken, name) => {
  expect(distinctName('blog-tea.html', new Set(taken))).toBe(name);
});
