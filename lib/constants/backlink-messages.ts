/** Sentences about publishing to other platforms (spec §5, §8). */
export const BACKLINK_MESSAGES = {
  blogIdRequired: 'Blog ID is required',
  platformsFailed: { title: 'Error', description: 'Failed to load available platforms' },
  listFailed: { title: 'Error', description: 'Failed to load backlinks' },
  submitFailed: (platform: string) => `Failed to submit to ${platform}`,
  submitted: (platform: string) => `Successfully submitted to ${platform}`,
  created: {
    title: 'Backlinks created',
    description: 'Your content is being distributed to the selected platforms.',
  },
  alreadyThere: (target: string) => `This blog is already on ${target}.`,
  notUpdatable: (platform: string) =>
    `It was changed since, and ${platform} lets no other program change a post: edit it there.`,
  failedOnOurSide: 'Something went wrong on our side. Please try again.',
  notShown:
    'This blog is not shown to others, so that a link to it would lead nowhere. Make it public or unlisted first.',
  none: 'No backlinks have been created for this blog yet.',
} as const;
