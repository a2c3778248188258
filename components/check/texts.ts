import { longDate } from '@/components/ui/format.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import type { CheckResult } from '@/lib/origin-check/schema.ts';

export const CHECK_TEXTS = {
  title: 'Check a text',
  introduction: `Find out whether a text, or a part of it, was published on this ${BRAND_NAME} site, and who wrote it. Slightly changed copies are found too.`,
  field: {
    label: 'Text or address',
    hint: 'Paste up to 50,000 characters, or the address of one page. Nothing is stored.',
  },
  withoutScripts: 'This form needs JavaScript. Programs can use POST /api/check.',
  submit: 'Check text',
  submitting: 'Checking…',
  failed: 'We could not check this text. Please try again.',
  nothing:
    'No passage of this text appears in a public blog on this site. Articles of the library and quotations are not compared. That says nothing about who or what wrote it.',
  record: 'Provenance record',
  passages: 'Passages found',
} as const;

export function checkVerdict({ percent }: CheckResult): string {
  if (percent > 0) return `${percent === 100 ? 'All' : `About ${percent}%`} of this text is published here`;
  return 'Nothing found';
}

export function matchSentence(match: CheckResult['matches'][number], language: string): string {
  const date = longDate(match.since, language);
  if (match.kind === 'published') return `Published on ${date} by its author.`;
  return `Written by AI and published on ${date}${match.editedAt ? ', later edited by a person' : ''}.`;
}
