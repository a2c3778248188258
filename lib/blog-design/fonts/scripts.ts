import type { Language, Style } from '@/lib/constants/options.ts';
import { listFormat } from '@/lib/messages/translator.ts';

// Apart from the catalog, as client components import it.

/** Chinese and Japanese faces, for systems without any. */
export const CJK_FACES = {
  chinese: { sans: 'noto-sans-sc', serif: 'noto-serif-sc' },
  japanese: { sans: 'noto-sans-jp', serif: 'noto-serif-jp' },
} as const;

/** Their stacks: faces of the reader's system first, ours for readers who have none. */
export const CJK_STACKS = {
  chinese: {
    sans: '"PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans CJK SC","Source Han Sans SC","Noto Sans SC Variable"',
    serif: '"Songti SC","Source Han Serif SC","Noto Serif CJK SC","Noto Serif SC Variable"',
  },
  japanese: {
    sans: '"Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP","Source Han Sans JP","Noto Sans JP Variable"',
    serif: '"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP","Source Han Serif JP","Noto Serif JP Variable"',
  },
} as const;

/** Full-width characters, which have their own fonts. */
export const WIDE_CHARACTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]/u;

export type CjkLanguage = keyof typeof CJK_FACES;

export const isCjk = (language: Language): language is CjkLanguage => language in CJK_FACES;

/** Whether a style takes the serifs of the other scripts too. */
export const cjkKind = (style: Style): 'sans' | 'serif' =>
  style === 'minimal' || style === 'retro' ? 'serif' : 'sans';

/** Living scripts that none of our fonts has (ISO 15924). */
const SCRIPTS_WITHOUT_FONT =
  'Adlm Armn Beng Bugi Cans Cham Cher Copt Ethi Geor Gujr Guru Java Khmr Knda Laoo Lisu Mlym Mong Mtei Mymr Nkoo Olck Orya Rohg Sinh Sund Syrc Tale Talu Taml Telu Tfng Thaa Tibt Vaii Yiii'.split(
    ' ',
  );

/** The scripts of a text that none of our fonts has (ISO 15924). */
export const scriptsWithoutFont = (text: string): string[] =>
  SCRIPTS_WITHOUT_FONT.filter((code) => new RegExp(`\\p{sc=${code}}`, 'u').test(text));

/** Names of scripts in a language, as part of a sentence. */
export function scriptNames(language: string, codes: readonly string[]): string {
  const names = new Intl.DisplayNames(language, { type: 'script' });
  return listFormat(language).format(codes.map((code) => names.of(code) ?? code));
}
