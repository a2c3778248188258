import { BRAND_NAME } from './brand.ts';
import { FREE_BLOGS_IN_WORDS } from './plans.ts';

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

/** Sentences about publishing to other platforms (spec §5, §8). */
export const BACKLINK_MESSAGES = {
  blogIdRequired: 'Blog ID is required',
  platformsFailed: { title: 'Error', description: 'Failed to load available platforms' },
  listFailed: { title: 'Error', description: 'Failed to load backlinks' },
  submitFailed: (platform: string) => `Failed to submit to ${platform}`,
  submitted: (platform: string) => `Successfully submitted to ${platform}`,
  withdrawNeedsCredentials: (platform: string, target: string) =>
    `Your ${platform} credentials for ${target} are not stored. Enter them to delete the post there.`,
  otherAccount: (target: string) =>
    `These credentials are not for ${target}. Enter the ones for the account or site that has the post.`,
  notRemovable: (platform: string) => `The post on ${platform} cannot be deleted from here. Delete it there.`,
  created: { title: 'Backlinks created', description: 'Your content is being distributed to the selected platforms.' },
  alreadyThere: (target: string) => `This blog is already on ${target}.`,
  notUpdatable: (platform: string) =>
    `It has changed since, and ${platform} posts can’t be updated from here. Edit it there.`,
  failedOnOurSide: 'Something went wrong on our side. Please try again.',
  notShown: 'Only you can see this blog, so a link to it would lead nowhere. Make it public or unlisted first.',
  none: 'No backlinks have been created for this blog yet.',
} as const;
