import type { Passage } from '@/lib/research/passages.ts';
import { passagesAbout } from '@/lib/research/relevance.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { type DataBlock, dataBlock, type FlexibleBlock } from '../../chat/prompt.ts';
import { withoutCitations } from '../../evidence/citations.ts';

/** The sources of an article. */
export type Material = {
  passages: readonly Passage[];
  documents: readonly SourceDocument[];
  /** Whether every call shows all passages, so that servers cache them. */
  isWhole: boolean;
};

/** A source's text on one line, without marks that look like our ids. */
function plain(text: string): string {
  return withoutCitations(text).replace(/\s+/g, ' ').trim();
}

/** Passages with their ids, below their headings and column names. */
function cards(passages: readonly Passage[]): string[] {
  return passages.flatMap(({ id, text, heading, columns }, at) => {
    const before = passages[at - 1];
    return [
      ...(heading && heading !== before?.heading ? [`Under: ${plain(heading)}`] : []),
      ...(columns && columns !== before?.columns ? [`Columns: ${plain(columns)}`] : []),
      `[${id}] ${plain(text)}`,
    ];
  });
}

/** A block for each source of the passages: title, date, passages with their ids in page order. */
export function passageBlocks(passages: readonly Passage[], documents: readonly SourceDocument[]): DataBlock[] {
  return documents.flatMap(({ number, title, published }) => {
    const own = passages.filter(({ source }) => source === number);
    const named = published ? `${plain(title)} (published ${published})` : plain(title);
    return own.length > 0 ? [dataBlock(`SOURCE ${number}`, [named, ...cards(own)].join('\n'))] : [];
  });
}

/** All passages; those about a subject where there is less room. */
export function passagesBlock({ passages, documents }: Material, subject: string): FlexibleBlock {
  const characters = passages.reduce((sum, { text }) => sum + text.length, 0);
  return {
    isMaterial: true,
    shaped: (share) =>
      passageBlocks(share >= 1 ? passages : passagesAbout(passages, subject, characters * share), documents),
  };
}

/** The passages for a subject, where calls do not show all of them anyway. */
export function ownPassages(material: Material, subject: string): FlexibleBlock | undefined {
  const { isWhole, passages } = material;
  return isWhole || passages.length === 0 ? undefined : passagesBlock(material, subject);
}

/** How to use passages, or that there are none. */
export function citingRule({ passages }: Material): string {
  return passages.length > 0
    ? 'The SOURCE blocks are your evidence: passages with their ids; "a | b" is a row of a table, and "Columns" names its cells. Put the id of a passage before the full stop of each sentence that rests on it. What a passage says about somebody’s findings, a statistic or a price is written only with its mark. What you add to the passages is reasoning, advice and examples that anybody can tell are yours, invented figures named as such: no findings, causes, rankings or comparisons of your own ("most", "usually", "first", "only"), and no condition of a passage left out.'
    : 'There are no sources: write no marks, and attribute nothing to studies, surveys or named people.';
}
