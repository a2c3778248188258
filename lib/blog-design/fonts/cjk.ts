import type { Language, Style } from '@/lib/constants/options.ts';

/** Chinese and Japanese faces, for systems without any. */
export const CJK_FACES = {
  chinese: { sans: 'noto-sans-sc', serif: 'noto-serif-sc' },
  japanese: { sans: 'noto-sans-jp', serif: 'noto-serif-jp' },
} as const;

/** Full-width characters, which have their own fonts. */
export const WIDE_CHARACTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]/u;

export type CjkLanguage = keyof typeof CJK_FACES;

/** Styles that take the serifs of the other scripts too. */
export const SERIF_STYLES: ReadonlySet<Style> = new Set(['minimal', 'retro']);

export const isCjk = (language: Language): language is CjkLanguage => language in CJK_FACES;
