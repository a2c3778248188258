/** Profile screens (spec §2, §8). */
export const PROFILE_MESSAGES = {
  blogsFailed: { title: 'Error loading blogs', description: 'Your blogs are safe. Please try again.' },
  notFound: { title: 'User profile not found' },
  noRecentBlogs: 'No blogs yet. Your first one will appear here.',
} as const;

/** Author profile (docs/decisions/0073). */
export const AUTHOR_MESSAGES = {
  nameMissing: 'Please enter a name',
  nameLong: 'A name cannot exceed 60 characters',
  biographyLong: 'A biography cannot exceed 400 characters',
  linkInvalid: (link: string) => `“${link}” is not an address starting with https://`,
  linksMany: 'You can show up to 5 links',
  pictureHint: 'PNG, JPEG, WebP, GIF or AVIF, up to 5 MB. It is cropped to a square or circle.',
  pictureUnreadable: 'We could not read this file. Please choose it again.',
  biographyHint: 'A sentence or two, up to 400 characters. It appears at the end of each of your blogs.',
  linksHint: 'Your pages elsewhere, one on each line, up to 5.',
  nameFromEmail: (name: string) => `Readers see “${name}”, from your email address, until you choose a name.`,
  shown: 'Shown on your blogs and your public page.',
  saved: { title: 'Profile saved', description: 'It now appears on your blogs and your public page.' },
  notSaved: 'Could not save the profile',
} as const;

/** Copying a link (spec §8). */
export const COPY_MESSAGES = {
  linkCopied: { title: 'Link copied', description: 'Share link copied to clipboard' },
  linkFailed: { title: 'Copy failed', description: 'Could not copy the link to clipboard' },
} as const;
