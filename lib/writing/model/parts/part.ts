import type { Language } from '@/lib/constants/options.ts';
import type { Passage } from '@/lib/research/passages.ts';
import { countWords } from '@/lib/text/words.ts';
import type { ClaimCounts } from '../../claim-counts.ts';
import { withoutCitations } from '../../evidence/citations.ts';
import { withBestMarks } from '../../evidence/claims/best-marks.ts';
import type { BlockText } from '../../types.ts';
import { cleanText } from '../answer-text/clean-text.ts';
import { createFigureCheck } from '../answer-text/figures.ts';
import { withTrueQuotations } from '../answer-text/quotations.ts';
import { mapSentences, withFullEndings } from '../answer-text/sentences.ts';
import { faultsOf, withoutCuts } from '../lint/lint.ts';
import { withoutRawFindings } from '../lint/raw-text.ts';
import type { Context } from './context.ts';

/** One part of an article under way: introduction, section or conclusion. */
export type Part = {
  kind: 'introduction' | 'section' | 'conclusion';
  /** The section's heading; '' for the other parts. */
  heading: string;
  /** Words it should have, and words it has. */
  budget: number;
  words: number;
  /** Its marks `[n]` are ids of passages. */
  text: BlockText;
  /** What it is shown and may cite. */
  passages: readonly Passage[];
  /** The text that a finished article has here, whose figures may be repeated. */
  present?: BlockText;
  /** What came of checking its claims. */
  claims?: ClaimCounts;
};

/** What the text of a part is checked against. */
export type PartRules = Pick<Part, 'heading' | 'passages' | 'present'>;

/** The same part with another text, counted. */
export function withText(
  part: Omit<Part, 'text' | 'words'>,
  text: string,
  language: Language,
): Part {
  return { ...part, text, words: countWords(text, language) };
}

/** Words of all parts together: the article's length. */
export function totalWords(parts: readonly Part[]): number {
  return parts.reduce((sum, { words }) => sum + words, 0);
}

/**
 * A text the model gave for a part, in form: plain, in whole sentences, citing only the part's
 * passages, without what is cut from every text. What needs other words is still in it, and figures are not checked. Undefined when nothing is left.
 */
export function formedText(
  raw: string,
  { heading, passages }: PartRules,
  { request }: Pick<Context, 'request'>,
): BlockText | undefined {
  const { topic, language } = request;
  const citable = new Set(passages.map(({ id }) => id));
  const clean = withTrueQuotations(cleanText(withoutRawFindings(raw), citable, topic), passages);
  const marked = mapSentences(clean, language, (sentence) =>
    withBestMarks(sentence, passages, language),
  );
  return withFullEndings(withoutCuts(marked, { language, heading }), language) || undefined;
}

/** Words that the sentences of a part may use without a passage, the titles of the pages among them. */
export function givenTo(
  { heading, present = '' }: PartRules,
  { request }: Pick<Context, 'request'>,
): string {
  const { topic, instructions = '', sources } = request;
  const titles = sources.map(({ title }) => title);
  return [topic, instructions, heading, withoutCitations(present), ...titles].join('\n');
}

/** A check of whether the figures of a part's sentence are supported (see figures.ts). */
export function figureCheckFor(
  part: PartRules,
  context: Pick<Context, 'request' | 'passages'>,
): (sentence: string) => boolean {
  const { passages } = part;
  return createFigureCheck({
    citable: passages,
    // Where a part is shown none, whatever the article's sources say may be said.
    shown: passages.length > 0 ? passages : context.passages,
    given: givenTo(part, context),
    language: context.request.language,
  });
}

/**
 * What can be used of a text the model gave for a part: as `formedText`, without the sentences that need
 * other words and those whose figures its passages do not contain. Undefined when nothing is left.
 */
export function usableText(
  raw: string,
  part: PartRules,
  context: Pick<Context, 'request' | 'passages'>,
): BlockText | undefined {
  const { language } = context.request;
  const isSupported = figureCheckFor(part, context);
  const formed = formedText(raw, part, context) ?? '';
  const supported = mapSentences(formed, language, (sentence) =>
    isSupported(sentence) && faultsOf(sentence).length === 0 ? sentence : '',
  );
  return withFullEndings(supported, language) || undefined;
}
