import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  FONTS_RELEASE,
  faceFile,
  SHELL_FILES,
  STYLE_FACES,
  servedName,
  shellFiles,
} from '@/lib/blog-design/fonts/catalog.ts';
import { CUTS } from '@/lib/blog-design/fonts/cuts.ts';
import { fontFaces, fontPreloads, inlineFontFaces, printFontFaces } from '@/lib/blog-design/fonts/faces.ts';
import { cjkFile, cjkSlices, fontFilePath, otherParts, readFont } from '@/lib/blog-design/fonts/files.ts';
import { within } from '@/lib/blog-design/fonts/ranges.ts';
import { CJK_FACES, scriptNames, scriptsWithoutFont } from '@/lib/blog-design/fonts/scripts.ts';
import { blogText } from '@/lib/blog-design/wording.ts';
import { STYLES } from '@/lib/constants/options.ts';
import { readWith } from '@/lib/server/standalone-files.ts';
import { SPECIFIED_STYLES } from '../../support/specified-styles.ts';
import { aBlog, aSection } from './a-blog.ts';

const RUSSIAN = 'Большинство дневников умирают на четвёртой странице. And 3 words.';
const CHINESE = '大多数读书笔记都停在第四页。它们以“承诺”开始——一本新本子……';

const cssFiles = (css: string) => [...css.matchAll(/url\(\/fonts\/([^)]+)\)/g)].map((m) => m[1] ?? '');

const facesFor = (
  style: (typeof STYLES)[number],
  language: 'english' | 'russian' | 'chinese' | 'japanese',
  text: string,
) => fontFaces(style, language, { baseUrl: '/fonts', text });

describe.each(STYLES)('the fonts of %s', (style) => {
  test('are files that exist, in every script', () => {
    const css = [
      facesFor(style, 'english', 'Łódź'),
      facesFor(style, 'russian', RUSSIAN),
      facesFor(style, 'chinese', CHINESE),
      facesFor(style, 'japanese', '読書日記'),
    ].join('');
    const missing = cssFiles(css).filter(
      (file) => !existsSync(fontFilePath(file.replace(/\.[a-z]+(?=\.\w+\.woff2)/, '')) ?? ''),
    );
    expect(cssFiles(css).length).toBeGreaterThan(4);
    expect(missing).toEqual([]);
  });

  test('come only in the scripts of the text', () => {
    expect(facesFor(style, 'english', 'Plain words')).not.toMatch(/cyrillic|latin-ext|noto/);
    expect(facesFor(style, 'russian', RUSSIAN)).toMatch(/cyrillic-/);
  });

  test('hold their place with a system font of the same measures', () => {
    const css = facesFor(style, 'english', 'Plain words');
    expect(css).toMatch(/Fallback";src:local\("(Arial|Georgia|Courier New)( Bold)?"\)/);
    expect(css).toMatch(/size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/);
  });

  test.each(['english', 'russian'] as const)('fit into a file of their own in %s', (language) => {
    const css = inlineFontFaces(style, language, language === 'russian' ? RUSSIAN : 'Plain words');
    expect(css).toMatch(/src:url\(data:font\/woff2;base64,d09GM/);
    expect(css.length).toBeLessThan(204_800);
    expect(css).not.toContain('/fonts/');
  });

  test('leave Chinese in a file of its own to the reader', () => {
    const css = inlineFontFaces(style, 'chinese', CHINESE);
    expect(css).not.toMatch(/noto[ -](?:sans|serif)[ -]sc/i);
    expect(css.length).toBeLessThan(204_800);
  });

  test('are preloaded in the main script alone', () => {
    expect(fontPreloads(style, 'english', '/fonts').join()).not.toContain('cyrillic');
    const russian = fontPreloads(style, 'russian', '/fonts');
    expect(russian.length).toBeGreaterThan(0);
    expect(russian.every((address) => address.includes('-cyrillic-'))).toBe(true);
  });
});

test.each([
  ['on a page', (text: string) => facesFor('retro', 'english', text)],
  ['in a file', (text: string) => inlineFontFaces('retro', 'english', text)],
  ['in a PDF', (text: string) => printFontFaces('retro', 'english', text)],
])('code has its own face %s', (_, faces) => {
  expect(faces('Run `ls`.')).toContain('"JetBrains Mono Variable"');
  expect(faces('Run it.')).not.toContain('JetBrains');
});

describe('Chinese', () => {
  const css = facesFor('minimal', 'chinese', CHINESE);

  test('loads the slices that hold its characters and no others', () => {
    const slices = cssFiles(css).filter((file) => file.startsWith('noto-serif-sc-'));
    expect(slices.length).toBeGreaterThan(1);
    expect(slices.length).toBeLessThan(25);
    expect(css).toContain('U+4E00');
  });

  test('keeps its own wide quotation marks, dashes and dots', () => {
    const latin = css.split('@font-face').filter((rule) => rule.includes('Spectral"'));
    expect(latin.length).toBeGreaterThan(0);
    expect(latin.join()).not.toMatch(/U\+2000|U\+2014|U\+201C|U\+2026|U\+0000-00FF/);
  });

  test('takes a serif in the serif styles and a sans in the others', () => {
    expect(css).toContain('"Noto Serif SC Variable"');
    expect(facesFor('brutalist', 'chinese', CHINESE)).toContain('"Noto Sans SC Variable"');
    expect(facesFor('retro', 'japanese', '読書')).toContain('"Noto Serif JP Variable"');
  });
});

test.each([
  '../package.json',
  '..%2fpackage.json',
  `onest-latin-wght-normal.woff2`,
  `onest-klingon-wght-normal.${FONTS_RELEASE}.woff2`,
  `noto-sans-sc-999-wght-normal.${FONTS_RELEASE}.woff2`,
  `noto-sans-kr-1-wght-normal.${FONTS_RELEASE}.woff2`,
  `../onest-latin-wght-normal.${FONTS_RELEASE}.woff2`,
  '',
])('knows no file called "%s"', (name) => {
  expect(fontFilePath(name)).toBeUndefined();
});

test('names in every address the contents of the files, so that a cache may keep them', () => {
  const own = Object.values(STYLE_FACES)
    .flat()
    .flatMap((face) => face.subsets.map((subset) => faceFile(face, subset)));
  const cjk = Object.values(CJK_FACES)
    .flatMap(({ sans, serif }) => [sans, serif])
    .flatMap((name) => cjkSlices(name).map(([slice]) => cjkFile(name, slice)));
  const paths = [...new Set([...own, ...SHELL_FILES, ...cjk])].map((file) => fontFilePath(servedName(file)) ?? '');
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path));
  hash.update(JSON.stringify([CUTS, Object.values(STYLE_FACES).map((faces) => faces.map(({ weight }) => weight))]));
  expect(hash.digest('hex').slice(0, 8)).toBe(FONTS_RELEASE);
  const packed = new Set(globSync(readWith(false)));
  expect(paths.map((path) => relative('.', path)).filter((path) => !packed.has(path))).toEqual([]);
});

