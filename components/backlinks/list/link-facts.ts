import type { Backlink } from '@/lib/backlinks/schema.ts';
import { BACKLINK_STATUSES, type BacklinkStatus } from '@/lib/constants/platforms.ts';

const STATUS_LABELS: Readonly<Record<BacklinkStatus, string>> = {
  pending: 'Pending',
  submitted: 'Submitted',
  success: 'Success',
  failed: 'Failed',
};

/** A status in a word; 'Unknown' for any that the specification does not name (spec §3). */
export function statusLabel(status: string): string {
  const known = BACKLINK_STATUSES.find((name) => name === status);
  return known ? STATUS_LABELS[known] : 'Unknown';
}

type Progress = Pick<Backlink, 'status' | 'platformUrl' | 'checkedAt'>;

/** Whether any of them is about to change by itself: it is still to be sent, or its page to be checked for the first time. */
export function isAnyInProgress(backlinks: readonly Progress[]): boolean {
  return backlinks.some(
    ({ status, platformUrl, checkedAt }) =>
      status === 'pending' || (status === 'submitted' && platformUrl && !checkedAt),
  );
}

/** Something known about our link on another page. */
export type LinkFact = { term: string; text: string };

const REL_WORDS: Readonly<Record<string, string>> = {
  nofollow: 'Search engines are asked not to count it (nofollow)',
  ugc: 'Marked as written by a user (ugc)',
  sponsored: 'Marked as paid for (sponsored)',
};

/** What a link's `rel` means for search engines, in plain words. */
export function relWords(rel: string | undefined): string {
  const tokens = (rel ?? '').toLowerCase().split(/\s+/);
  const words = Object.keys(REL_WORDS).filter((name) => tokens.includes(name));
  if (words.length === 0) return 'Ordinary, search engines count it';
  return words.map((name) => REL_WORDS[name]).join('. ');
}

type Seen = Pick<Backlink, 'visibility' | 'checkedAt' | 'seenAt' | 'lostAt' | 'rel'>;

function presence({ visibility, checkedAt, seenAt, lostAt, rel }: Seen, date: (iso: string) => string) {
  if (lostAt) return `Gone since ${date(lostAt)}`;
  if (seenAt) return `Seen ${date(seenAt)}`;
  if (visibility === 'draft') return 'Not to be seen while the post is a draft';
  // A page that is not to be listed has the link, and it does not count.
  if (rel !== undefined) return 'On a page that search engines do not list';
  return checkedAt ? `Not found ${date(checkedAt)}` : null;
}

function canonicalWords(canonicalUrl: string, ownPath: string): string {
  const isOurs = URL.canParse(canonicalUrl) && new URL(canonicalUrl).pathname === ownPath;
  return isOurs ? 'This blog' : canonicalUrl;
}

/**
 * What is known about our link there, for its owner.
 * @param ownPath path of the blog's share link
 * @param date puts an ISO date in words
 */
export function linkFacts(
  backlink: Seen & Pick<Backlink, 'canonicalUrl' | 'platformUrl'>,
  ownPath: string,
  date: (iso: string) => string,
): LinkFact[] {
  const facts: LinkFact[] = [];
  if (!backlink.platformUrl) return facts;
  const seen = presence(backlink, date);
  if (seen) facts.push({ term: 'Link', text: seen });
  if (!backlink.seenAt || backlink.lostAt) return facts;
  facts.push({ term: 'Kind', text: relWords(backlink.rel) });
  if (backlink.canonicalUrl) {
    facts.push({ term: 'Original', text: canonicalWords(backlink.canonicalUrl, ownPath) });
  }
  return facts;
}
