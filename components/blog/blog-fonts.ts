import { blogText } from '@/lib/blog-design/blog-text';
import { FONTS_PATH } from '@/lib/blog-design/fonts/catalog';
import { fontFaces } from '@/lib/blog-design/fonts/font-faces';
import type { Blog } from '@/lib/blogs/schema';
import { STYLES } from '@/lib/constants/options';

/** The @font-face rules of a blog in its own style. */
export function blogFontCss(blog: Blog): string {
  return fontFaces(blog.style, blog.language, { baseUrl: FONTS_PATH, text: blogText(blog) });
}

/** The @font-face rules of a blog in every style; browsers fetch a file only once it is used. */
export function everyFontCss(blog: Blog): string {
  const options = { baseUrl: FONTS_PATH, text: blogText(blog) };
  return STYLES.map((style) => fontFaces(style, blog.language, options)).join('');
}
