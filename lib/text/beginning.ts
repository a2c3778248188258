const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });

/** A text's beginning of at most `longest` UTF-16 units, up to the end of a sentence or else of a word; a shorter text whole. */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const sentences = /^[\s\S]*[.!?。！？](?=\s|\p{L}|$)/u.exec(start)?.[0];
  if (sentences) return sentences.trim();
  const cut = WORDS.segment(text.slice(0, longest + 1)).containing(longest)?.index;
  return (cut ? text.slice(0, cut) : start.replace(/\p{Surrogate}$/u, '')).trim();
}
