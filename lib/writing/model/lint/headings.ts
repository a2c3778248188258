import type { Language } from '@/lib/constants/options.ts';
import { inAllLanguages, lintWords } from '@/lib/languages/words.ts';
import { contentTermsOf } from '@/lib/text/terms.ts';
import { cleanLine } from '../answer-text/read-answer.ts';
import { hasBrokenCharacters, hasPlaceholder, withoutEmoji, withoutRawFindings, withSingleMarks } from './defects.ts';

const GENERIC = inAllLanguages((language) => lintWords(language).genericHeadings);
const ALONE = new RegExp(`^(?:${GENERIC})[.:：。!！]?$`, 'iu');
const AS_PREFIX = new RegExp(`^(?:${GENERIC}) ?[:：—–-] ?(?=\\S)`, 'iu');

const LABEL = new RegExp(`^(?:${inAllLanguages((language) => lintWords(language).headingLabels)}) ?[:：] ?`, 'iu');

const INSTRUCTION = new RegExp(
  inAllLanguages((language) => lintWords(language).instructions),
  'iu',
);

export function bare(line: string): string {
  return line.replace(/[\p{P}\s]+/gu, '').toLocaleLowerCase();
}

export function isGenericHeading(heading: string): boolean {
  return ALONE.test(heading.trim());
}

function withoutLabel(line: string): string {
  return line.replace(LABEL, '').replace(AS_PREFIX, '').replace(LABEL, '');
}

/** A clean heading: one plain line without labels, emoji and repeated punctuation. */
export function cleanHeading(raw: string, topic = ''): string {
  const line = withoutLabel(cleanLine(withoutRawFindings(raw), topic));
  const plain = withSingleMarks(withoutEmoji(line));
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}

export function isHeading(line: string): boolean {
  return line !== '' && !isGenericHeading(line) && !hasPlaceholder(line) && !hasBrokenCharacters(line);
}

/** A text without its heading as its first line or sentence. */
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

function sentencesLike(text: string): string[] {
  return text.split(/(?<=[.!?。！？])\s*|\n+/).filter(Boolean);
}

/** Whether a title obeys an instruction in the material or the topic and says nothing else of the topic. */
export function isObeyedTitle(title: string, topic: string, material: readonly string[], language: Language): boolean {
  const ofTopic = sentencesLike(topic);
  const asked = ofTopic.filter((sentence) => !INSTRUCTION.test(sentence)).join(' ');
  const commands = [...ofTopic, ...material.flatMap(sentencesLike)].filter((sentence) => INSTRUCTION.test(sentence));
  if (commands.length === 0 || asked.trim() === '') return false;
  const known = new Set(contentTermsOf(asked, language));
  const terms = contentTermsOf(title, language);
  if (terms.some((term) => known.has(term))) return false;
  const demanded = new Set(commands.flatMap((command) => contentTermsOf(command, language)));
  return terms.length > 0 && terms.every((term) => demanded.has(term));
}

export function withoutInstructions(topic: string): string {
  return sentencesLike(topic)
    .filter((sentence) => !INSTRUCTION.test(sentence))
    .join(' ')
    .trim();
}
