/** Covers and pictures that are added while editing. The specification names no sentences for them. */
export const COVER_MESSAGES = {
  kindMissing: 'Please choose a picture',
  searchMissing: 'Please say what to look for',
  searchLong: 'Please look for fewer words',
  searchFailed: 'The search for pictures does not answer just now. Please try again in a moment.',
  notFoundAgain: 'This picture cannot be had any more. Please search again and choose another.',
  noDrawing: 'There is no drawing of this number.',
  none: 'This blog has no cover.',
  saved: { title: 'Cover saved' },
  removed: { title: 'Cover removed' },
  failed: 'The cover was not changed. Check your connection and try again.',
  altMissing: 'Say what the cover shows, or that it only decorates',
} as const;

/** Pictures that are added to a text. */
export const ADDED_PICTURE_MESSAGES = {
  tooMany: 'A blog can have up to 6 pictures. Remove one first.',
  failed: 'Check your connection and try again.',
  failedTitle: 'The picture was not added',
} as const;
