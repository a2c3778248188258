import 'server-only';
import type { Language, Style } from '@/lib/constants/options.ts';
import {
  CJK_FACES,
  type CjkLanguage,
  type Face,
  faceFile,
  LATIN_BESIDE_CJK,
  SERIF_STYLES,
  STYLE_FACES,
  SUBSET_RANGES,
  type Subset,
  servedName,
} from './catalog.ts';
import { fallbackFaces } from './fallback-faces.ts';
import { cjkFile, cjkSlices, fontBase64, servedFontBase64 } from './font-files.ts';
import { CJK_STACKS } from './font-stacks.ts';
import { codePoints, unicodeRange, within } from './unicode-range.ts';

/** Most that the fonts of a self-contained file may add to it, in characters of base64. */
const MAX_INLINE_CHARACTERS = 200_000;

const CJK_WEIGHTS = { sans: '100 900', serif: '200 900' } as const;

function rule(face: Pick<Face, 'family' | 'weight' | 'style'>, source: string, range: string): string {
  return `@font-face{font-family:"${face.family}";font-style:${face.style ?? 'normal'};font-weight:${face.weight};font-display:swap;src:url(${source}) format("woff2");unicode-range:${range}}`;
}

/**
 * The parts of a face that a text in a language needs, with the characters each answers for. Latin is
 * always one: the byline names the product and every list has numbers.
 */
function neededSubsets(face: Face, language: Language, points: number[]): [Subset, string][] {
  const needed = face.subsets.filter(
    (subset) => subset === 'latin' || within(points, SUBSET_RANGES[subset]).length > 0,
  );
  const besideCjk = language === 'chinese' || language === 'japanese';
  return needed.map((subset) => [subset, besideCjk && subset === 'latin' ? LATIN_BESIDE_CJK : SUBSET_RANGES[subset]]);
}

/** The rules of one Chinese or Japanese face. `cover` gives the characters of a slice to answer for; '' leaves it out. */
function sliceRules(
  language: CjkLanguage,
  kind: keyof typeof CJK_WEIGHTS,
  baseUrl: string,
  cover: (range: string) => string,
): string[] {
  const name = CJK_FACES[language][kind];
  const family = `Noto ${kind === 'serif' ? 'Serif' : 'Sans'} ${language === 'chinese' ? 'SC' : 'JP'} Variable`;
  return cjkSlices(name).flatMap(([slice, range]) => {
    const covered = cover(range);
    if (!covered) return [];
    const file = `${baseUrl}/${servedName(cjkFile(name, slice))}`;
    return [rule({ family, weight: CJK_WEIGHTS[kind] }, file, covered)];
  });
}

/** Where font files are served, without a slash at the end, and everything that will be shown. */
type FaceOptions = { baseUrl: string; text: string };

/** The rules of the Chinese or Japanese slices that hold a text's characters, '' in other languages. */
export function cjkFaces(style: Style, language: Language, { baseUrl, text }: FaceOptions): string {
  if (language !== 'chinese' && language !== 'japanese') return '';
  const points = codePoints(text);
  const kind = SERIF_STYLES.has(style) ? 'serif' : 'sans';
  const cover = (range: string) => unicodeRange(within(points, range));
  return sliceRules(language, kind, baseUrl, cover).join('');
}

/**
 * A stylesheet for titles and texts on our own screens, which are not known before: every slice of a language's faces,
 * of which a browser fetches those it needs, and the families they are asked by.
 * @param baseUrl where the files are served, without a slash at the end
 */
export function cjkStylesheet(language: CjkLanguage, baseUrl: string): string {
  const { sans, serif } = CJK_STACKS[language];
  const tag = language === 'chinese' ? 'zh' : 'ja';
  return [
    `[lang|=${tag}]{--cjk:${sans};--cjk-serif:${serif};line-break:strict}`,
    ...sliceRules(language, 'sans', baseUrl, (range) => range),
    ...sliceRules(language, 'serif', baseUrl, (range) => range),
  ].join('');
}

/**
 * The @font-face rules of a style for one text: only the scripts it is written in, and of Chinese and
 * Japanese only the slices that hold its characters.
 */
export function fontFaces(style: Style, language: Language, options: FaceOptions): string {
  const { baseUrl, text } = options;
  const points = codePoints(text);
  const faces = STYLE_FACES[style].flatMap((face) =>
    neededSubsets(face, language, points).map(([subset, range]) =>
      rule(face, `${baseUrl}/${servedName(faceFile(face, subset))}`, range),
    ),
  );
  return [...faces, cjkFaces(style, language, options), fallbackFaces(style)].join('');
}

/**
 * The same with the files in the text, for a file that must stand alone. Chinese and Japanese take the
 * reader's own fonts. A part that would pass 200,000 characters in all is left to the fallback.
 */
export function inlineFontFaces(style: Style, language: Language, text: string): string {
  const points = codePoints(text);
  let room = MAX_INLINE_CHARACTERS;
  const rules: string[] = [];
  for (const face of STYLE_FACES[style].filter((each) => each.style !== 'italic')) {
    for (const [subset, range] of neededSubsets(face, language, points)) {
      const data = `data:font/woff2;base64,${fontBase64(faceFile(face, subset))}`;
      if (data.length > room) continue;
      room -= data.length;
      rules.push(rule(face, data, range));
    }
  }
  return [...rules, fallbackFaces(style)].join('');
}

/**
 * All of a text's faces with the files in the text, Chinese and Japanese too: for a printer, which has neither a network nor
 * a reader's fonts.
 */
export function printFontFaces(style: Style, language: Language, text: string): string {
  const linked = fontFaces(style, language, { baseUrl: 'fonts:', text });
  return linked.replace(
    /url\(fonts:\/([^)]+)\)/g,
    (_, served: string) => `url(data:font/woff2;base64,${servedFontBase64(served)})`,
  );
}

/** Addresses worth preloading: the main script's files of the title's and the text's faces. */
export function fontPreloads(style: Style, language: Language, baseUrl: string): string[] {
  const main = language === 'russian' ? 'cyrillic' : 'latin';
  const faces = STYLE_FACES[style].filter((face) => face.subsets.some((subset) => subset === main));
  return faces
    .filter((face) => face.style !== 'italic')
    .map((face) => `${baseUrl}/${servedName(faceFile(face, main))}`);
}
