import { STYLE_OPTIONS } from '@/lib/blog-design/style-options.ts';
import { COLOR_THEMES, type ColorTheme, STYLES, type Style } from '@/lib/constants/options.ts';
import { requestJson } from '@/lib/http/client.ts';

export type BlogStyle = { style: Style; colorTheme: ColorTheme };

export function styleLabel(style: Style): string {
  return STYLE_OPTIONS.find(({ name }) => name === style)?.label ?? style;
}

export function isSameStyle(one: BlogStyle, other: BlogStyle): boolean {
  return one.style === other.style && one.colorTheme === other.colorTheme;
}

/** Another style in another color theme, not the default one (spec §9). `random` is as Math.random. */
export function randomStyle(present: BlogStyle, random: () => number = Math.random): BlogStyle {
  const styles = STYLES.flatMap((style) =>
    COLOR_THEMES.filter((name) => name !== 'default').map((colorTheme) => ({ style, colorTheme })),
  ).filter(({ style, colorTheme }) => style !== present.style && colorTheme !== present.colorTheme);
  return styles[Math.floor(random() * styles.length)] ?? present;
}

/** Saves style and color theme (spec §7). Errors: ApiError, or Error without a success in the answer. */
export async function saveStyle(blogId: string, blogStyle: BlogStyle): Promise<void> {
  const body = { blogId, ...blogStyle };
  const answer = await requestJson<{ success?: boolean }>('/api/blogs/style', { method: 'POST', body });
  if (answer?.success !== true) throw new Error('Could not save the style.');
}
