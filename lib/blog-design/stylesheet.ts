import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COLOR_THEMES, type ColorTheme, STYLES, type Style } from '@/lib/constants/options.ts';
import { declarations, paintProperties, staticProperties } from './custom-properties.ts';
import { CJK_STACKS } from './fonts/font-stacks.ts';
import { designTokens } from './tokens.ts';

type Options = {
  /** Selector of an ancestor that means dark, or 'media' to follow the reader's system. */
  darkSelector?: string;
};

/** Chinese and Japanese: system faces first, ours for readers who have none, and looser lines. */
const CJK_CSS = `
&[lang|=zh]{--b-cjk:${CJK_STACKS.chinese.sans};--b-cjk-serif:${CJK_STACKS.chinese.serif}}
&[lang|=ja]{--b-cjk:${CJK_STACKS.japanese.sans};--b-cjk-serif:${CJK_STACKS.japanese.serif}}
&:is([lang|=zh],[lang|=ja]){--b-title-scale:.8;--b-title-leading:1.28;--b-title-tracking:0;--b-heading-leading:1.4;--b-heading-tracking:0;--b-body-leading:1.9;--b-body-tracking:0;line-break:strict;text-spacing-trim:normal}
&[lang|=ja] :is(h1,h2,h3){word-break:auto-phrase}
`;

const FOLDER = path.resolve('lib/blog-design');
const files = new Map<string, string>();

/** A CSS file beside this one, without comments and line breaks. */
function cssFile(name: string): string {
  const known = files.get(name);
  if (known !== undefined) return known;
  const css = readFileSync(path.join(FOLDER, `${name}.css`), 'utf8').replace(/\/\*[\s\S]*?\*\/|\n/g, '');
  files.set(name, css);
  return css;
}

/** Puts the selector in the place of every `&` and drops the line breaks. */
function scoped(css: string, selector: string): string {
  return css.replaceAll('&', selector).replaceAll('\n', '');
}

function dark(selector: string, body: string, darkSelector: string): string {
  if (darkSelector === 'media') return `@media screen and (prefers-color-scheme:dark){${selector}{${body}}}`;
  return `${darkSelector} ${selector}{${body}}`;
}

function themeRules(style: Style, colorTheme: ColorTheme, darkSelector: string): string {
  const selector = `.blog[data-style=${style}][data-theme=${colorTheme}]`;
  const light = declarations(paintProperties(designTokens(style, colorTheme, 'light')));
  const night = declarations(paintProperties(designTokens(style, colorTheme, 'dark')));
  return `${selector}{color-scheme:light;${light}}${dark(selector, `color-scheme:dark;${night}`, darkSelector)}`;
}

function styleRules(style: Style): string {
  const selector = `.blog[data-style=${style}]`;
  const fixed = declarations(staticProperties(designTokens(style, 'default', 'light')));
  return `${selector}{${fixed}}${scoped(cssFile(`styles/${style}`), selector)}`;
}

/**
 * The stylesheet of one blog: its own style and theme and nothing of the others, light and dark.
 * Everything in it is scoped to `.blog[data-style]`.
 * @returns compact CSS text
 */
export function blogStylesheet(style: Style, colorTheme: ColorTheme, { darkSelector = '.dark' }: Options = {}): string {
  return [
    scoped(['base', 'blocks', 'citations'].map(cssFile).join(''), '.blog'),
    themeRules(style, colorTheme, darkSelector),
    styleRules(style),
    scoped(CJK_CSS, `.blog[data-style=${style}]`),
    scoped(cssFile('print'), `.blog[data-style=${style}]`),
  ].join('');
}

/**
 * All styles in all themes: changing `data-style` and `data-theme` on the blog's
 * element switches styles. It can be combined with a `blogStylesheet`.
 * @returns compact CSS text
 */
export function allBlogStyles({ darkSelector = '.dark' }: Options = {}): string {
  return [
    scoped(['base', 'blocks', 'citations'].map(cssFile).join(''), '.blog'),
    ...STYLES.flatMap((style) => [
      ...COLOR_THEMES.map((theme) => themeRules(style, theme, darkSelector)),
      styleRules(style),
    ]),
    scoped(CJK_CSS, '.blog[data-style]'),
    scoped(cssFile('print'), '.blog[data-style]'),
  ].join('');
}
