import type { Route } from 'next';
import { LEGAL_PAGES } from '@/lib/constants/legal-pages.ts';
import { LIBRARY_PATH } from '@/lib/routes.ts';

/** A link of the navigation bar or footer. */
export type NavEntry = { href: Route; label: string };

/** Links of the navigation bar, in order (spec §2 Shared chrome). */
export const NAV_LINKS: readonly NavEntry[] = [
  { href: '/', label: 'Home' },
  { href: '/create', label: 'Create Blog' },
  { href: '/batch', label: 'Batch Create' },
];

/** Footer links to pages about the site. */
export const ABOUT_LINKS: readonly NavEntry[] = [
  { href: LIBRARY_PATH, label: 'Library' },
  ...Object.entries(LEGAL_PAGES).map(([name, label]) => ({ href: `/${name}` as Route, label })),
];
