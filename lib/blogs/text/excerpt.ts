/** What may stand at the end of a cut text and would look odd before an ellipsis. */
const LOOSE_END = /[\s\p{Pd}\p{Ps}\p{Pi},;:、，；：]+$/u;

/**
 * The beginning of a text in at most `limit` characters (code points), then an ellipsis; a shorter text whole. It ends at
 * a word, in Chinese and Japanese as well, unless a single word is longer than half of the limit (spec §9: text truncation
 * appends an ellipsis).
 * @param tag BCP 47 tag of the text's language
 */
export function excerpt(text: string, limit: number, tag: string): string {
  if ([...text].length <= limit) return text;
  const start = [...text].slice(0, limit).join('');
  const segments = new Intl.Segmenter(tag, { granularity: 'word' }).segment(text);
  const words = text.slice(0, segments.containing(start.length)?.index);
  const isWordTooLong = [...words].length < limit / 2;
  return `${(isWordTooLong ? start : words).replace(LOOSE_END, '')}…`;
}
