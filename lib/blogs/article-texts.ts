import type { BlogQuestion } from './schema.ts';

type Texts = {
  intro: string;
  keyPoints?: string[];
  sections: readonly { content: string }[];
  conclusion: string;
  questions?: BlogQuestion[];
};

/** Every text of an article that may cite, in reading order. */
export function articleTexts({ intro, keyPoints = [], sections, conclusion, questions = [] }: Texts): string[] {
  return [
    intro,
    ...keyPoints,
    ...sections.map(({ content }) => content),
    conclusion,
    ...questions.map(({ answer }) => answer),
  ];
}

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
