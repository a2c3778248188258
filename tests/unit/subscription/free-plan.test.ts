import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FreePlan } from '@/components/subscription/plan/plans.tsx';

test.each([
  [0, '0 of 4', '4 free blogs left.'],
  [3, '3 of 4', '1 free blog left.'],
  [4, '4 of 4', 'All free blogs are used.'],
  [5, '4 of 4', 'All free blogs are used.'],
])('an account with %i blogs shows %s', (blogCount, figure, left) => {
  const card = renderToStaticMarkup(createElement(FreePlan, { blogCount, freeLimit: 4, actions: null }));
  expect(card).toContain(figure);
  expect(card).toContain(left);
});
