import { STYLE_OPTIONS } from '@/lib/blog-design/style-options.ts';
import { COLOR_THEMES, type ColorTheme, STYLES, type Style } from '@/lib/constants/options.ts';
import { requestJson } from '@/lib/http/client.ts';

/** A blog's style and color theme. */
export type BlogStyle = { style: Style; colorTheme: ColorTheme };

/** The name of a style in sentences: 'Glass'. */
export function styleLabel(style: Style): string {
  return STYLE_OPTIONS.find(({ name }) => name === style)?.label ?? style;
}

/** Whether style and color theme are the same. */
export function isSameStyle(one: BlogStyle, other: BlogStyle): boolean {
  return one.style === other.style && one.colorTheme === other.colorTheme;
}

/**
 * A random style with a color theme other than the default (spec §9), different from the present pair.
 * @param random gives numbers from 0 up to but not 1
 */
export function randomStyle(present: BlogStyle, random: () => number = Math.random): BlogStyle {
  const styles = STYLES.flatMap((style) =>
    COLOR_THEMES.filter((name) => name !== 'default').map((colorTheme) => ({ style, colorTheme })),
  ).filter((blogStyle) => !isSameStyle(blogStyle, present));
  return styles[Math.floor(random() * styles.length)] ?? present;
}

/**
 * Saves style and color theme (spec §7).
 * @throws ApiError, or Error when the answer does not report success
 */
export async function saveStyle(blogId: string, blogStyle: BlogStyle): Promise<void> {
  const body = { blogId, ...blogStyle };
  const answer = await requestJson<{ success?: boolean }>('/api/blogs/style', { method: 'POST', body });
  if (answer?.success !== true) throw new Error('The style was not saved.');
}
