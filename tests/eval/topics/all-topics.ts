import { CHINESE } from './chinese.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { PORTUGUESE } from './portuguese.ts';
import { RUSSIAN } from './russian.ts';
import { SPANISH } from './spanish.ts';
import type { Topic } from './topic.ts';

/** The articles that the evaluation has written: every language in every length, with and without pages to cite. */
export const ALL_TOPICS: readonly Topic[] = [
  ...ENGLISH,
  ...FRENCH,
  ...SPANISH,
  ...GERMAN,
  ...CHINESE,
  ...JAPANESE,
  ...RUSSIAN,
  ...PORTUGUESE,
  ...ITALIAN,
];
