import { expect, test } from 'vitest';
import { freeBlogs } from '@/components/batch/rules.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

test.each([
  [5, 5, 'You have 5 free blogs left.'],
  [4, 5, 'You have 4 free blogs left. This batch can have at most 4 blogs, not 5.'],
  [1, 5, 'You have 1 free blog left. A batch needs at least 2. Write a single blog instead.'],
  [0, 5, "You have no free blogs left. Subscriptions aren't available on this site."],
])('without Stripe, %i free blogs and a batch of %i offer no subscription', (left, wanted, sentence) => {
  expect(freeBlogs(translatorFor('en', 'batch.freeBlogs'), left, wanted)).toBe(sentence);
});
