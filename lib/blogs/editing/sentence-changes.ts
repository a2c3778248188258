/** `place` is an index of articleTexts; without `text` the sentence is cut. */
export type SentenceChange = { place: number; sentence: string; text: string };

/** What a line without its only sentence leaves behind: the mark of an item, a quotation or a row. */
const BARE = /^[\t >]*(?:[-*+]|\d{1,9}[.)])?[\t |]*$/;

function withoutSentence(text: string, at: number, length: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const next = text.indexOf('\n', at + length);
  const end = next < 0 ? text.length : next;
  const left = `${text.slice(start, at).trimEnd()} ${text.slice(at + length, end).trimStart()}`.trimEnd();
  const line = at === start ? left.trimStart() : left;
  if (!BARE.test(line)) return text.slice(0, start) + line + text.slice(end);
  return (text.slice(0, start) + text.slice(end + 1)).replace(/\n{3,}/g, '\n\n').trim();
}

/**
 * Changes sentences of a blog, as allSentences reads them, in its texts in Markdown.
 * @returns the texts, and the first sentence that stands nowhere or twice as it was read: with emphasis inside, for one
 */
export function changeSentences(texts: readonly string[], changes: readonly SentenceChange[]) {
  const changed = [...texts];
  for (const { place, sentence, text } of changes) {
    const before = changed[place] ?? '';
    const at = before.indexOf(sentence);
    if (sentence === '' || at < 0 || at !== before.lastIndexOf(sentence)) return { texts: changed, unfit: sentence };
    changed[place] = text
      ? before.slice(0, at) + text + before.slice(at + sentence.length)
      : withoutSentence(before, at, sentence.length);
  }
  return { texts: changed };
}
