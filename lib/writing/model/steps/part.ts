import type { Block } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { articleTexts, withTexts } from '@/lib/blogs/article-texts.ts';
import type { Language } from '@/lib/constants/options.ts';
import type { Passage } from '@/lib/research/passages.ts';
import { countWords } from '@/lib/text/words.ts';
import { outsideCode } from '../../evidence/citations.ts';
import { cellsRow, lineText, mapLines, mapSentences, rowCells } from '../../sentences.ts';
import type { Article, BlockText, Evidence } from '../../types.ts';
import { readAnswer, withTrueQuotations } from '../answer-text/read-answer.ts';
import { withoutRawFindings } from '../lint/defects.ts';
import { inPlainForm, withoutOwnHeading } from '../lint/lint.ts';
import type { Context } from './context.ts';
import type { Journal } from './journal.ts';

export type Part = {
  kind: 'introduction' | 'section' | 'conclusion';
  /** '' for introductions, and for conclusions without one of their own. */
  heading: string;
  /** With ids of passages as citations. */
  blocks: readonly Block[];
  text: BlockText;
  words: number;
};

/** An article before its evidence is numbered. */
export type Draft = { title: string; parts: readonly Part[] };

export function withBlocks<P extends object>(part: P, blocks: readonly Block[], language: Language) {
  const text = writeMarkdown(blocks);
  return { ...part, blocks, text, words: countWords(text, language) };
}

export const totalWords = (parts: readonly { words: number }[]): number =>
  parts.reduce((sum, { words }) => sum + words, 0);

type Forming = Pick<Context, 'request' | 'material'>;

/** The model's text in plain form, citing only known passages. What goes or changes is noted in `journal`. */
export function formedText(
  raw: string,
  heading: string,
  { request: { language }, material: { passages } }: Forming,
  journal?: Journal,
): Block[] {
  const citable = new Set(passages.map(({ id }) => id));
  const noteChange = (before: string, after: string, reason: 'unattributed' | 'form') =>
    after !== before && journal?.change({ before, after, reason });
  const own = withoutRawFindings(raw, (cut) => noteChange(cut, '', 'unattributed'));
  const read = withoutOwnHeading(readAnswer(own, citable), heading);
  const blocks = withTrueQuotations(read, passages, (text) => noteChange(`> ${text}`, text, 'form'));
  return mapSentences(blocks, language, (sentence) => {
    const plain = inPlainForm(sentence, language);
    noteChange(sentence, plain, 'form');
    return plain;
  });
}

function formedLines(raw: string, context: Forming): string[] {
  const lines: string[] = [];
  mapLines(formedText(raw, '', context), (children) => {
    lines.push(lineText(children));
    return children;
  });
  return lines;
}

/** The same on one line, to replace a sentence or item; '' when nothing is left. */
export const formedLine = (raw: string, context: Forming): string => formedLines(raw, context).join(' ');

/** The same for a row, with or without bars at its ends; '' where it has not as many cells as the one it replaces. */
export function formedRow(raw: string, row: string, context: Forming): string {
  const { length } = rowCells(row);
  const given = [raw.trim(), raw.trim().replace(/^\|\s?|\s?\|$/g, '')].map(rowCells);
  const cells = given.find((each) => each.length === length);
  if (!cells) return '';
  return cellsRow(formedLines(`| ${cellsRow(cells)} |\n|${' --- |'.repeat(length)}`, context));
}

/** Parts with other blocks; unchanged parts stay the same objects. */
export const withAllBlocks = (parts: readonly Part[], blocks: readonly (readonly Block[])[], language: Language) =>
  parts.map((part, at) => {
    const changed = withBlocks(part, blocks[at] ?? [], language);
    return changed.text === part.text ? part : changed;
  });

/** A sentence, item, row, quotation, heading or the title, by the index of its part and block; those of one paragraph share its number. */
export type Unit = {
  text: string;
  kind: 'title' | 'heading' | Block['type'];
  part: number;
  block: number;
  paragraph: number;
  /** Whether it is an item of a numbered list. */
  isStep: boolean;
};

