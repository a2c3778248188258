/** Profile screens (spec §2, §8). */
export const PROFILE_MESSAGES = {
  blogsFailed: {
    title: 'Error loading blogs',
    description: 'Your blogs could not be loaded. They are safe.',
  },
  notFound: { title: 'User profile not found' },
  noRecentBlogs: 'No blogs yet. The first one you write will stand here.',
} as const;

/** Copying a link (spec §8). */
export const COPY_MESSAGES = {
  linkCopied: { title: 'Link copied', description: 'Share link copied to clipboard' },
  linkFailed: { title: 'Copy failed', description: 'Could not copy the link to clipboard' },
} as const;
