import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { laterMessages, pageMessages } from '../../support/page-messages.ts';
import { MODULES } from '../../support/syntax.ts';

const ROOT = 'app/layout.tsx';

/** `global-error.tsx` stands in place of the root layout. */
const PAGES = globSync('app/**/{page,error,not-found}.tsx').toSorted();

/** The layouts around a page. */
function layoutsOf(page: string): string[] {
  const folder = path.dirname(page);
  const above = folder === 'app' ? [] : layoutsOf(folder);
  return [...above, `${folder}/layout.tsx`].filter((file) => existsSync(file));
}

const listedAround = (page: string) =>
  new Set(layoutsOf(page).flatMap((file) => [...pageMessages(file).listed.keys()]));

test.each([ROOT, ...PAGES])('the client components of %s find all that they say, and nothing else is sent', (page) => {
  const { said, listed } = pageMessages(page);
  const around = page === ROOT ? new Set() : listedAround(page);
  const missing = [...said].filter(([part]) => !listed.has(part) && !around.has(part));
  const needless = [...listed].filter(([part]) => around.has(part) || (page !== ROOT && !said.has(part)));
  expect({ missing, needless }).toEqual({ missing: [], needless: [] });
});

test('what is sent with every page is said on one', () => {
  const said = new Set([ROOT, ...PAGES].flatMap((page) => [...pageMessages(page).said.keys()]));
  expect([...pageMessages(ROOT).listed.keys()].filter((part) => !said.has(part))).toEqual([]);
});

test.each(MODULES.flatMap(laterMessages))('$module comes with all that it says', ({ listed, said }) => {
  const everywhere = [...pageMessages(ROOT).listed.keys()];
  expect(listed.toSorted()).toEqual([...said].filter((part) => !everywhere.includes(part)).toSorted());
});
