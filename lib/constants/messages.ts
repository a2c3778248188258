import { BRAND_NAME } from './brand.ts';
import { MAX_ANSWER_CHARACTERS, MAX_TOPIC_CHARACTERS } from './limits.ts';
import { FREE_BLOGS_IN_WORDS, IS_UNLIMITED } from './plans.ts';

/** Every sentence the product says, once, with the spec section it comes from. */

export type Message = { title: string; description?: string };

/** Answers while the database is away, its disk is full, or the server is busy; and to a body that comes too slowly. */
export const SERVER_MESSAGES = {
  unreadable: 'We cannot load anything right now. Please try again in a few minutes.',
  unavailable: 'We cannot save anything right now. Please try again in a few minutes.',
  busy: 'Too many requests are waiting. Please try again in a few seconds.',
  tooSlow: 'Your connection was too slow for this upload. Please try again on a faster one.',
  notReady: 'The database cannot be written to.',
  otherCredentialsKey:
    'This CREDENTIALS_KEY is not the one that the database is used with. Set that one in every process, or as CREDENTIALS_KEY_PREVIOUS to replace it. If it is lost, start once with CREDENTIALS_KEY_PREVIOUS=lost.',
  restarting: 'The server is restarting. Please try again in a moment.',
  restartingWhileWriting:
    'The server is restarting, but your blog is still being written. Follow it at the address in Location, or repeat the request with the same Idempotency-Key.',
} as const;

export const ALT_TEXT_HINT = 'Describe this image for people who can’t see it.';

export const CREATE_MESSAGES = {
  topicRequired: 'Please enter a blog topic',
  topicTooLong: `Topic cannot exceed ${MAX_TOPIC_CHARACTERS} characters`,
  urlEmpty: { title: 'Invalid URL', description: 'Please enter a valid URL' },
  urlInvalid: { title: 'Invalid URL', description: 'Please enter a valid URL including http:// or https://' },
  urlDuplicate: { title: 'Duplicate URL', description: 'This URL is already in your sources list' },
  urlAdded: { title: 'Source added', description: 'URL has been added to your sources' },
  questionTooLong: 'This question is too long. Get new questions.',
  answerTooLong: `An answer cannot exceed ${MAX_ANSWER_CHARACTERS} characters`,
  imagesFull: { title: 'Maximum images reached', description: 'You can only use up to 6 images for your blog' },
  imageType: (file: string): Message => ({ title: 'Invalid file type', description: `${file} is not an image file` }),
  imageKind: (file: string): Message => ({
    title: 'This kind of image cannot be used',
    description: `${file}: please use PNG, JPEG, GIF, WebP or AVIF`,
  }),
  imageSize: (file: string): Message => ({
    title: 'File too large',
    description: `${file} exceeds the 5MB size limit`,
  }),
  imageAdded: { title: 'Image added' },
  imageLinkAdded: { title: 'Source link added' },
  imageLinkRemoved: { title: 'Source link removed' },
} as const;

export const GENERATION_MESSAGES = {
  failedTitle: 'Error generating blog',
  tryAgain: 'Please try again.',
  failed: 'Failed to generate blog content',
  freeLimitReached: "You've reached your free blog limit. Please subscribe to create more blogs.",
  freePreviewUsed: {
    title: 'Free Preview Used',
    description: `You've used your free preview. Sign in to get ${FREE_BLOGS_IN_WORDS} total and save your content!`,
  },
  networkLimitReached: {
    title: 'Sign in to continue',
    description: IS_UNLIMITED
      ? 'Your network has written its blogs without an account for today. Sign in to write more, or come back tomorrow.'
      : `Your network has used its free previews for today. Sign in to get ${FREE_BLOGS_IN_WORDS} total, or come back tomorrow.`,
  },
} as const;

export const LANDING_MESSAGES = {
  banner: `Try for free, generate one free blog before signing up, sign in to get ${FREE_BLOGS_IN_WORDS} total`,
  featuresHeading: 'Intelligent Blog Generation Features',
} as const;

export const LIBRARY_PAGE_TEXTS = {
  label: `From the ${BRAND_NAME} library`,
  title: 'Library',
  introduction: `Notes written for ${BRAND_NAME}. Without an AI model, a topic that a note covers becomes an article from it, word for word.`,
  license: 'All notes are published under',
  published: 'Published',
  author: `Written by ${BRAND_NAME} and published under`,
  afterLicense: ': use it as you like, with attribution.',
} as const;

export const AUTH_MESSAGES = {
  emailInvalid: 'Please enter a valid email address',
  passwordShort: 'Password must be at least 6 characters',
  passwordsDiffer: "Passwords don't match",
  passwordCommon: 'This password is too common. Please choose one that is harder to guess',
  passwordLong: 'Password cannot exceed 1000 characters',
  loginFailed: 'Failed to log in. Please check your credentials and try again.',
  registerFailed: 'Failed to create account. This email may already be in use.',
  googleFailed: 'Failed to sign in with Google. Please try again.',
  logoutFailed: 'Failed to log out. Please try again.',
  tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
  unavailable: 'Authentication is unavailable due to missing configuration',
  mailNotConfigured:
    'Email is not configured on this server, so no link can be sent. Please contact the operator of this site.',
  linkExpired: 'This link has expired or was already used. Please request a new one.',
} as const;

export const AUTH_TOASTS = {
  authenticationError: {
    title: 'Authentication Error',
    description: 'We could not check whether you are signed in. Reload the page to try again.',
  },
} as const satisfies Record<string, Message>;

/** A sentence about publishing to other platforms (spec §5). */
export const BACKLINK_MESSAGES = {
  created: { title: 'Backlinks created', description: 'Your content is being distributed to the selected platforms.' },
} as const;
