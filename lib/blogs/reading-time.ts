import type { Language } from '@/lib/constants/options';
import { countArticleWords } from '@/lib/text/words';
import type { Blog } from './schema';

/** Words a minute of silent reading; segmented Chinese and Japanese words are shorter, so more a minute. */
const WORDS_PER_MINUTE: Readonly<Partial<Record<Language, number>>> = {
  chinese: 260,
  japanese: 320,
};

/** Minutes it takes to read a blog, at least one. */
export function readingMinutes(blog: Blog): number {
  const words = countArticleWords(blog.content, blog.language);
  return Math.max(1, Math.round(words / (WORDS_PER_MINUTE[blog.language] ?? 230)));
}
