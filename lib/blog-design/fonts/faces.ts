import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import type { Language, Style } from '@/lib/constants/options.ts';
import {
  type Face,
  faceFile,
  facesFor,
  fallbackFaces,
  fontFace,
  LATIN_BESIDE_CJK,
  STYLE_FACES,
  SUBSET_RANGES,
  type Subset,
  servedName,
} from './catalog.ts';
import { CUTS, cutsFor } from './cuts.ts';
import { cjkFile, cjkSlices, codePoints, fontBase64, fontFilePath, fontPath, otherParts } from './files.ts';
import { codePointsOf, unicodeRange, within } from './ranges.ts';
import { CJK_FACES, CJK_STACKS, type CjkLanguage, cjkKind, isCjk, WIDE_CHARACTER } from './scripts.ts';

/** Base64 characters of fonts in a self-contained file. */
const MAX_INLINE_CHARACTERS = 200_000;

const CJK_WEIGHTS = { sans: '100 900', serif: '200 900' } as const;

/** The parts of a face that a text needs with their ranges. Always Latin: byline and lists have Latin characters. */
const neededSubsets = (face: Face, language: Language, points: readonly number[]): [Subset, string][] =>
  face.subsets
    .filter((subset) => subset === 'latin' || within(points, SUBSET_RANGES[subset]).length > 0)
    .map((subset) => [subset, subset === 'latin' && isCjk(language) ? LATIN_BESIDE_CJK : SUBSET_RANGES[subset]]);

/** The URL of the font files without a slash at the end, and the text to show. */
type FaceOptions = { baseUrl: string; text: string };

const cjkFamily = (style: Style, language: CjkLanguage): string =>
  `Noto ${cjkKind(style) === 'serif' ? 'Serif' : 'Sans'} ${language === 'chinese' ? 'SC' : 'JP'} Variable`;

/** The rules of the slices with the characters of a Chinese or Japanese article; '' for other languages. */
export function cjkFaces(style: Style, language: Language, { baseUrl, text }: FaceOptions): string {
  if (!isCjk(language)) return '';
  const kind = cjkKind(style);
  const name = CJK_FACES[language][kind];
  const family = cjkFamily(style, language);
  return cjkSlices(name)
    .map(([slice, range]) => ({ slice, covered: unicodeRange(within(codePoints(text), range)) }))
    .filter(({ covered }) => covered)
    .map(({ slice, covered }) =>
      fontFace({ family, weight: CJK_WEIGHTS[kind] }, `${baseUrl}/${servedName(cjkFile(name, slice))}`, covered),
    )
    .join('');
}

/** The files of Chinese or Japanese characters in a text of another language. */
function cjkFiles(language: CjkLanguage, text: string) {
  const name = CJK_FACES[language].sans;
  const points = codePoints(text).filter((point) => WIDE_CHARACTER.test(String.fromCodePoint(point)));
  return cjkSlices(name).flatMap(([slice, range]) => {
    const found = within(points, range);
    const path = fontFilePath(servedName(cjkFile(name, slice))) ?? '';
    return found.length > 0 ? [{ family: name, path, weight: CJK_WEIGHTS.sans, points: found }] : [];
  });
}

const cutRange = (cut: string, range: string) => unicodeRange(within(codePointsOf(CUTS[cut] ?? ''), range));

/** The @font-face rules of a style for the scripts of a text; of Chinese and Japanese the slices with its characters. */
export function fontFaces(style: Style, language: Language, options: FaceOptions): string {
  const points = codePoints(options.text);
  const rule = (face: Face, subset: Subset, range: string, cut?: string) =>
    fontFace(face, `${options.baseUrl}/${servedName(faceFile(face, subset), cut)}`, range);
  const faces = facesFor(style, options.text).flatMap((face) =>
    neededSubsets(face, language, points).flatMap(([subset, range]) => [
      rule(face, subset, range),
      // The last rule with a character has it.
      ...cutsFor(subset, language).map((cut) => rule(face, subset, cutRange(cut, range), cut)),
    ]),
  );
  return [...faces, cjkFaces(style, language, options), fallbackFaces(style)].join('');
}

