import type { TopicReading } from '../../language-pack.ts';
import { KEYWORDS } from './keywords.ts';

const ALL = Object.values(KEYWORDS).flat();
const COMMON = new Set(ALL.filter((word) => word === word.toLowerCase()));
const STEMS = ALL.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));

const ARTICLE = /^(?:o|a|os|as) /iu;
const CLAUSE =
  /^(?:por que|porque|como|quando|onde|quem|que|quanto|qual|quais|se|não|um|uma)(?:\s|$)|[,:;?!]/iu;
const INFINITIVE = /^\p{L}+(?:ar|er|ir)(?:-se)?$/iu;
const LONGEST_BARE = 6;

const quoted = (text: string) => `“${text}”`;

/** Whether a word that begins with a capital is an ordinary word of the language. */
function isCommon(word: string): boolean {
  const lower = word.toLocaleLowerCase('pt');
  return (
    COMMON.has(lower) || STEMS.some((stem) => lower.startsWith(stem)) || INFINITIVE.test(lower)
  );
}

/** The phrase with a small initial; null when it may begin with a proper name, and its case is the visitor's. */
function inSentence(phrase: string): string | null {
  const first = phrase.split(/\s/u)[0] ?? '';
  if (!/^\p{Lu}\p{Ll}/u.test(first)) return phrase;
  if (ALL.some((word) => word.split(' ')[0] === first)) return phrase;
  return isCommon(first) ? phrase.charAt(0).toLocaleLowerCase('pt') + phrase.slice(1) : null;
}

/**
 * How a topic stands after «é», «de», «por» and «em», where the sentences put it: “cultivar tomates” and “tomates na
 * varanda” bare and without an article that would melt into the preposition, anything else in quotation marks.
 */
function phraseOf(reading: TopicReading): string {
  const { subject, form, foreign } = reading;
  if (foreign || form === 'phrase') return quoted(subject);
  const bare = subject.replace(ARTICLE, '');
  const isLong = form === 'name' && bare.split(/\s+/u).length > LONGEST_BARE;
  if (isLong || CLAUSE.test(bare)) return quoted(subject);
  if (form === 'action') return bare.charAt(0).toLocaleLowerCase('pt') + bare.slice(1);
  return inSentence(bare) ?? quoted(subject);
}

/** The slots of a Portuguese article: `topic`, and `a` and `b` for a comparison, whose sides stand in quotation marks. */
export function topicSlots(reading: TopicReading): Record<string, string> {
  const { options } = reading;
  if (!options) return { topic: phraseOf(reading) };
  const side = (text: string) => quoted(inSentence(text) ?? text);
  const [a, b] = [side(options.a), side(options.b)];
  return { topic: `${a} e ${b}`, a, b };
}
