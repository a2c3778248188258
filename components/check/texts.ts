import { longDate } from '@/components/ui/format.ts';
import type { NamedMatch, PrivateMatch } from '@/lib/check/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';

export const CHECK_TEXTS = {
  title: 'Check a text',
  introduction: `Find out whether a text, or a part of it, was published on this ${BRAND_NAME} site, and who wrote it. Copies are found even if they were slightly changed.`,
  label: 'Text or address',
  hint: 'Paste up to 50,000 characters, or the address of one page. Nothing is stored.',
  withoutScripts: 'This form needs JavaScript. Programs can use POST /api/check.',
  submit: 'Check text',
  submitting: 'Checking…',
  failed: 'We could not check this text. Please try again.',
  nothing: 'Nothing found',
  nothingDetail: 'No passage of this text is in a blog of this site. That does not tell who or what wrote it.',
  quoted: 'Quoted here, not written here',
  private: 'This text is known here',
  record: 'Provenance record',
  passages: 'Passages found',
} as const;

/** The verdict on texts written or published here. */
export const shareFound = (percent: number): string =>
  percent === 100 ? 'All of this text is published here' : `About ${percent}% of this text is published here`;

/** What is known about a matching blog. */
export function matchSentence(match: NamedMatch | PrivateMatch): string {
  const date = longDate(match.since);
  switch (match.kind) {
    case 'private':
      return `A text saved here on ${date}; it is not public.`;
    case 'quoted':
      return `Quoted on ${date} in a ${match.writer} of other pages. The passages are from those pages.`;
    case 'published':
      return `Published on ${date} by its author.`;
    case 'written':
      return `Written by AI and published on ${date}${match.editedAt ? ', since edited by a person' : ''}.`;
  }
}
