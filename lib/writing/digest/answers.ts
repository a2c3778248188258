import type { Block, Inline } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { isByAuthor } from '@/lib/blogs/rules.ts';
import { isSpaced } from '@/lib/constants/options.ts';
import { digestWords } from '@/lib/languages/words.ts';
import { numberEvidence } from '../evidence/citations.ts';
import type { Article, WritingRequest } from '../types.ts';

/** An article with its author's answers, word for word and cited, in a last section. */
export function withAnswers(
  article: Article,
  { authorAnswers = [], language, sources }: Pick<WritingRequest, 'authorAnswers' | 'language' | 'sources'>,
): Article {
  const author = sources.find(isByAuthor);
  if (!author) return article;
  const { sections, evidence } = article;
  const passages = evidence.map(({ number, source, quote }) => ({ id: number, source, text: quote }));
  const blocks = authorAnswers.flatMap(({ question, answer }): Block[] => {
    const id = passages.push({ id: passages.length + 1, source: author.number, text: answer });
    const told: Inline[] = [{ type: 'text', value: isSpaced(language) ? `${answer} ` : answer }];
    return [
      { type: 'heading', depth: 3, children: [{ type: 'text', value: question }] },
      { type: 'paragraph', children: [...told, { type: 'citation', number: id }] },
    ];
  });
  const section = { heading: digestWords(language).answers, content: writeMarkdown(blocks) };
  return numberEvidence({ ...article, sections: [...sections, section] }, passages);
}
