import { STYLE_OPTIONS } from '@/lib/blog-design/style-options';
import { COLOR_THEMES, type ColorTheme, STYLES, type Style } from '@/lib/constants/options';
import { requestJson } from '@/lib/http/client';

/** How a blog looks. */
export type Look = { style: Style; colorTheme: ColorTheme };

/** The name of a style in sentences: 'Glass'. */
export function styleLabel(style: Style): string {
  return STYLE_OPTIONS.find(({ name }) => name === style)?.label ?? style;
}

/** Whether two looks are the same. */
export function isSameLook(one: Look, other: Look): boolean {
  return one.style === other.style && one.colorTheme === other.colorTheme;
}

/**
 * A look with a color theme other than the default one (spec §9), and another than the present look.
 * @param random gives numbers from 0 up to but not 1
 */
export function randomLook(present: Look, random: () => number = Math.random): Look {
  const looks = STYLES.flatMap((style) =>
    COLOR_THEMES.filter((name) => name !== 'default').map((colorTheme) => ({ style, colorTheme })),
  ).filter((look) => !isSameLook(look, present));
  return looks[Math.floor(random() * looks.length)] ?? present;
}

/**
 * Saves a look (spec §7).
 * @throws ApiError, or Error when the answer does not report success
 */
export async function saveLook(blogId: string, look: Look): Promise<void> {
  const body = { blogId, ...look };
  const answer = await requestJson<{ success?: boolean }>('/api/blogs/style', {
    method: 'POST',
    body,
  });
  if (answer?.success !== true) throw new Error('The style was not saved.');
}
