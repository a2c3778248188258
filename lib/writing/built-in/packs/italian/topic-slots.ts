import type { TopicReading } from '../../language-pack.ts';
import { KEYWORDS } from './keywords.ts';

const ALL = Object.values(KEYWORDS).flat();
const COMMON = new Set(ALL.filter((word) => word === word.toLowerCase()));
const STEMS = ALL.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));

const ARTICLE = /^(?:il|lo|la|i|gli|le) |^l['’]/iu;
const CLAUSE =
  /^(?:perch[eé]|come|quando|dove|chi|che|cosa|quanto|quale|quali|se|non|un|uno|una|un['’])(?:\s|$)|[,:;?!]/iu;
const INFINITIVE = /^(?:non )?\p{L}+(?:are|ere|ire|rre|rsi|rlo|rla|rli|rle|rne)$/iu;
const LONGEST_BARE = 6;

const quoted = (text: string) => `«${text}»`;

/** Whether a word that begins with a capital is an ordinary word of the language. */
function isCommon(word: string): boolean {
  const lower = word.toLocaleLowerCase('it');
  return (
    COMMON.has(lower) || STEMS.some((stem) => lower.startsWith(stem)) || INFINITIVE.test(lower)
  );
}

/** The phrase with a small initial; null when it may begin with a proper name, and its case is the visitor's. */
function inSentence(phrase: string): string | null {
  const first = phrase.split(/\s/u)[0] ?? '';
  if (!/^\p{Lu}\p{Ll}/u.test(first)) return phrase;
  if (ALL.some((word) => word.split(' ')[0] === first)) return phrase;
  return isCommon(first) ? phrase.charAt(0).toLocaleLowerCase('it') + phrase.slice(1) : null;
}

/**
 * How a topic stands after «di», the only place where the sentences put it: «coltivare pomodori» and «pomodori sul
 * balcone» bare and without an article that would melt into the preposition, anything else in quotation marks.
 */
function phraseOf(reading: TopicReading): string {
  const { subject, form, foreign } = reading;
  if (foreign || form === 'phrase') return quoted(subject);
  const bare = subject.replace(ARTICLE, '');
  const isLong = form === 'name' && bare.split(/\s+/u).length > LONGEST_BARE;
  if (isLong || CLAUSE.test(bare)) return quoted(subject);
  if (form === 'action') return bare.charAt(0).toLocaleLowerCase('it') + bare.slice(1);
  return inSentence(bare) ?? quoted(subject);
}

/** The slots of an Italian article: `topic`, and `a` and `b` for a comparison, whose sides stand in quotation marks. */
export function topicSlots(reading: TopicReading): Record<string, string> {
  const { options } = reading;
  if (!options) return { topic: phraseOf(reading) };
  const side = (text: string) => quoted(inSentence(text) ?? text);
  const [a, b] = [side(options.a), side(options.b)];
  return { topic: `${a} e ${b}`, a, b };
}
