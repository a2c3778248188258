import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Auth, AuthContext } from '@/components/auth/session/auth-context.ts';
import { CheckoutButton } from '@/components/subscription/checkout/checkout.tsx';
import { FreePlan } from '@/components/subscription/plan/plans.tsx';
import { PREMIUM_NEEDED } from '@/lib/constants/plans.ts';
import { inEnglish } from '@/lib/messages/catalogue.ts';

const auth = { user: null, isOperator: false, loading: false, authError: null } as unknown as Auth;

test('disables the plan’s checkout and says why', () => {
  const button = createElement(CheckoutButton, { variant: 'ink' }, 'Subscribe Now');
  const plan = createElement(FreePlan, { blogCount: 0, freeLimit: 4, actions: button });
  const card = renderToStaticMarkup(createElement(AuthContext, { value: auth }, plan));
  expect(card).toMatch(/<button[^>]* disabled=""[^>]*>Subscribe Now/);
  expect(card).toContain('Subscriptions aren&#x27;t available on this site.');
});

test('names no setting where a feature needs Premium', () => {
  expect(inEnglish(`settings.${PREMIUM_NEEDED}`)).toBe(
    "This is a Premium feature. Subscriptions aren't available on this site.",
  );
});
