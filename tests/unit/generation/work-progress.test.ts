import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WorkProgress } from '@/components/generation/work-progress.tsx';

test.each([
  ['is announced', 'Starting'],
  ['is not announced', undefined],
])('a screen reader finds the progress once where it %s', (_, spoken) => {
  const props = { title: 'Starting', label: 'Words written', value: null, max: 1, actions: null, spoken };
  const html = renderToStaticMarkup(createElement(WorkProgress, props));
  expect(html.replace(/<div aria-hidden="true".*?<\/div>/, '').match(/Starting/g)).toHaveLength(1);
});
