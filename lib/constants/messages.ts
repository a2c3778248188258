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
