import type { Language } from '@/lib/constants/options';
import type { LanguagePack, TopicRules } from './language-pack.ts';

/** Where each language's prose is; imported when an article in it is first written. */
const PACKS: Readonly<Record<Language, () => Promise<{ default: LanguagePack }>>> = {
  english: () => import('./packs/english/pack.ts'),
  french: () => import('./packs/french/pack.ts'),
  spanish: () => import('./packs/spanish/pack.ts'),
  german: () => import('./packs/german/pack.ts'),
  chinese: () => import('./packs/chinese/pack.ts'),
  japanese: () => import('./packs/japanese/pack.ts'),
  russian: () => import('./packs/russian/pack.ts'),
  portuguese: () => import('./packs/portuguese/pack.ts'),
  italian: () => import('./packs/italian/pack.ts'),
};

/** Languages the built-in writer can write, in the order of registration. */
export const PACK_LANGUAGES = Object.keys(PACKS) as Language[];

/** The pack of a language. */
export async function loadPack(language: Language): Promise<LanguagePack> {
  return (await PACKS[language]()).default;
}

/** The English topic rules, tried on topics that the article's own language does not know; null for English itself. */
export async function loadFallbackRules(language: Language): Promise<TopicRules | null> {
  if (language === 'english') return null;
  return (await import('./packs/english/reading.ts')).READING;
}
