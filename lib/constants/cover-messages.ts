/** Covers and pictures that are added while editing. The specification names no sentences for them. */
export const COVER_MESSAGES = {
  kindMissing: 'Please choose a picture',
  searchMissing: 'Please enter search words',
  searchLong: 'Please use fewer search words',
  searchFailed: 'The picture search is not answering. Please try again in a moment.',
  notFoundAgain: 'This picture is no longer available. Please search again and choose another one.',
  noDrawing: 'There is no drawing with this number.',
  none: 'This blog has no cover.',
  saved: { title: 'Cover saved' },
  removed: { title: 'Cover removed' },
  failed: 'Could not change the cover. Check your connection and try again.',
  altMissing: 'Describe the cover, or mark it as decorative',
} as const;

/** Pictures that are added to a text. */
export const ADDED_PICTURE_MESSAGES = {
  tooMany: 'A blog can have up to 6 pictures. Remove one first.',
  failed: 'Check your connection and try again.',
  failedTitle: 'Could not add the picture',
} as const;
