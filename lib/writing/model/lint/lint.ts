import { Converter } from 'opencc-js/t2cn';
import type { Language } from '@/lib/constants/options.ts';
import { lintWords, proseWords } from '@/lib/languages/words.ts';
import { citedNumbers, MOST_MARKS, withoutCitations } from '../../evidence/citations.ts';
import type { BlockText } from '../../types.ts';
import { blocksOf, isListBlock, isQuotationBlock, isTableBlock } from '../answer-text/block-text.ts';
import { allSentences, mapSentences } from '../answer-text/sentences.ts';
import { hasBrokenCharacters, isShouting, withoutEmoji, withSingleMarks } from './characters.ts';
import { withoutEchoedHeading } from './headings.ts';
import { hasPlaceholder } from './placeholders.ts';
import { type Register, registerOf } from './register.ts';

/** Whether a sentence is an assistant's to its user, in the text's language or in English. */
function isAssistantTalk(sentence: string, language: Language): boolean {
  return [language, 'english' as const].some((each) =>
    lintWords(each).assistantTalk.some((talk) => talk.test(sentence)),
  );
}

let convert: ((text: string) => string) | undefined;

/** A Chinese text in simplified characters. */
function simplified(text: string): string {
  // Loads the tables with the first Chinese text.
  convert ??= Converter({ from: 't', to: 'cn' });
  return convert(text);
}

function withFewMarks(sentence: string): string {
  const extra = [...citedNumbers(sentence)].slice(MOST_MARKS);
  return extra.reduce((left, number) => left.replaceAll(`[${number}]`, ''), sentence);
}

/** Cuts in order; each returns the rest of a sentence, '' for nothing. */
const CUTS: readonly ((sentence: string, language: Language) => string)[] = [
  (sentence, language) => (isAssistantTalk(withoutCitations(sentence), language) ? '' : sentence),
  withoutEmoji,
  withSingleMarks,
  (sentence, language) => (language === 'chinese' ? simplified(sentence) : sentence),
  withFewMarks,
];

/** Faults of a sentence that a rewording mends. */
export type Fault = 'placeholder' | 'broken-characters' | 'shouting' | 'foreign-sentence' | 'mixed-register';

/** The first fault of a sentence that code can see by itself. */
export function faultOf(sentence: string): Fault | undefined {
  if (hasPlaceholder(sentence)) return 'placeholder';
  if (hasBrokenCharacters(sentence)) return 'broken-characters';
  return isShouting(sentence) ? 'shouting' : undefined;
}

/** Sentences that show a text's register. */
export function addressingSentences(text: BlockText, language: Language): string[] {
  const areListsNotes = proseWords(language).register?.areListsNotes ?? false;
  return blocksOf(text)
    .filter((block) => !isQuotationBlock(block) && !isTableBlock(block))
    .filter((block) => !(areListsNotes && isListBlock(block)))
    .flatMap((block) => allSentences(block, language));
}

/** Sentences in another register. */
export function registerSlips(
  sentences: readonly string[],
  language: Language,
  common: Register | undefined,
): string[] {
  return sentences.filter((sentence) => {
    const register = registerOf(sentence, language);
    return register !== undefined && register !== common;
  });
}

/** A clean text after all cuts, without its own heading; '' when nothing is left. */
export function withoutCuts(
  text: BlockText,
  { language, heading }: { language: Language; heading: string },
): BlockText {
  const own = withoutEchoedHeading(text, heading);
  return mapSentences(own, language, (sentence) => CUTS.reduce((left, cut) => cut(left, language), sentence));
}
