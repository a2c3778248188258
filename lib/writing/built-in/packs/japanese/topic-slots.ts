import type { TopicReading } from '../../language-pack.ts';

/** Longest comparison side, in characters, that stands in a sentence without marks. */
const BARE_SIDE = 12;

/** A phrase in corner brackets; brackets of its own become inner ones. */
function quoted(text: string): string {
  return `「${text.replace(/「/gu, '『').replace(/」/gu, '』')}」`;
}

function side(text: string): string {
  const isNoun = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}\p{N}ー・+#. -]+$/u.test(text);
  return isNoun && [...text].length <= BARE_SIDE ? text : quoted(text);
}

/** The slots of a Japanese article: the topic in corner brackets, short noun sides of a comparison bare. */
export function topicSlots(reading: TopicReading): Record<string, string> {
  const { options, subject } = reading;
  if (!options) return { topic: quoted(subject) };
  return {
    topic: quoted(`${options.a}か${options.b}か`),
    a: side(options.a),
    b: side(options.b),
  };
}
