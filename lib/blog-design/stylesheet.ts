import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  COLOR_THEMES,
  type ColorTheme,
  LANGUAGE_DETAILS,
  LANGUAGES,
  type Language,
  STYLES,
  type Style,
} from '@/lib/constants/options.ts';
import { FONTS_PATH } from './fonts/catalog.ts';
import { fontFaces } from './fonts/faces.ts';
import { CJK_STACKS, isCjk } from './fonts/scripts.ts';
import { type DesignTokens, designTokens } from './tokens.ts';

/** Chinese and Japanese: system faces first, ours for readers who have none, looser lines, and dots for what is italic elsewhere. */
const CJK_CSS = `
&[lang|=zh]{--b-cjk:${CJK_STACKS.chinese.sans};--b-cjk-serif:${CJK_STACKS.chinese.serif}}
&[lang|=ja]{--b-cjk:${CJK_STACKS.japanese.sans};--b-cjk-serif:${CJK_STACKS.japanese.serif}}
&:is([lang|=zh],[lang|=ja]){--b-title-scale:.8;--b-title-leading:1.28;--b-title-tracking:0;--b-heading-leading:1.4;--b-heading-tracking:0;--b-body-leading:1.9;--b-body-tracking:0;line-break:strict;text-spacing-trim:normal;font-synthesis-style:none}
&:is([lang|=zh],[lang|=ja]) em{font-style:normal;text-emphasis:filled dot}
&[lang|=zh] em{text-emphasis-position:under}
&[lang|=ja] :is(h1,h2,h3){word-break:auto-phrase}
`;

/** Colors and shadows: `heroText` becomes `hero-text`, the second hero color `hero-2`, the first drawing color `art-1`. */
function paintDeclarations({ colors: { art, ...colors }, shadows }: DesignTokens): string {
  const properties = Object.entries(colors).flatMap(([name, value]) => {
    const property = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
    return [value].flat().map((each, at) => [at === 0 ? property : `${property}-${at + 1}`, each]);
  });
  const drawing = art.map((color, at) => [`art-${at + 1}`, color]);
  return [...properties, ...drawing, ...Object.entries(shadows)]
    .map(([name, value]) => `--b-${name}:${value}`)
    .join(';');
}

const FOLDER = path.resolve('lib/blog-design');
const sources = new Map<string, string>();

/** CSS files beside this one, without comments and line breaks. */
const readCss = (...names: string[]): string =>
  names
    .map((name) => {
      const css =
        sources.get(name) ?? readFileSync(path.join(FOLDER, `${name}.css`), 'utf8').replace(/\/\*[\s\S]*?\*\/|\n/g, '');
      sources.set(name, css);
      return css;
    })
    .join('');

/** Puts the selector in the place of every `&` and drops the line breaks. */
const scoped = (css: string, selector: string) => css.replaceAll('&', selector).replaceAll('\n', '');

function themeRules(style: Style, colorTheme: ColorTheme, darkSelector: string): string {
  const selector = `.blog[data-style=${style}][data-theme=${colorTheme}]`;
  const rule = (mode: 'light' | 'dark') =>
    `${selector}{color-scheme:${mode};${paintDeclarations(designTokens(style, colorTheme, mode))}}`;
  const dark =
    darkSelector === 'media'
      ? `@media screen and (prefers-color-scheme:dark){${rule('dark')}}`
      : `${darkSelector} ${rule('dark')}`;
  return rule('light') + dark;
}

const styleRules = (style: Style) => scoped(readCss(`styles/${style}`), `.blog[data-style=${style}]`);

/** A property of a style that no color theme changes, such as 'small-radius'. */
export const styleProperty = (style: Style, name: string): string =>
  new RegExp(`--b-${name}:([^;}]+)`).exec(styleRules(style))?.[1] ?? '';

const commonRules = () => scoped(readCss('base', 'blocks', 'citations'), '.blog');

const lastRules = (selector: string) => scoped(CJK_CSS + readCss('print'), selector);

/**
 * The compact stylesheet of one style and theme, light and dark, scoped to `.blog[data-style]`.
 * @param darkSelector of an ancestor that means dark, or 'media' to follow the reader's system
 */
export function blogStylesheet(style: Style, colorTheme: ColorTheme, darkSelector = '.dark'): string {
  const rules = themeRules(style, colorTheme, darkSelector) + styleRules(style);
  return commonRules() + rules + lastRules(`.blog[data-style=${style}]`);
}

/** All styles in all themes, compact: `data-style` and `data-theme` of the blog's element choose. */
export function allBlogStyles(): string {
  const rules = STYLES.flatMap((style) => [
    ...COLOR_THEMES.map((theme) => themeRules(style, theme, '.dark')),
    styleRules(style),
  ]);
  return commonRules() + rules.join('') + lastRules('.blog[data-style]');
}

/** A letter of each part that a font comes in, and code; browsers fetch only the parts that a text needs. */
const EVERY_SCRIPT = 'aāя`';

const files = new Map<string, { css: string; href: string }>();

/** A file, generated once. Its URL contains a hash of its content, so every cache may keep it. */
function hashedFile(name: string, make: () => string): { css: string; href: string } {
  const known = files.get(name);
  if (known) return known;
  const css = make();
  const version = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  const file = { css, href: `/blog/styles/${name}.css?v=${version}` };
  files.set(name, file);
  return file;
}

const everyStyle = () => hashedFile('all', allBlogStyles);

/** Ends the names of files with the fonts for a language. */
const fontsOf = (language: Language) => (isCjk(language) ? 'cjk' : LANGUAGE_DETAILS[language].tag);

const ownStyle = (style: Style, colorTheme: ColorTheme, language: Language) =>
  hashedFile(
    `${style}-${colorTheme}-${fontsOf(language)}`,
    () => fontFaces(style, language, { baseUrl: FONTS_PATH, text: EVERY_SCRIPT }) + blogStylesheet(style, colorTheme),
  );

/** An author's site: rules that go after those of its style, or make do without one. */
const site = () => hashedFile('site', () => commonRules() + scoped(readCss('site'), '.blog.site.site'));

export const siteHref = (): string => site().href;

export const everyStyleHref = (): string => everyStyle().href;

/** URL of the stylesheet of a blog's style and theme with its fonts, except those of `cjkFaces`. */
export const ownStyleHref = (blog: { style: Style; colorTheme: ColorTheme; language: Language }): string =>
  ownStyle(blog.style, blog.colorTheme, blog.language).href;

export function stylesheetNamed(name: string): string | undefined {
  if (name === 'all.css') return everyStyle().css;
  if (name === 'site.css') return site().css;
  const [, style, colorTheme, fonts] = /^([a-z]+)-([a-z]+)-([a-z]+)\.css$/.exec(name) ?? [];
  const known = STYLES.find((each) => each === style);
  const theme = COLOR_THEMES.find((each) => each === colorTheme);
  const language = LANGUAGES.find((each) => fontsOf(each) === fonts);
  return known && theme && language && ownStyle(known, theme, language).css;
}
