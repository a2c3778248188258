import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type Auth, AuthContext } from '@/components/auth/session/auth-context.ts';
import { freeBlogs } from '@/components/batch/rules.ts';
import { CheckoutButton } from '@/components/subscription/checkout/checkout.tsx';
import { translatorFor } from '@/lib/messages/catalogue.ts';

vi.hoisted(() => {
  process.env.STRIPE_SECRET_KEY = 'sk_test';
});

const auth = { user: null, isOperator: false, loading: false, authError: null } as unknown as Auth;

test('enables the checkout', () => {
  const button = createElement(CheckoutButton, { variant: 'ink' }, 'Subscribe Now');
  const markup = renderToStaticMarkup(createElement(AuthContext, { value: auth }, button));
  expect(markup).not.toContain('disabled=""');
});

test.each([
  [4, 5, 'You have 4 free blogs left. This batch can have at most 4 blogs, not 5; subscribe for more.'],
  [1, 5, 'You have 1 free blog left. A batch needs at least 2. Write a single blog, or subscribe for more.'],
  [0, 5, 'You have no free blogs left.'],
])('with %i free blogs, a batch of %i offers the subscription', (left, wanted, sentence) => {
  expect(freeBlogs(translatorFor('en', 'batch.freeBlogs'), left, wanted)).toBe(sentence);
});
