import { COLOR_THEMES, type ColorTheme, STYLES, type Style } from '@/lib/constants/options.ts';
import { BASE_CSS, CJK_CSS, PRINT_CSS } from './base-css.ts';
import { BLOCKS_CSS } from './blocks-css.ts';
import { CITATION_CSS } from './citation-css.ts';
import { declarations, paintProperties, staticProperties } from './custom-properties.ts';
import { STYLE_DEFINITIONS } from './styles/definitions.ts';
import { designTokens } from './tokens.ts';

type Options = {
  /** Selector of an ancestor that means dark, or 'media' to follow the reader's system. */
  darkSelector?: string;
};

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
  return `${selector}{${fixed}}${scoped(STYLE_DEFINITIONS[style].css, selector)}`;
}

/**
 * The stylesheet of one blog: its own style and theme and nothing of the others, light and dark.
 * Everything in it is scoped to `.blog[data-style]`.
 * @returns compact CSS text
 */
export function blogStylesheet(style: Style, colorTheme: ColorTheme, { darkSelector = '.dark' }: Options = {}): string {
  return [
    scoped(BASE_CSS + BLOCKS_CSS + CITATION_CSS, '.blog'),
    themeRules(style, colorTheme, darkSelector),
    styleRules(style),
    scoped(CJK_CSS, `.blog[data-style=${style}]`),
    scoped(PRINT_CSS, `.blog[data-style=${style}]`),
  ].join('');
}

/**
 * All styles in all themes: with it on the page, changing `data-style` and `data-theme` on the blog's
 * element is all an editor has to do. It may stand beside a `blogStylesheet`.
 * @returns compact CSS text
 */
export function allBlogStyles({ darkSelector = '.dark' }: Options = {}): string {
  return [
    scoped(BASE_CSS + BLOCKS_CSS + CITATION_CSS, '.blog'),
    ...STYLES.flatMap((style) => [
      ...COLOR_THEMES.map((theme) => themeRules(style, theme, darkSelector)),
      styleRules(style),
    ]),
    scoped(CJK_CSS, '.blog[data-style]'),
    scoped(PRINT_CSS, '.blog[data-style]'),
  ].join('');
}