/** A draft with every unit changed, '' for none, in reading order; `number` counts from 1. Titles and headings stay. */
function mapUnits({ title, parts }: Draft, language: Language, change: (unit: Unit, number: number) => string): Draft {
  let number = 0;
  const next = (unit: Unit) => {
    number += 1;
    return change(unit, number);
  };
  let paragraph = 0;
  let last: Block | undefined;
  const numberOf = (block: Block) => {
    if (block !== last) paragraph += 1;
    last = block;
    return paragraph;
  };
  const line = (text: string, kind: 'title' | 'heading', part: number) =>
    text && (next({ text, kind, part, block: -1, paragraph: 0, isStep: false }) || text);
  const ownTitle = line(title, 'title', -1);
  const changed = parts.map((part, at) => {
    const heading = line(part.heading, 'heading', at);
    const blocks = part.blocks.flatMap((each, block) =>
      mapSentences([each], language, (text, own) =>
        next({
          ...{ text, kind: own.type, part: at, block, paragraph: numberOf(own) },
          isStep: own.type === 'list' && own.ordered,
        }),
      ),
    );
    const isSame = blocks.length === part.blocks.length && blocks.every((each, block) => each === part.blocks[block]);
    return isSame && heading === part.heading ? part : withBlocks({ ...part, heading }, blocks, language);
  });
  return { title: ownTitle, parts: changed };
}

/** Number n is at n - 1. */
export function unitsOf(draft: Draft, language: Language): Unit[] {
  const units: Unit[] = [];
  mapUnits(draft, language, (unit) => {
    units.push(unit);
    return unit.text;
  });
  return units;
}

/** A draft with units replaced by their numbers, '' for none. */
export const withUnits = (draft: Draft, changes: ReadonlyMap<number, string>, language: Language): Draft =>
  changes.size === 0 ? draft : mapUnits(draft, language, ({ text }, number) => changes.get(number) ?? text);

/** Texts with "(5)" before every unit, and "P2" before every block. */
export function numberedTexts(draft: Draft, language: Language) {
  /** Number n is at n - 1: the index of its part, and its own there. */
  const paragraphs: { part: number; block: number }[] = [];
  const { title, parts } = mapUnits(draft, language, ({ text }, number) => `(${number}) ${text}`);
  const texts = parts.map(({ kind, heading, blocks }, part) => {
    const lines = blocks.map((each, block) => {
      paragraphs.push({ part, block });
      return `P${paragraphs.length}\n${writeMarkdown([each])}`;
    });
    const mark = kind === 'introduction' ? 'OPENING' : kind === 'conclusion' ? 'ENDING' : '';
    return { heading: [mark, heading].filter(Boolean).join(': '), text: lines.join('\n\n') };
  });
  return { text: [...(title ? [{ heading: title, text: '' }] : []), ...texts], paragraphs };
}

/** A finished text with ids of passages as marks; a quotation that is in no passage becomes one of its own. */
function citePassages(text: BlockText, evidence: readonly Evidence[], passages: readonly Passage[]) {
  const known = [...passages];
  const ids = new Map<string, number>();
  for (const { number, source, quote } of evidence) {
    if (!quote || !text.includes(`[${number}]`)) continue;
    const passage = known.find((each) => each.source === source && each.text.includes(quote));
    ids.set(`${number}`, passage?.id ?? known.push({ id: known.length + 1, source, text: quote }));
  }
  const marked = outsideCode(text, (prose) =>
    prose.replace(/( ?)\[(\d{1,3})\]/g, (_, space: string, number: string) => {
      const id = ids.get(number);
      return id ? `${space}[${id}]` : '';
    }),
  );
  return { text: marked, passages: known };
}

/** A finished article with ids of passages as marks, and a context that knows these passages. */
export function inContext(given: Context, article: Article): { context: Context; marked: Article } {
  let { passages } = given.material;
  const texts = articleTexts(article).map((text) => {
    const cited = citePassages(text, article.evidence, passages);
    passages = cited.passages;
    return cited.text;
  });
  const context = { ...given, material: { ...given.material, passages } };
  return { context, marked: withTexts(article, texts) };
}
