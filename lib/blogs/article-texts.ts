import { excerpt, runningText, withoutMarks } from '@/lib/article/plain-text.ts';
import { roomForBlog } from '@/lib/article/room.ts';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { countArticleWords, countWords } from '@/lib/text/words.ts';
import type { Blog, BlogSummary } from './schema.ts';

type Texts = Omit<Blog['content'], 'title' | 'sections' | 'conclusionHeading'> & {
  sections: readonly { content: string }[];
};

/** Every text of an article that may cite, in reading order. */
export const articleTexts = ({ intro, keyPoints = [], sections, conclusion, questions = [] }: Texts): string[] => [
  intro,
  ...keyPoints,
  ...sections.map(({ content }) => content),
  conclusion,
  ...questions.map(({ answer }) => answer),
];

/** The beginning of a blog's introduction as plain text, for a card. */
export const introExcerpt = ({ content, language }: Pick<BlogSummary, 'content' | 'language'>, characters: number) =>
  excerpt(runningText(content.intro), characters, LANGUAGE_DETAILS[language].tag);

/** An article with its texts replaced, in the order of `articleTexts`. */
export function withTexts<Article extends Texts>(article: Article, texts: readonly string[]): Article {
  const { keyPoints, sections, questions } = article;
  const rest = [...texts];
  const next = () => rest.shift() ?? '';
  return {
    ...article,
    intro: next(),
    ...(keyPoints && { keyPoints: keyPoints.map(next) }),
    sections: sections.map((section) => ({ ...section, content: next() })),
    conclusion: next(),
    ...(questions && { questions: questions.map(({ question }) => ({ question, answer: next() })) }),
  };
}

const WORDS_PER_MINUTE = 230;

/** Of languages without spaces, where reading speed is measured in characters. */
const CHARACTERS_PER_MINUTE: Readonly<Partial<Record<Language, number>>> = { chinese: 400, japanese: 550 };

/** Reading time in minutes, at least one. */
export function readingMinutes({ content, language }: Blog): number {
  const room = roomForBlog();
  const text = articleTexts(content)
    .map((each) => withoutMarks(each, room))
    .join('\n');
  const perMinute = CHARACTERS_PER_MINUTE[language];
  const minutes = perMinute
    ? (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / perMinute
    : countWords(text, language) / WORDS_PER_MINUTE;
  return Math.max(1, Math.round(minutes));
}

/** A blog's length in words, without markup; counts as countArticleWords does. */
export function blogWords({ intro, sections, conclusion }: Omit<Texts, 'keyPoints' | 'questions'>, language: Language) {
  const room = roomForBlog();
  const plain = {
    intro: withoutMarks(intro, room),
    sections: sections.map(({ content }) => ({ content: withoutMarks(content, room) })),
    conclusion: withoutMarks(conclusion, room),
  };
  return countArticleWords(plain, language);
}
