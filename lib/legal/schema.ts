import type { PagePart } from '@/lib/research/page-parts.ts';

/** A page about the site itself: plain text, in parts. */
export type LegalPage = { title: string; parts: PagePart[] };
