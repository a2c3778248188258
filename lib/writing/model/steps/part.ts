import type { Block } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { articleTexts, withTexts } from '@/lib/blogs/article-texts.ts';
import type { Language } from '@/lib/constants/options.ts';
import type { Passage } from '@/lib/research/passages.ts';
import { countWords } from '@/lib/text/words.ts';
import { outsideCode } from '../../evidence/citations.ts';
import type { Change } from '../../review.ts';
import { allSentences, lineText, mapLines, mapSentences, readText, withFullEndings } from '../../sentences.ts';
import type { Article, BlockText, Evidence } from '../../types.ts';
import { readAnswer, withTrueQuotations } from '../answer-text/read-answer.ts';
import { withoutRawFindings } from '../lint/defects.ts';
import { withoutCuts } from '../lint/lint.ts';
import type { Context } from './context.ts';

export type Part = {
  kind: 'introduction' | 'section' | 'conclusion';
  /** '' except for sections. */
  heading: string;
  /** With ids of passages as citations. */
  blocks: readonly Block[];
  text: BlockText;
  words: number;
};

export type Written = Pick<Part, 'blocks' | 'text'>;

export function withBlocks<P extends object>(part: P, blocks: readonly Block[], language: Language) {
  const text = writeMarkdown(blocks);
  return { ...part, blocks, text, words: countWords(text, language) };
}

export const stored = (text: string): Written => ({ blocks: readText(text), text });

export function totalWords(parts: readonly { words: number }[]): number {
  return parts.reduce((sum, { words }) => sum + words, 0);
}

export function sentencesOfParts(parts: readonly Pick<Written, 'blocks'>[], language: Language): string[] {
  return parts.flatMap(({ blocks }) => allSentences(blocks, language));
}

/** The model's text in form: plain, whole sentences, citing only known passages. */
export function formedText(
  raw: string,
  heading: string,
  { request: { topic, language }, material: { passages } }: Pick<Context, 'request' | 'material'>,
): Block[] {
  const citable = new Set(passages.map(({ id }) => id));
  const clean = withTrueQuotations(readAnswer(withoutRawFindings(raw), citable, topic), passages);
  return withFullEndings(withoutCuts(clean, heading, language), language);
}

/** The same on one line, to replace a sentence; '' when nothing is left. */
export function formedLine(raw: string, context: Pick<Context, 'request' | 'material'>): string {
  const lines: string[] = [];
  mapLines(formedText(raw, '', context), (children) => {
    lines.push(lineText(children));
    return children;
  });
  return lines.join(' ');
}

/** Parts with other blocks; unchanged parts stay the same objects. */
export function withAllBlocks(
  parts: readonly Part[],
  blocks: readonly (readonly Block[])[],
  language: Language,
): Part[] {
  return parts.map((part, at) => {
    const changed = withBlocks(part, blocks[at] ?? [], language);
    return changed.text === part.text ? part : changed;
  });
}

/** A part with sentences replaced, '' for none; the same object where nothing changes. */
export function withSentences<P extends Written & { words: number }>(
  part: P,
  replacements: ReadonlyMap<string, string>,
  language: Language,
): P {
  if (replacements.size === 0) return part;
  const changed = mapSentences(part.blocks, language, (s) => replacements.get(s) ?? s);
  if (changed.every((block, at) => block === part.blocks[at]) && changed.length === part.blocks.length) return part;
  return withBlocks(part, withFullEndings(changed, language), language);
}

export function noteRemoved(
  { request: { language }, journal }: Pick<Context, 'request' | 'journal'>,
  before: Part,
  after: Part,
  reason: Change['reason'],
): void {
  const left = new Set(allSentences(after.blocks, language));
  for (const sentence of allSentences(before.blocks, language)) {
    if (!left.has(sentence)) journal.change({ before: sentence, after: '', reason });
  }
}

const NAMES = { introduction: 'OPENING', section: '', conclusion: 'ENDING' } as const;

/** Numbers the sentences "(5) text" and the blocks "P2" of an article, from 1. */
export function numbered(parts: readonly Omit<Part, 'words' | 'text'>[], language: Language) {
  /** Number n is at n - 1, with the index of its part. */
  const sentences: { part: number; sentence: string }[] = [];
  /** Number n is at n - 1: the index of its part, and its own there. */
  const paragraphs: { part: number; block: number }[] = [];
  const text = parts.map(({ kind, heading, blocks }, part) => {
    const texts = blocks.map((each, block) => {
      paragraphs.push({ part, block });
      const withNumbers = mapSentences([each], language, (sentence) => {
        sentences.push({ part, sentence });
        return `(${sentences.length}) ${sentence}`;
      });
      return `P${paragraphs.length}\n${writeMarkdown(withNumbers)}`;
    });
    return { heading: heading || NAMES[kind], text: texts.join('\n\n') };
  });
  return { text, sentences, paragraphs };
}

export type Numbered = ReturnType<typeof numbered>;

/** A finished text with ids of passages as marks; a quotation that is in no passage becomes one of its own. */
function citePassages(text: BlockText, evidence: readonly Evidence[], passages: readonly Passage[]) {
  const known = [...passages];
  const ids = new Map<string, number>();
  for (const { number, source, quote } of evidence) {
    if (!quote || !text.includes(`[${number}]`)) continue;
    const passage = known.find((each) => each.source === source && each.text.includes(quote));
    ids.set(`${number}`, passage?.id ?? known.push({ id: known.length + 1, source, text: quote }));
  }
  const marked = outsideCode(text, (prose) =>
    prose.replace(/( ?)\[(\d{1,3})\]/g, (_, space: string, number: string) => {
      const id = ids.get(number);
      return id ? `${space}[${id}]` : '';
    }),
  );
  return { text: marked, passages: known };
}

/** A finished article with ids of passages as marks, and a context that knows these passages. */
export function inContext(given: Context, article: Article): { context: Context; marked: Article } {
  let { passages } = given.material;
  const texts = articleTexts(article).map((text) => {
    const cited = citePassages(text, article.evidence, passages);
    passages = cited.passages;
    return cited.text;
  });
  const context = { ...given, material: { ...given.material, passages } };
  return { context, marked: withTexts(article, texts) };
}
