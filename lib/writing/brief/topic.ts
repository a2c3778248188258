import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options';
import type { BriefText } from './languages/brief-text.ts';

/** Longest topic that is set whole, in characters as a reader counts them. */
const MAX_TOPIC = 120;

/** A topic as one line; what is too long ends after a word, with an ellipsis. */
function shortened(topic: string, language: Language): string {
  const line = topic.replace(/\s+/g, ' ').trim();
  const { tag } = LANGUAGE_DETAILS[language];
  const characters = Array.from(new Intl.Segmenter(tag).segment(line), ({ segment }) => segment);
  if (characters.length <= MAX_TOPIC) return line;
  const start = characters.slice(0, MAX_TOPIC - 1).join('');
  const words = Array.from(new Intl.Segmenter(tag, { granularity: 'word' }).segment(line));
  const end = words.findLast(({ index }) => index <= start.length)?.index || start.length;
  return `${line.slice(0, end).trimEnd()}…`;
}

/** The topic in the language's quotation marks, otherwise as it was typed: nothing of it is inflected. */
export function quotedTopic(topic: string, language: Language, { quotes }: BriefText): string {
  return `${quotes[0]}${shortened(topic, language)}${quotes[1]}`;
}
