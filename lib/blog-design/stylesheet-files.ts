import 'server-only';
import { createHash } from 'node:crypto';
import { COLOR_THEMES, type ColorTheme, type Language, STYLES, type Style } from '@/lib/constants/options.ts';
import { FONTS_PATH } from './fonts/catalog.ts';
import { fontFaces } from './fonts/font-faces.ts';
import { allBlogStyles, blogStylesheet } from './stylesheet.ts';

/** Where the files are served, without a slash at the end. */
const STYLES_PATH = '/blog/styles';

/** A letter of each part that a font comes in; browsers fetch only the parts that a text needs. */
const EVERY_SCRIPT = 'aāя';

const made = new Map<string, { css: string; href: string }>();

/** A file, generated once. Its URL contains a hash of its content, so every cache may keep it. */
function file(name: string, make: () => string): { css: string; href: string } {
  const known = made.get(name);
  if (known) return known;
  const css = make();
  const version = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  const entry = { css, href: `${STYLES_PATH}/${name}.css?v=${version}` };
  made.set(name, entry);
  return entry;
}

/** All styles in all color themes, for the screens that switch between them. */
const everyStyle = () => file('all', allBlogStyles);

const isCjk = (language: Language) => language === 'chinese' || language === 'japanese';

function ownStyle(style: Style, colorTheme: ColorTheme, language: Language) {
  const name = `${style}-${colorTheme}${isCjk(language) ? '-cjk' : ''}`;
  return file(name, () => {
    const fonts = fontFaces(style, language, { baseUrl: FONTS_PATH, text: EVERY_SCRIPT });
    return fonts + blogStylesheet(style, colorTheme);
  });
}

/** Address of the stylesheet of all styles in all color themes. */
export const everyStyleHref = (): string => everyStyle().href;

/**
 * Address of the stylesheet of a blog in its own style and no other, with its fonts; of Chinese and Japanese ones only
 * those of the Latin letters (the others are `cjkFaces`).
 */
export const ownStyleHref = (blog: { style: Style; colorTheme: ColorTheme; language: Language }): string =>
  ownStyle(blog.style, blog.colorTheme, blog.language).href;

/** The stylesheet with a name, or undefined. */
export function stylesheetNamed(name: string): string | undefined {
  if (name === 'all.css') return everyStyle().css;
  const [, style, colorTheme, cjk] = /^([a-z]+)-([a-z]+)(-cjk)?\.css$/.exec(name) ?? [];
  const known = STYLES.find((each) => each === style);
  const theme = COLOR_THEMES.find((each) => each === colorTheme);
  return known && theme && ownStyle(known, theme, cjk ? 'chinese' : 'english').css;
}
