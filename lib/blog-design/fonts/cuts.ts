import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import type { Subset } from './catalog.ts';
import { isCjk } from './scripts.ts';

/*
 * A cut of a file has the characters that texts of a language usually have, in about two thirds of the bytes; browsers
 * fetch the whole file for others. One cut for each language and not for each text, so that readers have it already on the
 * second page, and it is made once.
 */

/** Digits and signs that texts of every language have. */
const SIGNS = ' !"#$%&\'()*+,-./0123456789:;<=>?@[\\]^_`{|}~\u00a0§©«°·»×–—‘’‚“”„•…‹›€→↑↓−';
const BASIC = `${SIGNS}ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`;

const bothCases = (letters: string) => letters + letters.toUpperCase();

/** Characters of the cuts, by the name in the file's. */
export const CUTS: Readonly<Record<string, string>> = {
  signs: SIGNS,
  en: BASIC,
  de: `${BASIC}${bothCases('äöü')}ß`,
  fr: `${BASIC}${bothCases('àâæçèéêëîïôœùûü')}`,
  es: `${BASIC}${bothCases('áéíñóúü')}¡¿ªº`,
  pt: `${BASIC}${bothCases('àáâãçéêíóôõúü')}ªº`,
  it: `${BASIC}${bothCases('àèéìíîòóùú')}`,
  /** For our own screens, in whatever language. */
  west: `${BASIC}${bothCases('àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþœ')}ßŸÿ¡¿ªº£¥®™½¼¾±¶²³¹µ`,
  ru: bothCases('абвгдеёжзийклмнопрстуфхцчшщъыьэюя'),
};

/** The cuts of a part of a font for a language. In Russian the Latin letters wait until a text has any. */
export function cutsFor(subset: Subset, language: Language): readonly string[] {
  if (subset === 'cyrillic') return language === 'russian' ? ['ru'] : [];
  if (subset !== 'latin') return [];
  if (language === 'russian') return ['en', 'signs'];
  return [isCjk(language) ? 'en' : LANGUAGE_DETAILS[language].tag];
}
