import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { FREE_ANONYMOUS_GENERATIONS } from '@/lib/constants/limits.ts';
import { FREE_BLOG_LIMIT, IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { PREMIUM_PLAN } from '@/lib/constants/subscription-messages.ts';
import { notePath } from '@/lib/routes.ts';

/** Page title (spec §1: it promotes the AI blog generator). */
export const LANDING_TITLE = `${BRAND_NAME}: AI blog generator`;

/** Description for search results and structured data. */
export const LANDING_DESCRIPTION = `Free AI blog generator. Type a topic and get a finished, styled blog to share by link, download as HTML or embed in your own site. No account needed${IS_UNLIMITED ? '' : ' for the first one'}.`;

/** The sentence below the headline of the landing page. */
export const PROMISE = `${BRAND_NAME} is an AI blog generator: type a topic and get an article that shows its sources, in its own design, with a link to share.`;

export const CREATE_PAGE_TEXTS = {
  heading: 'Create a blog',
  promise: 'Type a topic and get the article, its design and a link to share.',
  whatYouGet: 'What you get',
  points: [
    'An article that shows its sources',
    'A design of its own, and eight styles to change it',
    'A link to share, and a page to download or embed',
    IS_UNLIMITED ? 'No account needed' : 'Your first blog without an account',
  ],
  more: IS_UNLIMITED ? 'Examples and questions' : 'Examples, prices and questions',
} as const;

/** Texts of the proof, a sentence beside the passage it cites. */
export const PROOF_TEXTS = {
  heading: 'Every number opens its source',
  hint: 'An AI model wrote this sentence from the passage it cites.',
  sample: 'Sample: where chocolate gets its taste',
  number: 'Source 1',
  page: 'Read the page in our library',
} as const;

/** A model's sentence and the passage it cites, word for word; every second part says the same in both. */
export const SAMPLE = {
  sentence: [
    'Chocolate begins in a heap that ',
    'warms to 45 or 50 °C',
    ': there ',
    'the beans lose their bitterness',
    ', and one left out ',
    'never tastes of chocolate',
    '.',
  ],
  source: {
    title: 'Chocolate: its history, its kinds and how to choose a good bar',
    path: notePath('english', 'story-of-chocolate'),
    passage: [
      'Yeasts and bacteria ',
      'heat the pile to 45 or 50 °C',
      '; the seeds die, ',
      'their bitterness softens',
      ', and the precursors of aroma form. A bean that skipped this step will ',
      'never taste of chocolate',
      '.',
    ],
  },
} as const;

export const PREVIEW_TEXTS = {
  heading: 'Preview',
  hints: {
    surprise: 'Choose a style, or let us pick one. You can change it any time.',
    chosen: 'Your blog gets this style. You can change it any time.',
  },
  article: {
    lang: 'en',
    title: 'Your topic becomes the title',
    intro: 'Your introduction appears here. Sections, images and sources follow in the same style.',
    heading: 'The first section',
  },
} as const;

/** The plans under the prices (spec §1). */
export const PLANS = [
  {
    name: 'Without an account',
    price: '$0',
    unit: `${FREE_ANONYMOUS_GENERATIONS} blog`,
    points: ['Any topic, length and language', 'Sources and images included', 'A link to share'],
  },
  {
    name: 'With an account',
    price: '$0',
    unit: `${FREE_BLOG_LIMIT} ${FREE_BLOG_LIMIT === 1 ? 'blog' : 'blogs'} in total`,
    points: [
      'Your blogs in your profile',
      'Change style and colors any time',
      'Edit, restore and delete your blogs',
      'Publish to other sites',
      'A public page for all of them',
    ],
  },
  { name: 'Premium', ...PREMIUM_PLAN },
];
