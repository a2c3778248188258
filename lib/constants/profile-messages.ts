/** Profile screens (spec §2, §8). */
export const PROFILE_MESSAGES = {
  blogsFailed: { title: 'Error loading blogs', description: 'Your blogs could not be loaded. They are safe.' },
  notFound: { title: 'User profile not found' },
  noRecentBlogs: 'No blogs yet. The first one you write will stand here.',
} as const;

/** What an author says of themselves (docs/decisions/0073). */
export const AUTHOR_MESSAGES = {
  nameMissing: 'Please enter a name',
  nameLong: 'A name cannot exceed 60 characters',
  biographyLong: 'A biography cannot exceed 400 characters',
  linkInvalid: (link: string) => `“${link}” is not an address that begins with https://`,
  linksMany: 'You can show up to 5 links',
  pictureHint: 'PNG, JPEG, WebP, GIF or AVIF, up to 5 MB. Its middle is shown, as a square or a circle.',
  pictureUnreadable: 'This file could not be read. Please choose it again.',
  biographyHint: 'A sentence or two, up to 400 characters. It stands at the end of each of your blogs.',
  linksHint: 'Your pages elsewhere, one on each line, up to 5.',
  nameFromEmail: (name: string) =>
    `Readers see “${name}”, the beginning of your email address, until you choose a name.`,
  shown: 'Shown on your blogs and your public page, whose address stays.',
  saved: { title: 'Profile saved', description: 'Your blogs and your public page show it now.' },
  notSaved: 'The profile was not saved',
} as const;

/** Copying a link (spec §8). */
export const COPY_MESSAGES = {
  linkCopied: { title: 'Link copied', description: 'Share link copied to clipboard' },
  linkFailed: { title: 'Copy failed', description: 'Could not copy the link to clipboard' },
} as const;
