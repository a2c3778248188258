import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Preview } from '@/components/profile/transfer/import-form.tsx';
import type { FilePreview } from '@/lib/blog-imports/schema.ts';

const POST = {
  title: 'Tea at Home',
  intro: '',
  language: 'english',
  sections: 2,
  pictures: 0,
  createdAt: null,
  notes: [],
} as const;

function buttons(posts: readonly object[], selected: readonly string[] = []): string[] {
  const files = [{ name: 'tea.md', posts }] as unknown as FilePreview[];
  const html = renderToStaticMarkup(
    createElement(Preview, {
      preview: { files } as Parameters<typeof Preview>[0]['preview'],
      isBusy: false,
      done: undefined,
      problem: undefined,
      selected: new Set(selected) as Parameters<typeof Preview>[0]['selected'],
      select: () => {},
      onImport: () => {},
      onRestart: () => {},
    }),
  );
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label = '']) => label);
}

test.each([
  ['a file without posts', [], [], ['Choose other files']],
  ['a post that cannot be read', [{ title: 'Tea', problem: 'Too long.' }], [], ['Choose other files']],
  ['no selected post', [POST], [], ['Import drafts', 'Choose other files']],
  ['one selected post', [POST], ['0:0'], ['Import 1 draft', 'Choose other files']],
])('the preview of %s has these buttons', (_, posts, selected, labels) => {
  expect(buttons(posts, selected)).toEqual(labels);
});
