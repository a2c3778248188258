import { articleTexts, withTexts } from '@/lib/blogs/article-texts.ts';
import type { Language } from '@/lib/constants/options.ts';
import type { Passage } from '@/lib/research/passages.ts';
import { countWords } from '@/lib/text/words.ts';
import type { Change } from '../../review.ts';
import type { Article, BlockText, Evidence } from '../../types.ts';
import { allSentences, blocksOf, mapSentences, withFullEndings } from '../answer-text/block-text.ts';
import { cleanText, withTrueQuotations } from '../answer-text/clean-text.ts';
import { withoutCuts } from '../lint/lint.ts';
import { withoutRawFindings } from '../lint/raw-text.ts';
import type { Context } from './context.ts';

/** A part of an article in the making. */
export type Part = {
  kind: 'introduction' | 'section' | 'conclusion';
  /** '' except for sections. */
  heading: string;
  /** With ids of passages as marks. */
  text: BlockText;
  words: number;
};

type Texts = readonly { text: string }[];

export function withText<P extends object>(part: P, text: string, language: Language) {
  return { ...part, text, words: countWords(text, language) };
}

/** The length of an article. */
export function totalWords(parts: readonly { words: number }[]): number {
  return parts.reduce((sum, { words }) => sum + words, 0);
}

export const textsOf = (parts: Texts): string[] => parts.map(({ text }) => text);

export function sentencesOfParts(parts: Texts, language: Language): string[] {
  return parts.flatMap(({ text }) => allSentences(text, language));
}

/** The model's text in form: plain, whole sentences, citing only known passages. Undefined when nothing is left. */
export function formedText(
  raw: string,
  heading: string,
  { request: { topic, language }, material: { passages } }: Pick<Context, 'request' | 'material'>,
): BlockText | undefined {
  const citable = new Set(passages.map(({ id }) => id));
  const clean = withTrueQuotations(cleanText(withoutRawFindings(raw), citable, topic), passages);
  return withFullEndings(withoutCuts(clean, heading, language), language) || undefined;
}

/** The same on one line, to replace a sentence. */
export function formedLine(raw: string, context: Pick<Context, 'request' | 'material'>): string | undefined {
  return formedText(raw, '', context)?.replace(/\s*\n+(?:- |\d+\. )?/g, ' ');
}

/** Parts with other blocks; unchanged parts stay the same objects. */
export function withBlocks(parts: readonly Part[], blocks: readonly (readonly string[])[], language: Language): Part[] {
  return parts.map((part, at) => {
    const text = (blocks[at] ?? []).join('\n\n');
    return text === part.text ? part : withText(part, text, language);
  });
}

/** A part with sentences replaced, '' for none; the same object where nothing changes. */
export function withSentences<P extends { text: string; words: number }>(
  part: P,
  replacements: ReadonlyMap<string, string>,
  language: Language,
): P {
  if (replacements.size === 0) return part;
  const changed = mapSentences(part.text, language, (s) => replacements.get(s) ?? s);
  return changed === part.text ? part : withText(part, withFullEndings(changed, language), language);
}

export function noteRemoved(
  { request: { language }, journal }: Pick<Context, 'request' | 'journal'>,
  before: Part,
  after: Part,
  reason: Change['reason'],
): void {
  const left = new Set(allSentences(after.text, language));
  for (const sentence of allSentences(before.text, language)) {
    if (!left.has(sentence)) journal.change({ before: sentence, after: '', reason });
  }
}

const NAMES = { introduction: 'OPENING', section: '', conclusion: 'ENDING' } as const;

/** Numbers the sentences "(5) text" and the blocks "P2" of an article, from 1. */
export function numbered(parts: readonly Omit<Part, 'words'>[], language: Language) {
  /** Number n is at n - 1, with the index of its part. */
  const sentences: { part: number; sentence: string }[] = [];
  /** Number n is at n - 1: the index of its part, and its own there. */
  const paragraphs: { part: number; block: number }[] = [];
  const text = parts.map(({ kind, heading, text: own }, part) => {
    const blocks = blocksOf(own).map((each, block) => {
      paragraphs.push({ part, block });
      const withNumbers = mapSentences(each, language, (sentence) => {
        sentences.push({ part, sentence });
        return `(${sentences.length}) ${sentence}`;
      });
      return `P${paragraphs.length}\n${withNumbers}`;
    });
    return { heading: heading || NAMES[kind], text: blocks.join('\n\n') };
  });
  return { text, sentences, paragraphs };
}

/** An article with numbered sentences and blocks. */
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
  const marked = text.replace(/( ?)\[(\d{1,3})\]/g, (_, space: string, number: string) => {
    const id = ids.get(number);
    return id ? `${space}[${id}]` : '';
  });
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
