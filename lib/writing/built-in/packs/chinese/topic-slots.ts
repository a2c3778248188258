import type { TopicReading } from '../../language-pack.ts';

/** Longest comparison side, in characters, that stands in a sentence without marks. */
const BARE_SIDE = 10;

/** A phrase in quotation marks; marks of its own become inner ones. */
function quoted(text: string): string {
  return `“${text.replace(/[“”"]/gu, (mark) => (mark === '“' ? '‘' : '’'))}”`;
}

function side(text: string): string {
  const isPlain = /^[\p{L}\p{N}+#. ·-]+$/u.test(text) && !/(?:的|吗|呢)$/u.test(text);
  return isPlain && [...text].length <= BARE_SIDE ? text : quoted(text);
}

/** The slots of a Chinese article: the topic set off by quotation marks, short sides of a comparison bare. */
export function topicSlots(reading: TopicReading): Record<string, string> {
  const { options, subject } = reading;
  if (!options) return { topic: quoted(subject) };
  return {
    topic: quoted(`${options.a}还是${options.b}`),
    a: side(options.a),
    b: side(options.b),
  };
}
