import type { Backlink } from '@/lib/backlinks/schema.ts';

type Progress = Pick<Backlink, 'status' | 'platformUrl' | 'checkedAt'>;

/** Whether one will change by itself: it is yet to be sent, or its link to be checked for the first time. */
export function isAnyInProgress(backlinks: readonly Progress[]): boolean {
  return backlinks.some(
    ({ status, platformUrl, checkedAt }) =>
      status === 'pending' || (status === 'submitted' && platformUrl && !checkedAt),
  );
}

type LinkFact = { term: string; text: string };

const REL_TEXTS: Readonly<Record<string, string>> = {
  nofollow: 'Search engines should not count it (nofollow)',
  ugc: 'Marked as user content (ugc)',
  sponsored: 'Marked as paid (sponsored)',
};

/** What a link's `rel` means for search engines. */
export function relText(rel: string | undefined): string {
  const tokens = (rel ?? '').toLowerCase().split(/\s+/);
  const texts = Object.entries(REL_TEXTS).flatMap(([name, text]) => (tokens.includes(name) ? [text] : []));
  return texts.join('. ') || 'Normal: search engines count it';
}

type Seen = Pick<Backlink, 'visibility' | 'checkedAt' | 'seenAt' | 'lostAt' | 'rel'>;

function presence({ visibility, checkedAt, seenAt, lostAt, rel }: Seen, date: (iso: string) => string) {
  if (lostAt) return `Gone since ${date(lostAt)}`;
  if (seenAt) return `Seen ${date(seenAt)}`;
  if (visibility === 'draft') return 'Not visible while the post is a draft';
  if (rel !== undefined) return 'On a page hidden from search engines';
  return checkedAt ? `Not found ${date(checkedAt)}` : null;
}

function canonicalText(canonicalUrl: string, ownPath: string): string {
  const isOurs = URL.canParse(canonicalUrl) && new URL(canonicalUrl).pathname === ownPath;
  return isOurs ? 'This blog' : canonicalUrl;
}

/**
 * Facts about our link in a post.
 * @param ownPath path of the blog's share link
 * @param date formats an ISO date
 */
export function linkFacts(
  backlink: Seen & Pick<Backlink, 'canonicalUrl' | 'platformUrl'>,
  ownPath: string,
  date: (iso: string) => string,
): LinkFact[] {
  const { platformUrl, seenAt, lostAt, rel, canonicalUrl } = backlink;
  const seen = platformUrl && presence(backlink, date);
  if (!seen) return [];
  const facts = [{ term: 'Link', text: seen }];
  if (!seenAt || lostAt) return facts;
  facts.push({ term: 'Kind', text: relText(rel) });
  if (canonicalUrl) facts.push({ term: 'Original', text: canonicalText(canonicalUrl, ownPath) });
  return facts;
}
