/** Numbers of batch generation (spec §5, §9), each stated once. */

/** Blogs in one batch. */
export const MIN_BATCH_SIZE = 2;
export const MAX_BATCH_SIZE = 20;
export const DEFAULT_BATCH_SIZE = 5;

/** Shortest topic of a batch in characters; the longest is the single form's. */
export const MIN_BATCH_TOPIC_CHARACTERS = 3;

/** Longest custom instructions in characters; the spec names no number. */
export const MAX_INSTRUCTIONS_CHARACTERS = 2000;

/** Longest angle of a blog in characters; the spec names no number. */
export const MAX_ANGLE_CHARACTERS = 200;

/** Characters of an intro on a results card. */
export const BATCH_INTRO_CHARACTERS = 120;
