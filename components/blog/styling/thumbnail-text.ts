import type { Blog } from '@/lib/blogs/schema.ts';
import { runningText } from '@/lib/blogs/text/plain-text.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';

/** Characters of the intro that can be seen in so small a picture. */
const CHARACTERS = 150;

/** The beginning of a blog, for small pictures of it. */
export type ThumbnailText = { lang: string; title: string; intro: string; heading: string };

/** Takes from a blog what its small pictures show. */
export function thumbnailText({ content, language }: Blog): ThumbnailText {
  return {
    lang: LANGUAGE_DETAILS[language].tag,
    title: content.title,
    intro: [...runningText(content.intro)].slice(0, CHARACTERS).join(''),
    heading: content.sections[0]?.heading ?? content.title,
  };
}
