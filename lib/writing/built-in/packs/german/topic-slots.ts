import type { TopicReading } from '../../language-pack.ts';

const SEPARABLE =
  /^(ab|an|auf|aus|bei|durch|ein|fest|fort|frei|her|herum|hin|los|mit|nach|nieder|statt|teil|um|unter|vor|vorbei|weg|weiter|wieder|zurück|zusammen)zu(\p{Ll}{3,}n)$/u;

/** The plain infinitive: „Geld zu sparen“ → „Geld sparen“, „besser einzuschlafen“ → „besser einschlafen“. */
function plainInfinitive(action: string): string {
  const words = action.split(' ');
  const last = words.at(-1) ?? '';
  if (words.at(-2)?.toLowerCase() === 'zu') return [...words.slice(0, -2), last].join(' ');
  return [...words.slice(0, -1), last.replace(SEPARABLE, '$1$2')].join(' ');
}

/** A phrase in German quotation marks; marks inside it become single ones, its first letter a capital. */
function quoted(phrase: string): string {
  const inner = phrase.replace(/[„«“”»"]([^„«“”»"]*)[“”»«"]/gu, '‚$1‘').replace(/["„“”»«]/gu, '');
  const capital = inner.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toLocaleUpperCase('de'));
  return `„${capital}“`;
}

/** One side of a comparison without the article that its sentence gave it. */
function side(text: string): string {
  const bare = text.replace(/^(?:ein(?:e[mnrs]?)?|de[mnrs]|die|das)\s+(?=\p{Lu}[^\s]*$)/u, '');
  return `„${quoted(bare)
    .slice(1, -1)
    .replace(/^./u, (letter) =>
      bare.startsWith(letter.toLocaleLowerCase('de')) ? letter.toLocaleLowerCase('de') : letter,
    )}“`;
}

/** The slots of a German article. Topics are quoted, for German would inflect them. */
export function topicSlots(reading: TopicReading): Record<string, string> {
  const { subject, form, options } = reading;
  const topic = quoted(form === 'action' ? plainInfinitive(subject) : subject);
  if (!options) return { topic };
  return { topic, a: side(options.a), b: side(options.b) };
}
