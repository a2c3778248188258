import type { Blog } from '@/lib/blogs/schema.ts';
import { runningText } from '@/lib/blogs/text/plain-text.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';

const CHARACTERS = 150;

export type ThumbnailText = { lang: string; title: string; intro: string; heading: string };

export function thumbnailText({ content, language }: Blog): ThumbnailText {
  return {
    lang: LANGUAGE_DETAILS[language].tag,
    title: content.title,
    intro: [...runningText(content.intro)].slice(0, CHARACTERS).join(''),
    heading: content.sections[0]?.heading ?? content.title,
  };
}
