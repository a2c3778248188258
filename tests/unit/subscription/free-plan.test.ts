import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FreePlan } from '@/components/subscription/plan/plans.tsx';

test.each([
  [0, '0 of 4', '4 more are free.'],
  [3, '3 of 4', 'One more is free.'],
  [4, '4 of 4', 'All used up.'],
  [5, '4 of 4', 'All used up.'],
])('an account that has made %i blogs reads %s', (blogCount, figure, left) => {
  const card = renderToStaticMarkup(createElement(FreePlan, { blogCount, freeLimit: 4, actions: null }));
  expect(card).toContain(figure);
  expect(card).toContain(left);
});
