import type { Language } from '@/lib/constants/options.ts';
import type { CHANGE_REASONS } from '@/lib/constants/score-messages.ts';
import { countWords } from '@/lib/text/words.ts';
import type { BlockText } from '../../types.ts';
import { cleanText } from '../answer-text/clean-text.ts';
import { withTrueQuotations } from '../answer-text/quotations.ts';
import { allSentences, mapSentences, withFullEndings } from '../answer-text/sentences.ts';
import { withoutCuts } from '../lint/lint.ts';
import { withoutRawFindings } from '../lint/raw-text.ts';
import type { Context } from './context.ts';
import type { Journal } from './journal.ts';

/** A part of an article in the making. */
export type Part = {
  kind: 'introduction' | 'section' | 'conclusion';
  /** '' except for sections. */
  heading: string;
  /** With ids of passages as marks. */
  text: BlockText;
  words: number;
};

/** Why sentences are changed. */
export type Reason = (typeof CHANGE_REASONS)[number];

/** A part with another text. */
export function withText<P extends { text: string; words: number }>(
  part: Omit<P, 'text' | 'words'>,
  text: string,
  language: Language,
): P {
  return { ...part, text, words: countWords(text, language) } as P;
}

/** The length of an article. */
export function totalWords(parts: readonly { words: number }[]): number {
  return parts.reduce((sum, { words }) => sum + words, 0);
}

/** The model's text in form: plain, whole sentences, citing only known passages. Undefined when nothing is left. */
export function formedText(
  raw: string,
  heading: string,
  { request, material }: Pick<Context, 'request' | 'material'>,
): BlockText | undefined {
  const { topic, language } = request;
  const { passages } = material;
  const citable = new Set(passages.map(({ id }) => id));
  const clean = withTrueQuotations(cleanText(withoutRawFindings(raw), citable, topic), passages);
  return withFullEndings(withoutCuts(clean, { language, heading }), language) || undefined;
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
  const changed = mapSentences(part.text, language, (s) => replacements.get(s) ?? s);
  if (changed === part.text) return part;
  return withText(part, withFullEndings(changed, language), language);
}

/** Notes the sentences that a part lost. */
export function noteRemoved(
  journal: Journal,
  before: { text: string },
  after: { text: string },
  reason: Reason,
  language: Language,
): void {
  const left = new Set(allSentences(after.text, language));
  for (const sentence of allSentences(before.text, language)) {
    if (!left.has(sentence)) journal.change({ before: sentence, after: '', reason });
  }
}
