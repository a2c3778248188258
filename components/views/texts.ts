import { CHART_DAYS } from '@/lib/constants/limits.ts';
import type { ViewCounts } from '@/lib/views/schema.ts';

export const viewsText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'view' : 'views'}`;

/** '12 views in 30 days'. */
export const recentViewsText = (count: number): string => `${viewsText(count)} in ${CHART_DAYS} days`;

/** Counts in display order. */
export const COUNTED: readonly { name: keyof ViewCounts; label: string; hint: string }[] = [
  { name: 'views', label: 'Views', hint: 'of the page' },
  { name: 'readers', label: 'Readers', hint: 'the sum of each day’s' },
  { name: 'embeds', label: 'Embeds', hint: 'views on other sites' },
  { name: 'cards', label: 'Cards', hint: 'fetched for previews' },
];

export const VIEWS_TEXTS = {
  period: `The last ${CHART_DAYS} days, in UTC.`,
  loading: 'Loading how often this was read…',
  failed: 'How often this was read could not be loaded.',
  retry: 'Load views again',
  none: `Nobody has read this in the last ${CHART_DAYS} days. Share the link and look here again.`,
  table: 'Show the days as a table',
  download: 'Download CSV',
  referrers: 'Came from',
  noReferrers: 'No visits from other sites.',
  embedders: 'Embedded on',
  noEmbedders: 'No frames on other sites.',
  method:
    'Counted without cookies, and without storing who reads. Search engines, other programs and readers who ask not to be tracked are left out; your own visits to the public page count.',
} as const;
