import { runningText } from '@/lib/article/plain-text.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
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
