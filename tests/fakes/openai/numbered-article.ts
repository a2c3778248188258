/** A sentence of a numbered article, and which section and paragraph it stands in. */
export type NumberedSentence = { number: number; text: string; section: number; paragraph: number };

/** Reads an article in which "(5)" precedes a sentence, heading or title and "P2" a paragraph. */
export function readNumberedArticle(article = ''): NumberedSentence[] {
  const sentences: NumberedSentence[] = [];
  let section = 0;
  let paragraph = 0;
  let next = 1;
  for (const block of article.split(/\n{2,}/)) {
    const own = Number(/^P(\d+)\b/.exec(block)?.[1]);
    if (own) paragraph = own;
    else section += 1;
    // A text may have numbers in brackets of its own: only the next number counts.
    for (; block.includes(`(${next}) `); next += 1) {
      const text = block.split(`(${next}) `)[1]?.split(`(${next + 1}) `)[0] ?? '';
      sentences.push({
        number: next,
        text: text.replace(/\n(?:- |\d+\. )$/, '').trim(),
        section,
        paragraph: own ? paragraph : 0,
      });
    }
  }
  return sentences;
}

/** Numbers of the sentences an article can spare: the last ones of its longest sections. */
export function spareSentences(sentences: readonly NumberedSentence[], most: number): number[] {
  const prose = sentences.filter(({ paragraph }) => paragraph > 0);
  const left = [...Map.groupBy(prose, ({ section }) => section).values()];
  return Array.from({ length: most }, () => {
    const longest = left.toSorted((a, b) => b.length - a.length)[0] ?? [];
    return longest.length > 1 ? longest.pop()?.number : undefined;
  }).filter((number) => number !== undefined);
}