test.each(['woff', 'woff2'] as const)(
  'the standalone folder has the %s files for other scripts and signs',
  (ending) => {
    const packed = new Set(globSync(readWith(false)));
    const paths = otherParts('नम ελ שלום سلام ไทย 한국 ∑ ☃ ⠁ tiếng Ћ', ending).map(({ path }) => relative('.', path));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !packed.has(path))).toEqual([]);
  },
);

test.each([
  ['বাংলা and ქართული', ['Beng', 'Geor']],
  ['한국어, हिन्दी, ไทย', []],
])('names the scripts of %s without a font', (text, codes) => {
  expect(scriptsWithoutFont(text)).toEqual(codes);
});

test.each([
  ['en', 'Tamil, Thai, and Bangla'],
  ['de', 'Tamilisch, Thai und Bengalisch'],
  ['ja', 'タミル文字、タイ文字、ベンガル文字'],
])('names scripts in %s', (language, names) => {
  expect(scriptNames(language, ['Taml', 'Thai', 'Beng'])).toBe(names);
});

test('serves every file that the stylesheet of our own screens names', async () => {
  const files = [...readFileSync('app/fonts.css', 'utf8').matchAll(/url\("\/fonts\/([^"]+)"\)/g)].map(
    (match) => match[1] ?? '',
  );
  expect(files.toSorted()).toEqual([...shellFiles('en'), ...shellFiles('ru')].toSorted());
  const fonts = await Promise.all(files.map(readFont));
  expect(fonts.map((font) => font?.subarray(0, 4).toString())).toEqual(files.map(() => 'wOF2'));
});

test('knows all the text that a blog shows', () => {
  const text = blogText(
    aBlog({
      language: 'japanese',
      userDisplayName: 'Łucja',
      content: { title: '題', intro: '序', sections: [aSection({ heading: '見', content: '文' })], conclusion: '結' },
      sources: [{ number: 1, url: 'https://example.org', title: '典' }],
    }),
  );
  expect([...'題序見文結典Łまとめ目次'].filter((character) => !text.includes(character))).toEqual([]);
});

test.each([
  ['glassmorphism', 'german', 'onest-latin-wght-normal.de', 'Ä'],
  ['retro', 'russian', 'vollkorn-cyrillic-wght-normal.ru', 'Ж'],
  ['minimal', 'french', 'spectral-latin-300-normal.fr', 'œ'],
] as const)('cuts the files of %s to the letters of %s', async (style, language, name, letter) => {
  const file = `${name}.${FONTS_RELEASE}.woff2`;
  const css = fontFaces(style, language, { baseUrl: '/fonts', text: letter });
  const [, range = ''] =
    new RegExp(`url\\(/fonts/${file}\\) format\\("woff2"\\);unicode-range:([^}]+)`).exec(css) ?? [];
  expect(within([letter.codePointAt(0) ?? 0], range)).toHaveLength(1);
  expect(fontPreloads(style, language, '/fonts')).toContain(`/fonts/${file}`);
  const [cut, whole] = await Promise.all([readFont(file), readFont(file.replace(/\.[a-z]{2}\./, '.'))]);
  expect(cut?.length).toBeLessThan((whole?.length ?? 0) * 0.9);
});

test.each(SPECIFIED_STYLES)('the fonts of an English blog in %s have at most 45 KB', async (style) => {
  const files = fontPreloads(style, 'english', '/fonts').map((address) => address.replace('/fonts/', ''));
  const sizes = (await Promise.all(files.map(readFont))).map((font) => font?.length ?? Number.POSITIVE_INFINITY);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(45 * 1024);
});

test.each(['noto-sans-sc-1-wght-normal.de', 'onest-latin-wght-normal.xx', 'onest-cyrillic-wght-normal.de'])(
  'makes no cut that no stylesheet names: %s',
  async (name) => {
    expect(await readFont(`${name}.${FONTS_RELEASE}.woff2`)).toBeUndefined();
  },
);
