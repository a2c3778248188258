import type { Route } from 'next';

/** One entry of the navigation bar. */
export type NavEntry = { href: Route; label: string };

/** Where the navigation bar leads, in its order (spec §2 Shared chrome). */
export const NAV_LINKS: readonly NavEntry[] = [
  { href: '/', label: 'Home' },
  { href: '/create', label: 'Create Blog' },
  { href: '/batch', label: 'Batch Create' },
];
