import { MAX_ANSWER_CHARACTERS, MAX_TOPIC_CHARACTERS } from './limits.ts';
import { FREE_BLOGS_IN_WORDS, IS_UNLIMITED } from './plans.ts';

/** Every sentence the product says, once, with the spec section it comes from. */

export type Message = { title: string; description?: string };

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

/** A sentence about publishing to other platforms (spec §5). */
export const BACKLINK_MESSAGES = {
  created: { title: 'Backlinks created', description: 'Your content is being distributed to the selected platforms.' },
} as const;
