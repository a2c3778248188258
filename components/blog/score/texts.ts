/** When the panel's script could not be fetched. Apart from the panel's own sentences, which come with that script. */
export const SCORE_NOT_LOADED = {
  title: 'The score did not load',
  description: 'Check your connection and try again.',
} as const;
