import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Auth, AuthContext } from '@/components/auth/session/auth-context.ts';
import DistributionCard from '@/components/backlinks/on-creation/distribution-card.tsx';
import { type Distribution, useDistribution } from '@/components/backlinks/on-creation/distribution-field.tsx';
import type { BlogVisibility } from '@/lib/constants/options.ts';

/** The card with DEV ready. */
function Chosen() {
  const ready: Distribution['ready'] = [{ platform: 'devto', credentials: {}, visibility: 'public', remember: false }];
  return createElement(DistributionCard, { distribution: { ...useDistribution(), ready } });
}

function cardFor(defaultVisibility: BlogVisibility): string {
  const auth = { user: { uid: 'u1', defaultVisibility }, loading: false, authError: null };
  return renderToStaticMarkup(createElement(AuthContext, { value: auth as unknown as Auth }, createElement(Chosen)));
}

test('tells an account whose blogs start as drafts that they go to no platform', () => {
  const card = cardFor('draft');
  expect(card).toContain('drafts are not published elsewhere');
  expect(card).toContain('Your blog starts as a draft, so it won’t be published on DEV yet.');
  expect(card).not.toContain('Your blog will also be published on');
});

test.each(['public', 'unlisted'] as const)('names the platforms of a blog that starts %s', (start) => {
  const card = cardFor(start);
  expect(card).toContain('Your blog will also be published on DEV.');
  expect(card).not.toContain('draft');
});
