import { Converter } from 'opencc-js/t2cn';
import type { Block } from '@/lib/article/tree.ts';
import type { Language } from '@/lib/constants/options.ts';
import { inAllLanguages, lintWords, proseWords } from '@/lib/languages/words.ts';
import { QUOTED } from '@/lib/text/language-check.ts';
import { contentTerms } from '@/lib/text/terms.ts';
import { outsideCode, withoutCitations } from '../../evidence/citations.ts';
import { lineText, readLineText } from '../../sentences.ts';
import { cleanLine, hasAddress, hasHost } from '../answer-text/read-answer.ts';
import {
  hasBrokenCharacters,
  hasPlaceholder,
  isShouting,
  namesAuthorAndYear,
  withoutEmoji,
  withoutRawFindings,
  withSingleMarks,
} from './defects.ts';

const GENERIC = inAllLanguages((language) => lintWords(language).genericHeadings);
const ALONE = new RegExp(`^(?:${GENERIC})[.:：。!！]?$`, 'iu');
const AS_PREFIX = new RegExp(`^(?:${GENERIC}) ?[:：—–-] ?(?=\\S)`, 'iu');

const LABEL = new RegExp(`^(?:${inAllLanguages((language) => lintWords(language).headingLabels)}) ?[:：] ?`, 'iu');

const INSTRUCTION = new RegExp(
  inAllLanguages((language) => lintWords(language).instructions),
  'iu',
);

const bare = (line: string): string => line.replace(/[\p{P}\s]+/gu, '').toLocaleLowerCase();

export const isGenericHeading = (heading: string): boolean => ALONE.test(heading.trim());

const withoutLabel = (line: string): string => line.replace(LABEL, '').replace(AS_PREFIX, '').replace(LABEL, '');

export function cleanHeading(raw: string, topic = ''): string {
  const line = withoutLabel(cleanLine(withoutRawFindings(raw), topic));
  const plain = withSingleMarks(withoutEmoji(line)).trim();
  // Names such as iPhone stay.
  return plain.replace(/^\p{Ll}(?=\p{Ll}*(?!\p{L}))/u, (letter) => letter.toLocaleUpperCase());
}

export const isHeading = (line: string): boolean =>
  line !== '' && !isGenericHeading(line) && !hasPlaceholder(line) && !hasBrokenCharacters(line);

export function withoutEchoedHeading(text: string, heading: string): string {
  const wanted = bare(heading);
  if (wanted === '') return text;
  let seen = '';
  let end = 0;
  for (const character of text) {
    if (seen.length >= wanted.length) break;
    seen += bare(character);
    end += character.length;
  }
  const rest = text.slice(end);
  const close = /^["”»」』)）]?\s*(?:[.:!?。：！？…—–]+["”»」』]?\s*|\n\s*)/u.exec(rest)?.[0];
  return seen === wanted && close && rest.length > close.length ? rest.slice(close.length) : text;
}

const sentencesLike = (text: string): string[] => text.split(/(?<=[.!?。！？])\s*|\n+/).filter(Boolean);

/** Whether a title obeys an instruction in the material or the topic and says nothing else of the topic. */
export function isObeyedTitle(title: string, topic: string, material: readonly string[], language: Language): boolean {
  const ofTopic = sentencesLike(topic);
  const asked = ofTopic.filter((sentence) => !INSTRUCTION.test(sentence)).join(' ');
  const commands = [...ofTopic, ...material.flatMap(sentencesLike)].filter((sentence) => INSTRUCTION.test(sentence));
  if (commands.length === 0 || asked.trim() === '') return false;
  const known = new Set(contentTerms(asked, language));
  const terms = contentTerms(title, language);
  if (terms.some((term) => known.has(term))) return false;
  const demanded = new Set(commands.flatMap((command) => contentTerms(command, language)));
  return terms.length > 0 && terms.every((term) => demanded.has(term));
}

export const withoutInstructions = (topic: string): string =>
  sentencesLike(topic)
    .filter((sentence) => !INSTRUCTION.test(sentence))
    .join(' ')
    .trim();

export type Register = 'familiar' | 'polite';

function sentenceRegister(sentence: string, language: Language): Register | 'both' | undefined {
  const marks = proseWords(language).register;
  if (!marks) return undefined;
  const own = sentence.replace(QUOTED, ' ').trim();
  if (marks.polite.test(own)) return marks.familiar.test(own) ? 'both' : 'polite';
  return marks.familiar.test(own) ? 'familiar' : undefined;
}

/** The most common register; the polite one in a tie. */
export function commonRegister(sentences: readonly string[], language: Language): Register | undefined {
  const groups = Map.groupBy(sentences, (sentence) => sentenceRegister(sentence, language));
  const countRegister = (register: Register) => groups.get(register)?.length ?? 0;
  if (countRegister('familiar') > countRegister('polite')) return 'familiar';
  return countRegister('polite') > 0 ? 'polite' : undefined;
}

let convert: ((text: string) => string) | undefined;

function simplified(text: string): string {
  // Loads the tables with the first Chinese text.
  convert ??= Converter({ from: 't', to: 'cn' });
  return convert(text);
}

/** A sentence in plain form: no emoji, one mark at its end, simplified characters in Chinese. */
export function inPlainForm(sentence: string, language: Language): string {
  const plain = outsideCode(sentence, (prose) => {
    const own = withSingleMarks(withoutEmoji(prose));
    return language === 'chinese' ? simplified(own) : own;
  });
  return plain === sentence ? sentence : plain.trim();
}

const CODE = /(?<!`)`+[^`]+`+/g;

/** What must not be printed, whatever a model says of it. */
export function findFault(sentence: string, topic = ''): 'placeholder' | 'characters' | 'address' | undefined {
  const prose = sentence.replace(CODE, '');
  if (hasPlaceholder(prose)) return 'placeholder';
  if (hasBrokenCharacters(prose)) return 'characters';
  return hasAddress(prose, topic) ? 'address' : undefined;
}

export const talksAsAssistant = (sentence: string, language: Language): boolean => {
  const prose = withoutCitations(sentence).replace(CODE, '');
  return [language, 'english' as const].some((each) => lintWords(each).assistantTalk.some((talk) => talk.test(prose)));
};

/** What a model should look at: a program is often mistaken about it. */
export function findDoubts(sentence: string, topic: string, language: Language): string[] {
  const prose = withoutCitations(sentence).replace(CODE, '');
  return [
    ...(isShouting(prose) ? ['in capitals'] : []),
    ...(talksAsAssistant(sentence, language) ? ['talk of an assistant?'] : []),
    ...(namesAuthorAndYear(prose) ? ['an author and a year?'] : []),
    ...(hasHost(prose, topic) ? ['a web address?'] : []),
  ];
}

export const registerSlips = (sentences: readonly string[], language: Language, common: Register | undefined) =>
  sentences.filter((sentence) => {
    const register = sentenceRegister(sentence, language);
    return register !== undefined && register !== common;
  });

/** A text without its heading on its first line. */
export function withoutOwnHeading([first, ...rest]: readonly Block[], heading: string): Block[] {
  if (first?.type !== 'paragraph' && first?.type !== 'heading') return first ? [first, ...rest] : [];
  const line = lineText(first.children);
  if (heading && bare(line) === bare(heading)) return rest;
  const own = withoutEchoedHeading(line, heading);
  return own === line ? [first, ...rest] : [{ ...first, children: readLineText(own) }, ...rest];
}
