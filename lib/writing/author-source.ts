import { articleDate } from '@/lib/blog-design/wording.ts';
import { isByAuthor } from '@/lib/blogs/rules.ts';
import type { TextLanguage } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import type { AuthorAnswer } from './outline-schema.ts';

/** The title of the answers of a day (`author:2026-11-29`) in a text's language: "The author, November 29, 2026". */
const authorTitle = (url: string, text: TextLanguage): string =>
  ARTICLE_LABELS[text.language].author.replace('{date}', articleDate(url.slice('author:'.length), text));

/** Sources with those of the author titled in a text's language. */
export const titledFor = <Page extends { url: string; title: string }>(pages: readonly Page[], text: TextLanguage) =>
  pages.map((page): Page => (isByAuthor(page) ? { ...page, title: authorTitle(page.url, text) } : page));

/** What an author answered as a source: each answer below its question. */
export function authorSource(answers: readonly AuthorAnswer[], at: Date, text: TextLanguage) {
  const url = `author:${at.toISOString().slice(0, 10)}`;
  const sections = answers.map(({ question, answer }) => `## ${question}\n\n${answer}`);
  return { url, title: authorTitle(url, text), text: sections.join('\n\n'), isGiven: true };
}