/** The same with the files as data, without Chinese and Japanese, and within 200,000 characters. */
export function inlineFontFaces(style: Style, language: Language, text: string): string {
  const points = codePoints(text);
  let room = MAX_INLINE_CHARACTERS;
  const rules: string[] = [];
  for (const face of facesFor(style, text).filter((each) => each.style !== 'italic')) {
    for (const [subset, range] of neededSubsets(face, language, points)) {
      const data = `data:font/woff2;base64,${fontBase64(servedName(faceFile(face, subset)))}`;
      if (data.length > room) continue;
      room -= data.length;
      rules.push(fontFace(face, data, range));
    }
  }
  return [...rules, fallbackFaces(style)].join('');
}

/**
 * The faces for scripts and signs that a style and language lack, in its stacks where those of the language are. Chinese and
 * Japanese in our own: from some fonts of a system, Chromium writes radicals in the place of characters.
 */
function otherFaces(style: Style, language: Language, text: string): string {
  const cjk = isCjk(language) ? [] : (['japanese', 'chinese'] as const).flatMap((each) => cjkFiles(each, text));
  const parts = [...otherParts(text, 'woff2'), ...cjk];
  const rules = parts.map(({ family, weight, path, points }) =>
    fontFace(
      { family, weight: String(weight) },
      `data:font/woff2;base64,${readFileSync(path, 'base64')}`,
      unicodeRange(points),
    ),
  );
  const { sans, serif } = isCjk(language) ? CJK_STACKS[language] : { sans: 'system-ui', serif: 'ui-serif' };
  const others = [...new Set(parts.map(({ family }) => `"${family}"`))];
  const stack = (own: string) =>
    (isCjk(language) ? [`"${cjkFamily(style, language)}"`, own, ...others] : [...others, own]).join();
  return `${rules.join('')}.blog{--b-cjk:${stack(sans)}!important;--b-cjk-serif:${stack(serif)}!important}`;
}

/** Weights of static files, among which are those that the styles ask for. */
const STATIC_WEIGHTS = [300, 400, 500, 600, 700, 900];

/** Static files of every weight in the place of a variable file or a lone one: Chromium draws those as Type 3. */
function staticFiles(served: string): [weight: number, path: string][] {
  const [, name, subset] = /^(.+)-(latin-ext|latin|cyrillic)-(?:wght|400)-normal\./.exec(served) ?? [];
  if (!name || !subset) return [];
  const files = STATIC_WEIGHTS.map((weight): [number, string] => [weight, fontPath(name, subset, weight, 'woff2')]);
  const found = files.filter(([, path]) => existsSync(path));
  return found.length > 1 ? found : [];
}

/** All of a text's faces as data, of every script we have: a printer has neither a network nor a reader's fonts. */
export function printFontFaces(style: Style, language: Language, text: string): string {
  const own = fontFaces(style, language, { baseUrl: 'fonts:', text }).replace(
    /@font-face\{[^}]*url\(fonts:\/([^)]+)\)[^}]*\}/g,
    (face, served: string) => {
      // The whole files have its characters too.
      if (/\.[a-z]{2,5}\.\w+\.woff2$/.test(served)) return '';
      const filled = (base64: string) => face.replace(`fonts:/${served}`, `data:font/woff2;base64,${base64}`);
      const files = staticFiles(served).map(([weight, path]) =>
        filled(readFileSync(path, 'base64')).replace(/font-weight:[^;]+/, `font-weight:${weight}`),
      );
      return files.length > 0 ? files.join('') : filled(fontBase64(served));
    },
  );
  return own + otherFaces(style, language, text);
}

/** URLs worth preloading: the main script's files of the title's and the text's faces. */
export function fontPreloads(style: Style, language: Language, baseUrl: string): string[] {
  const main = language === 'russian' ? 'cyrillic' : 'latin';
  const [cut] = cutsFor(main, language);
  return STYLE_FACES[style]
    .filter((face) => face.style !== 'italic' && face.subsets.some((subset) => subset === main))
    .map((face) => `${baseUrl}/${servedName(faceFile(face, main), cut)}`);
}
