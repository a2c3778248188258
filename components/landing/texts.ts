import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';

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
    'An article with numbered sources that open',
    'A design of its own, and eight styles to change it',
    'A link to share, and a page to download or embed',
    IS_UNLIMITED ? 'No account needed' : 'Your first blog without an account',
  ],
  more: IS_UNLIMITED ? 'Examples and questions' : 'Examples, prices and questions',
} as const;

/** Texts of the proof, an article with sources to open. */
export const PROOF_TEXTS = {
  heading: 'Every number opens its source',
  hint: 'Press one in this article, or change its style.',
  styles: 'Style of the article',
  readOn: 'Read the whole article',
} as const;

/** Texts of the style preview beside the form. */
export const PREVIEW_TEXTS = {
  heading: 'How it could look',
  hint: 'Each blog gets one of eight styles. You can change it any time.',
  article: {
    lang: 'en',
    title: 'Your topic becomes the title',
    intro: 'Your introduction stands here. Sections, pictures and sources follow in the same style.',
    heading: 'The first section',
  },
} as const;
