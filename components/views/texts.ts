import { CHART_DAYS } from '@/lib/constants/limits.ts';
import type { ViewCounts } from '@/lib/views/rules.ts';

export const viewsText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'view' : 'views'}`;

export const recentViewsText = (count: number): string => `${viewsText(count)} in ${CHART_DAYS} days`;

/** Counts in display order. */
export const COUNTED: readonly { name: keyof ViewCounts; label: string; hint: string }[] = [
  { name: 'views', label: 'Views', hint: 'of the page' },
  { name: 'readers', label: 'Readers', hint: 'sum of all days' },
  { name: 'embeds', label: 'Embeds', hint: 'views on other sites' },
  { name: 'cards', label: 'Cards', hint: 'loaded for link previews' },
  { name: 'aiFetches', label: 'AI fetches', hint: 'pages loaded by AI crawlers' },
];

export const VIEWS_TEXTS = {
  period: `Last ${CHART_DAYS} days (UTC)`,
  loading: 'Loading views…',
  failed: 'Could not load the views.',
  none: 'No views yet. Share the link to get the first ones.',
  table: 'Show as a table',
  download: 'Download CSV',
  referrers: 'Referrers',
  noReferrers: 'No visits from other sites.',
  aiAnswers: 'AI answers',
  noAiAnswers: 'No visits from AI answers.',
  embedders: 'Embedded on',
  noEmbedders: 'Not embedded on other sites.',
  method:
    'Counted without cookies. Your own visits, bots other than AI crawlers, and readers with Do Not Track or Global Privacy Control are left out.',
} as const;
