import type { TopicReading } from '../../language-pack.ts';
import { KEYWORDS } from './keywords.ts';

const DETERMINER =
  /^(?:el|la|los|las|un|una|unos|unas|lo|mi|mis|tu|tus|su|sus|nuestro|nuestra|nuestros|nuestras|este|esta|estos|estas)\s/iu;
const QUESTION =
  /^¿|^(?:por qué|cómo|quién|quiénes|qué|cuándo|dónde|cuál|cuáles|cuánto|cuántos|hay que|se puede|how|why|what|when|where|who|which|is|are|does|do|can|should)\s/iu;
const COMMON = Object.values(KEYWORDS)
  .flat()
  .filter((word) => word === word.toLocaleLowerCase('es'));

/** Whether a word is an ordinary one, written in lower case inside a sentence. */
function isCommon(word: string): boolean {
  const lower = word.toLocaleLowerCase('es');
  return COMMON.some((each) =>
    each.endsWith('*')
      ? lower.startsWith(each.slice(0, -1))
      : lower === each || lower === `${each}s`,
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('es') + text.slice(1);
const quoted = (text: string) => `«${text}»`;

/** A phrase that opens with an article or an ordinary word loses the capital a visitor gave it; names keep theirs. */
function inSentence(text: string): string {
  const word = /^\p{Lu}[\p{Ll}-]+/u.exec(text)?.[0];
  return DETERMINER.test(text) || (word && isCommon(word)) ? lowerFirst(text) : text;
}

/** One side of a comparison: bare where it reads as a noun phrase or a name, else in quotation marks. */
function side(text: string, isName: boolean): string {
  return DETERMINER.test(text) || isName ? inSentence(text) : quoted(inSentence(text));
}

/** "y" is "e" before the sound of i, "o" is "u" before the sound of o. */
function joined(a: string, b: string, word: 'y' | 'o'): string {
  const sound = b.replace(/^[«¿¡"]+/u, '');
  if (word === 'y') return `${a} ${/^h?[ií](?![aeo])/iu.test(sound) ? 'e' : 'y'} ${b}`;
  return `${a} ${/^h?[oó]/iu.test(sound) ? 'u' : 'o'} ${b}`;
}

/**
 * `topic` is an adverbial phrase that fits any sentence between commas; `subject` the topic's own words for titles;
 * `a` and `b` the sides of a comparison, `both` and `either` the two together.
 */
export function topicSlots(reading: TopicReading): Record<string, string> {
  const { subject, form, options, headline } = reading;
  if (options) {
    const areNames = [options.a, options.b].every((each) => /^\S*\p{Lu}/u.test(inSentence(each)));
    const a = side(options.a, areNames);
    const b = side(options.b, areNames);
    const both = joined(a, b, 'y');
    const topic = `cuando toca elegir entre ${both}`;
    return { topic, subject: headline, a, b, both, either: joined(a, b, 'o') };
  }
  if (form === 'action') return { topic: `cuando se trata de ${lowerFirst(subject)}`, subject };
  const bare = subject.replace(/^[\s¿¡]+|[\s.!?…]+$/gu, '');
  if (!bare) return { topic: 'en un tema como este', subject };
  const phrase = quoted(form === 'name' ? inSentence(bare) : bare);
  const topic = QUESTION.test(subject)
    ? `ante una pregunta como ${phrase}`
    : `en un tema como ${phrase}`;
  return { topic, subject: bare };
}
