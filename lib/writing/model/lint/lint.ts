import { Converter } from 'opencc-js/t2cn';
import type { Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';
import { citedNumbers, MOST_MARKS, withoutCitations } from '../../evidence/citations.ts';
import type { BlockText } from '../../types.ts';
import { blocksOf, isListBlock, isQuotationBlock, isTableBlock } from '../answer-text/block-text.ts';
import { allSentences, mapSentences } from '../answer-text/sentences.ts';
import { isAssistantTalk } from './assistant-talk.ts';
import { hasBrokenCharacters, isShouting, withoutEmoji, withSingleMarks } from './characters.ts';
import type { Finding, FindingKind, LintRules, RewordKind } from './finding.ts';
import { withoutEchoedHeading } from './headings.ts';
import { hasPlaceholder } from './placeholders.ts';
import { commonRegister, type Register, registerOf } from './register.ts';

let convert: ((text: string) => string) | undefined;

/** A Chinese text in simplified characters: those of the mainland for every traditional one. */
function simplified(text: string): string {
  // The tables are read when the first Chinese text is written.
  convert ??= Converter({ from: 't', to: 'cn' });
  return convert(text);
}

function withFewMarks(sentence: string): string {
  const extra = [...citedNumbers(sentence)].slice(MOST_MARKS);
  return extra.reduce((left, number) => left.replaceAll(`[${number}]`, ''), sentence);
}

/** What is cut, in this order: what is left of a sentence, '' for nothing. */
const CUTS: readonly (readonly [FindingKind, (sentence: string, rules: LintRules) => string])[] = [
  ['assistant-talk', (s, { language }) => (isAssistantTalk(withoutCitations(s), language) ? '' : s)],
  ['emoji', withoutEmoji],
  ['repeated-punctuation', withSingleMarks],
  ['traditional-chinese', (s, { language }) => (language === 'chinese' ? simplified(s) : s)],
  ['too-many-citations', withFewMarks],
];

/** What needs other words. */
const FAULTS: readonly (readonly [RewordKind, (sentence: string) => boolean])[] = [
  ['placeholder', hasPlaceholder],
  ['broken-characters', hasBrokenCharacters],
  ['shouting', isShouting],
];

/** What is to be cut from a sentence, and what is left of it. */
function cutSentence(sentence: string, rules: LintRules) {
  const kinds: FindingKind[] = [];
  const left = CUTS.reduce((current, [kind, cut]) => {
    const after = cut(current, rules);
    if (after !== current) kinds.push(kind);
    return after;
  }, sentence);
  return { kinds, left };
}

/** What is wrong with a sentence so that it needs other words. */
export function faultsOf(sentence: string): RewordKind[] {
  return FAULTS.flatMap(([kind, isFaulty]) => (isFaulty(sentence) ? [kind] : []));
}

/** The sentences of a text by which its register is judged: its author's own. */
export function addressingSentences(text: BlockText, language: Language): string[] {
  const areListsNotes = proseWords(language).register?.areListsNotes ?? false;
  return blocksOf(text)
    .filter((block) => !isQuotationBlock(block) && !isTableBlock(block))
    .filter((block) => !(areListsNotes && isListBlock(block)))
    .flatMap((block) => allSentences(block, language));
}

/** The sentences that speak to the reader in another register than they should. */
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

/** What is wrong with a clean text of a model, sentence by sentence; what `lintRaw` finds is gone by then. */
export function lintText(text: BlockText, rules: LintRules): Finding[] {
  const sentences = allSentences(text, rules.language);
  const addressing = addressingSentences(text, rules.language);
  const common = commonRegister(addressing, rules.language);
  const slips = new Set(registerSlips(addressing, rules.language, common));
  const echoed = withoutEchoedHeading(text, rules.heading) !== text;
  const inSentences = sentences.flatMap((found, place): Finding[] => {
    const { kinds, left } = cutSentence(found, rules);
    const faults = faultsOf(left);
    return [
      ...kinds.map((kind): Finding => ({ kind, remedy: 'cut', place, found })),
      ...faults.map((kind): Finding => ({ kind, remedy: 'reword', place, found })),
      ...(slips.has(found) ? [{ kind: 'mixed-register', remedy: 'reword', place, found } as const] : []),
    ];
  });
  return echoed
    ? [{ kind: 'echoed-heading', remedy: 'cut', place: 0, found: rules.heading }, ...inSentences]
    : inSentences;
}

/** A clean text without what is to be cut from it; '' when nothing is left. */
export function withoutCuts(text: BlockText, rules: LintRules): BlockText {
  const own = withoutEchoedHeading(text, rules.heading);
  return mapSentences(own, rules.language, (sentence) => cutSentence(sentence, rules).left);
}
