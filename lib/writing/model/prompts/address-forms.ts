import type { Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';

/** Names of the forms that a language has. */
export function addressNames(language: Language): readonly string[] {
  return proseWords(language).address.map(({ name }) => name);
}

/** The form of address or variety of this name; undefined where the language has none. */
export function addressForm(name: string, language: Language) {
  return proseWords(language).address.find((form) => form.name === name);
}
