/** Spaces and punctuation that look odd before an ellipsis. */
const LOOSE_END = /[\s\p{Pd}\p{Ps}\p{Pi},;:、，；：]+$/u;

/**
 * The start of a text in at most `limit` code points plus an ellipsis (spec §9), or the text itself if shorter. Cuts
 * between words, in Chinese and Japanese too, unless a word is longer than half the limit.
 * @param tag BCP 47 tag of the language
 */
export function excerpt(text: string, limit: number, tag: string): string {
  if ([...text].length <= limit) return text;
  const start = [...text].slice(0, limit).join('');
  const segments = new Intl.Segmenter(tag, { granularity: 'word' }).segment(text);
  const words = text.slice(0, segments.containing(start.length)?.index);
  const isWordTooLong = [...words].length < limit / 2;
  return `${(isWordTooLong ? start : words).replace(LOOSE_END, '')}…`;
}
