import {
  MAX_ANGLE_CHARACTERS,
  MAX_BATCH_SIZE,
  MAX_IMAGES,
  MAX_INSTRUCTIONS_CHARACTERS,
  MIN_BATCH_SIZE,
  MIN_BATCH_TOPIC_CHARACTERS,
} from './limits.ts';
import type { Message } from './messages.ts';

export const BATCH_FORM_MESSAGES = {
  topicTooShort: `Topic must be at least ${MIN_BATCH_TOPIC_CHARACTERS} characters`,
  topicTooLong: 'create.topic.tooLong',
  tooFew: `Batch size must be at least ${MIN_BATCH_SIZE}`,
  tooMany: `Batch size cannot exceed ${MAX_BATCH_SIZE}`,
  instructionsTooLong: `Custom instructions cannot exceed ${MAX_INSTRUCTIONS_CHARACTERS} characters`,
  angleTooLong: `An angle can have up to ${MAX_ANGLE_CHARACTERS} characters`,
  titleTooLong: `A title can have up to ${MAX_ANGLE_CHARACTERS} characters`,
  tooManyAngles: 'There are more angles than blogs',
  tooManyTitles: 'There are more titles than blogs',
  imagesDropped: (free: number): Message => ({
    title: 'Maximum images reached',
    description: `You can only upload ${free} more image(s) (maximum ${MAX_IMAGES} total)`,
  }),
} as const;

export const BATCH_MESSAGES = {
  failedTitle: 'Error generating blogs',
  failed: 'Failed to generate blog content',
  noId: 'Failed to generate blog content - no ID returned',
  noIds: 'No blog IDs were generated.',
  noBlogsLeft: 'The overview has no blogs to link to: all blogs of this batch were deleted.',
  subscriptionRequired: {
    title: 'Subscription Required',
    description: "You've reached your free blog limit. Please subscribe to create more blogs.",
  },
  signInHint: 'Sign in to save your blogs',
} as const;

export const BATCH_RESULTS_MESSAGES = {
  noIds: 'No blog IDs found in the URL',
  noneLoaded: 'Failed to fetch any blogs. Please try generating blogs again.',
  someMissing: (missing: number, total: number): Message => ({
    title: 'Some blogs could not be loaded',
    description: `${missing} out of ${total} blogs could not be loaded`,
  }),
  drafts: (count: number): string =>
    count === 1
      ? '1 draft: only you can see it, and its links work for nobody else.'
      : `${count} drafts: only you can see them, and their links work for nobody else.`,
  failed: 'An error occurred while fetching blogs',
  urlCopied: { title: 'URL Copied' },
  allUrlsCopied: { title: 'All URLs Copied' },
  htmlCopied: { title: 'HTML List Copied' },
  markdownCopied: { title: 'Markdown List Copied' },
} as const;
