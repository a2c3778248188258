import type { Language } from '@/lib/constants/options.ts';
import { countArticleWords, countWords } from '@/lib/text/words.ts';
import { articleTexts } from './article-texts.ts';
import type { Blog } from './schema.ts';
import { withoutMarks } from './text/plain-text.ts';

/** Silent reading speed; segmented Chinese and Japanese words are shorter. */
const WORDS_PER_MINUTE: Readonly<Partial<Record<Language, number>>> = { chinese: 260, japanese: 320 };

/** Reading time in minutes, at least one. */
export function readingMinutes(blog: Blog): number {
  const words = articleTexts(blog.content).reduce(
    (sum, text) => sum + countWords(withoutMarks(text), blog.language),
    0,
  );
  return Math.max(1, Math.round(words / (WORDS_PER_MINUTE[blog.language] ?? 230)));
}

/** A blog's length in words, without markup; counts as countArticleWords does. */
export function blogWords(
  {
    intro,
    sections,
    conclusion,
  }: Pick<Blog['content'], 'intro' | 'conclusion'> & { sections: readonly { content: string }[] },
  language: Language,
): number {
  const plain = {
    intro: withoutMarks(intro),
    sections: sections.map(({ content }) => ({ content: withoutMarks(content) })),
    conclusion: withoutMarks(conclusion),
  };
  return countArticleWords(plain, language);
}
