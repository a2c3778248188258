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
