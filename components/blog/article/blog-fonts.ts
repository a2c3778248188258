import { blogText } from '@/lib/blog-design/blog-text.ts';
import { FONTS_PATH } from '@/lib/blog-design/fonts/catalog.ts';
import { cjkFaces, fontFaces } from '@/lib/blog-design/fonts/font-faces.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { STYLES } from '@/lib/constants/options.ts';

const optionsFor = (blog: Blog) => ({ baseUrl: FONTS_PATH, text: blogText(blog) });

/** The @font-face rules of a blog's Chinese or Japanese letters in its own style, '' in other languages. */
export const blogCjkCss = (blog: Blog): string => cjkFaces(blog.style, blog.language, optionsFor(blog));

/** The @font-face rules of a blog in every style; browsers fetch a file only once it is used. */
export const everyFontCss = (blog: Blog): string =>
  STYLES.map((style) => fontFaces(style, blog.language, optionsFor(blog))).join('');
