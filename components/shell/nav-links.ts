import type { Route } from 'next';
import { LEGAL_PAGES } from '@/lib/constants/legal-pages.ts';
import { LIBRARY_PATH } from '@/lib/routes.ts';

/** One entry of the navigation bar. */
export type NavEntry = { href: Route; label: string };

/** Where the navigation bar leads, in its order (spec §2 Shared chrome). */
export const NAV_LINKS: readonly NavEntry[] = [
  { href: '/', label: 'Home' },
  { href: '/create', label: 'Create Blog' },
  { href: '/batch', label: 'Batch Create' },
];

/** Pages about the site, in the footer. */
export const ABOUT_LINKS: readonly NavEntry[] = [
  { href: LIBRARY_PATH, label: 'Library' },
  ...Object.entries(LEGAL_PAGES).map(([name, label]) => ({ href: `/${name}` as Route, label })),
];
