import type { TopicReading } from '../../language-pack.ts';
import { KEYWORDS } from './keywords.ts';

const DETERMINER =
  /^(?:l['’]|d['’]|(?:le|la|les|un|une|des|du|mon|ma|mes|son|sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|ces)\s)/iu;
const VOWEL = /^[aeiouyâàéèêëîïôœùûh]/iu;
/** Infinitives in an h that does not elide. */
const ASPIRATED =
  /^(?:hacher|haïr|hisser|hurler|hausser|handicaper|harceler|hâter|heurter|hiérarchiser|hocher|héler)\b/iu;

const QUESTION =
  /^(?:pourquoi|comment|qui|que|quoi|quand|où|quel(?:le)?s?|est-ce|faut-il|combien|peut-on|doit-on|y a-t-il|qu['’]|how|why|what|when|where|who|which|is|are|does|do|can|should)(?:\s|(?<=['’]))/iu;
const COMMON = Object.values(KEYWORDS)
  .flat()
  .filter((word) => word === word.toLocaleLowerCase('fr'));

/** Whether a word is an ordinary one, written in lower case inside a sentence. */
function isCommon(word: string): boolean {
  const lower = word.toLocaleLowerCase('fr');
  return COMMON.some((each) =>
    each.endsWith('*')
      ? lower.startsWith(each.slice(0, -1))
      : lower === each || lower === `${each}s`,
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);
const typographic = (text: string) => text.replace(/'/gu, '’');
const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

/** A phrase that opens with an article or an ordinary word loses the capital a visitor gave it; names keep theirs. */
function inSentence(text: string): string {
  const word = /^\p{Lu}[\p{Ll}-]+/u.exec(text)?.[0];
  return DETERMINER.test(text) || (word && isCommon(word)) ? lowerFirst(text) : text;
}

function withDe(infinitive: string): string {
  const verb = lowerFirst(infinitive);
  return VOWEL.test(verb) && !ASPIRATED.test(verb) ? `d’${verb}` : `de ${verb}`;
}

/** One side of a comparison: bare where it reads as a noun phrase or a name, else in quotation marks. */
function side(text: string, isName: boolean): string {
  return DETERMINER.test(text) || isName ? inSentence(text) : quoted(inSentence(text));
}

/**
 * `topic` is an adverbial phrase that fits any sentence between commas; `subject` the topic's own words for titles;
 * `a` and `b` the sides of a comparison.
 */
export function topicSlots(reading: TopicReading): Record<string, string> {
  const { form, options, headline } = reading;
  const subject = typographic(reading.subject);
  if (options) {
    const areNames = [options.a, options.b].every((each) => /^\S*\p{Lu}/u.test(inSentence(each)));
    const a = side(typographic(options.a), areNames);
    const b = side(typographic(options.b), areNames);
    return { topic: `quand il s’agit de choisir entre ${a} et ${b}`, subject: headline, a, b };
  }
  if (form === 'action') return { topic: `quand il s’agit ${withDe(subject)}`, subject };
  const bare = subject.replace(/[\s.!?…]+$/u, '');
  if (!bare) return { topic: 'sur un sujet comme celui-ci', subject };
  const phrase = quoted(form === 'name' ? inSentence(bare) : bare);
  const topic = QUESTION.test(subject)
    ? `face à une question comme ${phrase}`
    : `sur un sujet comme ${phrase}`;
  return { topic, subject };
}
