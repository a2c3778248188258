import type { Language } from '../../constants/options.ts';
import { CHINESE } from './languages/chinese.ts';
import { ENGLISH } from './languages/english.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { ITALIAN } from './languages/italian.ts';
import { JAPANESE } from './languages/japanese.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import { RUSSIAN } from './languages/russian.ts';
import { SPANISH } from './languages/spanish.ts';
import type { HabitWords } from './languages/types.ts';

/** What models overuse in each language. */
export const HABIT_WORDS: Readonly<Record<Language, HabitWords>> = {
  english: ENGLISH,
  french: FRENCH,
  spanish: SPANISH,
  german: GERMAN,
  chinese: CHINESE,
  japanese: JAPANESE,
  russian: RUSSIAN,
  portuguese: PORTUGUESE,
  italian: ITALIAN,
};
