/** A sentence of a numbered article, and which section and paragraph it stands in. */
export type NumberedSentence = { number: number; text: string; section: number; paragraph: number };

/** Reads an article in which "(5)" precedes a sentence and "P2" a paragraph; other blocks are headings. */
export function readNumberedArticle(article = ''): NumberedSentence[] {
  const sentences: NumberedSentence[] = [];
  let section = 0;
  for (const block of article.split(/\n{2,}/)) {
    const paragraph = Number(/^P(\d+)\b/.exec(block)?.[1]);
    if (!paragraph) section += 1;
    // A text may have numbers in brackets of its own: only the next number counts.
    for (let next = sentences.length + 1; paragraph && block.includes(`(${next}) `); next += 1) {
      const text = block.split(`(${next}) `)[1]?.split(`(${next + 1}) `)[0] ?? '';
      sentences.push({ number: next, text: text.trim(), section, paragraph });
    }
  }
  return sentences;
}

/** Numbers of the sentences an article can spare: the last ones of its longest sections. */
export function spareSentences(sentences: readonly NumberedSentence[], most: number): number[] {
  const left = [...Map.groupBy(sentences, ({ section }) => section).values()];
  return Array.from({ length: most }, () => {
    const longest = left.toSorted((a, b) => b.length - a.length)[0] ?? [];
    return longest.length > 1 ? longest.pop()?.number : undefined;
  }).filter((number) => number !== undefined);
}
