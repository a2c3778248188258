import type { Language } from '@/lib/constants/options';
import type { BriefText } from './languages/brief-text.ts';

/** Each language is loaded when it is first written in. */
const LANGUAGES: Readonly<Record<Language, () => Promise<BriefText>>> = {
  english: async () => (await import('./languages/english.ts')).ENGLISH,
  french: async () => (await import('./languages/french.ts')).FRENCH,
  spanish: async () => (await import('./languages/spanish.ts')).SPANISH,
  german: async () => (await import('./languages/german.ts')).GERMAN,
  chinese: async () => (await import('./languages/chinese.ts')).CHINESE,
  japanese: async () => (await import('./languages/japanese.ts')).JAPANESE,
  russian: async () => (await import('./languages/russian.ts')).RUSSIAN,
  portuguese: async () => (await import('./languages/portuguese.ts')).PORTUGUESE,
  italian: async () => (await import('./languages/italian.ts')).ITALIAN,
};

/** The sentences of a brief in a language. */
export const loadBriefText = (language: Language): Promise<BriefText> => LANGUAGES[language]();
