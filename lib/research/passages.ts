import { sentencesOf } from '@/lib/text/sentences.ts';
import { type PagePart, pagePartsOf, rowText } from './page-parts.ts';
import type { SourceDocument } from './types.ts';

/**
 * A piece of a source that can be cited, word for word: whole sentences of one paragraph or list item, or a row of a
 * table as `a | b`.
 */
export type Passage = {
  /** Its number among the passages of all sources, from 1. */
  id: number;
  /** `SourceDocument.number` of the page it stands on. */
  source: number;
  text: string;
  /** The heading it stands under. */
  heading?: string;
};

const MOST_SENTENCES = 3;

/** Longest passage in characters; those of Chinese and Japanese hold twice as much. */
const LONGEST = 450;
const LONGEST_WIDE = 220;

/** Without a full stop, anything shorter is a heading, a crumb of navigation or a label. */
const SHORTEST_WITHOUT_STOP = 80;
const SHORTEST_WITHOUT_STOP_WIDE = 30;

const SHORTEST_ITEM = 25;
const SHORTEST_ITEM_WIDE = 10;

/** Marks have at most three digits, and a text's old quotations need some; an article cannot use more of one page. */
const MOST_PASSAGES = 900;
const MOST_PER_SOURCE = 200;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const STOPPED = /[.!?…。！？]["'»“”’」』)）]*(?:\s?\[[^\]]{1,20}\])*$/u;
const CRUMBS = /(?:\s[>›»|•·/→]\s.*){2}/u;

function isProse(paragraph: string): boolean {
  if (STOPPED.test(paragraph)) return true;
  const shortest = WIDE.test(paragraph) ? SHORTEST_WITHOUT_STOP_WIDE : SHORTEST_WITHOUT_STOP;
  return paragraph.length >= shortest && !CRUMBS.test(paragraph);
}

/** Sentences of a paragraph in groups of neighbours, none longer than a passage may be. */
function grouped(paragraph: string): string[] {
  const longest = WIDE.test(paragraph) ? LONGEST_WIDE : LONGEST;
  const groups: string[][] = [[]];
  // The rules for the end of a sentence are the same wherever the page comes from.
  for (const sentence of sentencesOf(paragraph, 'english')) {
    const last = groups.at(-1) ?? [];
    const isFull = [...last, sentence].join('').trim().length > longest;
    if (last.length > 0 && (isFull || last.length === MOST_SENTENCES)) groups.push([sentence]);
    else last.push(sentence);
  }
  return groups
    .map((group) => group.join('').trim())
    .filter((text) => /\p{L}/u.test(text) && text.length <= longest);
}

/** Whether a list item is more than a link of a menu. */
function isWorthCiting(item: string): boolean {
  return (
    STOPPED.test(item) || item.length >= (WIDE.test(item) ? SHORTEST_ITEM_WIDE : SHORTEST_ITEM)
  );
}

/** What can be cited of a block. */
function passagesIn(part: PagePart): string[] {
  if (part.form === 'heading') return [];
  if (part.form === 'paragraph') return isProse(part.text) ? grouped(part.text) : [];
  if (part.form === 'list') return part.items.filter(isWorthCiting).flatMap(grouped);
  const longest = part.rows.map(rowText).filter((row) => row.length <= LONGEST);
  return longest.filter((row) => /\p{L}/u.test(row));
}

/** Texts of a page's passages, each with the heading it stands under. */
function passagesOf({ text }: SourceDocument, most: number): [text: string, heading: string][] {
  const found = new Map<string, string>();
  let heading = '';
  for (const part of pagePartsOf(text)) {
    if (found.size >= most) break;
    if (part.form === 'heading') heading = part.text;
    for (const passage of passagesIn(part)) {
      if (!found.has(passage)) found.set(passage, heading);
    }
  }
  return [...found].slice(0, most);
}

/**
 * Cuts sources into passages of one to three sentences (at most 450 characters, 220 of Chinese or
 * Japanese), numbered from 1 through all sources. Pure: the same sources give the same passages.
 * Headings, navigation and sentences that are too long for a passage are left out, a passage that a
 * page repeats is given once, and very long pages give their beginning.
 */
export function cutPassages(documents: readonly SourceDocument[]): Passage[] {
  const share = Math.floor(MOST_PASSAGES / Math.max(1, documents.length));
  return documents
    .flatMap((document) =>
      passagesOf(document, Math.min(MOST_PER_SOURCE, share)).map(([text, heading]) => ({
        source: document.number,
        text,
        ...(heading && { heading }),
      })),
    )
    .map((passage, index) => ({ id: index + 1, ...passage }));
}
