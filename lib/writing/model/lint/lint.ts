import { Converter } from 'opencc-js/t2cn';
import type { Block } from '@/lib/article/tree.ts';
import type { Language } from '@/lib/constants/options.ts';
import { lintWords, proseWords } from '@/lib/languages/words.ts';
import { citedNumbers, MOST_MARKS, withoutCitations } from '../../evidence/citations.ts';
import { allSentences, lineText, mapSentences, readLineText } from '../../sentences.ts';
import { hasBrokenCharacters, hasPlaceholder, isShouting, withoutEmoji, withSingleMarks } from './defects.ts';
import { bare, withoutEchoedHeading } from './headings.ts';

/** Form of address; in Japanese, of sentence endings. */
export type Register = 'familiar' | 'polite';

const QUOTED = /[“„«「『"][^”“»」』"]{0,400}[”“»」』"]/g;

function registerOf(sentence: string, language: Language): Register | 'both' | undefined {
  const marks = proseWords(language).register;
  if (!marks) return undefined;
  const own = sentence.replace(QUOTED, ' ').trim();
  if (marks.polite.test(own)) return marks.familiar.test(own) ? 'both' : 'polite';
  return marks.familiar.test(own) ? 'familiar' : undefined;
}

/** The most common register; the polite one in a tie. */
export function commonRegister(sentences: readonly string[], language: Language): Register | undefined {
  const groups = Map.groupBy(sentences, (sentence) => registerOf(sentence, language));
  const countOf = (register: Register) => groups.get(register)?.length ?? 0;
  if (countOf('familiar') > countOf('polite')) return 'familiar';
  return countOf('polite') > 0 ? 'polite' : undefined;
}

const isAssistantTalk = (sentence: string, language: Language): boolean =>
  [language, 'english' as const].some((each) => lintWords(each).assistantTalk.some((talk) => talk.test(sentence)));

let convert: ((text: string) => string) | undefined;

function simplified(text: string): string {
  // Loads the tables with the first Chinese text.
  convert ??= Converter({ from: 't', to: 'cn' });
  return convert(text);
}

function withFewMarks(sentence: string): string {
  const extra = [...citedNumbers(sentence)].slice(MOST_MARKS);
  return extra.reduce((left, number) => left.replaceAll(`[${number}]`, ''), sentence);
}

const CUTS: readonly ((sentence: string, language: Language) => string)[] = [
  (sentence, language) => (isAssistantTalk(withoutCitations(sentence), language) ? '' : sentence),
  withoutEmoji,
  withSingleMarks,
  (sentence, language) => (language === 'chinese' ? simplified(sentence) : sentence),
  withFewMarks,
];

export function faultOf(sentence: string): 'placeholder' | 'characters' | 'shouting' | undefined {
  if (hasPlaceholder(sentence)) return 'placeholder';
  if (hasBrokenCharacters(sentence)) return 'characters';
  return isShouting(sentence) ? 'shouting' : undefined;
}

export function addressingSentences(blocks: readonly Block[], language: Language): string[] {
  const areListsNotes = proseWords(language).register?.areListsNotes;
  const prose = blocks.filter(({ type }) => type === 'paragraph' || (type === 'list' && !areListsNotes));
  return allSentences(prose, language);
}

export function registerSlips(sentences: readonly string[], language: Language, common: Register | undefined) {
  return sentences.filter((sentence) => {
    const register = registerOf(sentence, language);
    return register !== undefined && register !== common;
  });
}

function withoutOwnHeading([first, ...rest]: readonly Block[], heading: string): Block[] {
  if (first?.type !== 'paragraph' && first?.type !== 'heading') return first ? [first, ...rest] : [];
  const line = lineText(first.children);
  if (heading && bare(line) === bare(heading)) return rest;
  const own = withoutEchoedHeading(line, heading);
  return own === line ? [first, ...rest] : [{ ...first, children: readLineText(own) }, ...rest];
}

export function withoutCuts(blocks: readonly Block[], heading: string, language: Language): Block[] {
  const own = withoutOwnHeading(blocks, heading);
  return mapSentences(own, language, (sentence) => CUTS.reduce((left, cut) => cut(left, language), sentence));
}
