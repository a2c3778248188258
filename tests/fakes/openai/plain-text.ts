import { eld } from 'eld/extrasmall';
import type { Writing } from './answer-writer.ts';
import { brokenOff, writeBadly } from './bad-prose.ts';
import { writePlan, writeTitle } from './json-answers.ts';
import type { Mode } from './mode.ts';
import { readNumberedArticle } from './numbered-article.ts';
import type { ShownPassage } from './prompt-hints.ts';
import { beforeStop, type Cited, writeHeading, writeSentences, writeText } from './prose.ts';
import { pick, seededRandom } from './random.ts';

/** Weight of an opening or ending beside those of sections, which are drawn. */
const EDGE_WEIGHT = 1;
const SECTION_WEIGHT = { least: 2, drawn: 1 };

/** Shorter sections have no room for a sentence of a passage. */
const FEWEST_WORDS_AROUND_QUOTE = 60;

/** Sentences that can be taken over. */
const QUOTABLE = /^(?=[\p{Lu}\p{Lo}])[^[\]|]{20,160}[.。]$/u;

const WORDS_OF_ADDED_PARAGRAPH = 60;

/** Whole numbers in these proportions that add up to a sum. */
function splitSum(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const share = Math.round((sum * weighed) / all) - given;
    given += share;
    return share;
  });
}

/** A sentence of the passages in the language of the text, with its mark, that was not used before. */
function quotedSentence(passages: readonly ShownPassage[], writing: Writing): string | undefined {
  const { lexicon, hints, used } = writing;
  const segmenter = new Intl.Segmenter(lexicon.tag, { granularity: 'sentence' });
  const written = hints.blocks['WRITTEN SO FAR'] ?? '';
  const { language } = new Intl.Locale(lexicon.tag);
  for (const { id, text } of passages) {
    for (const { segment } of segmenter.segment(text)) {
      const sentence = segment.trim();
      const isNew = !used.has(sentence) && !written.includes(sentence.slice(0, -1));
      if (isNew && QUOTABLE.test(sentence) && eld.detect(sentence).language === language) {
        used.add(sentence);
        return beforeStop(sentence, `[${id}]`);
      }
    }
  }
  return undefined;
}

type Place = number | 'opening' | 'ending' | undefined;

/** The text of one part: opening, section, ending, added paragraph. */
function writePart(words: number, place: Place, passages: readonly ShownPassage[], writing: Writing) {
  const { lexicon, fault } = writing;
  // The same numbers give the same text: that is the repetition.
  const random = fault === 'repetition' ? seededRandom(1) : writing.random;
  const isQuoting = typeof place === 'number' && words >= FEWEST_WORDS_AROUND_QUOTE;
  const cited: Cited = {
    ids: passages.map(({ id }) => id),
    quoted: isQuoting ? quotedSentence(passages, writing) : undefined,
  };
  const text = writeText(Math.max(1, words), lexicon, random, cited);
  return writing.put('text', writeBadly(fault, text, writing), place);
}

/** The title and the plan before it, if they are asked for. */
function writeBeginning(writing: Writing, mode: Mode): string[] {
  const { hints } = writing;
  const { title } = hints.parts;
  if (title === undefined) return [];
  const plan = hints.isPlanned ? [JSON.stringify(writePlan(undefined, writing, mode))] : [];
  return writing.fault === 'missing-title' ? plan : [...plan, `# ${title || writeTitle(writing)}`];
}

function writeStretch(words: number, writing: Writing, mode: Mode): string {
  const { hints, random, fault, lexicon } = writing;
  const { opening, headings, ending } = hints.parts;
  const count = hints.sections.min + Math.floor(random() * (hints.sections.max - hints.sections.min + 1));
  const own =
    headings.length > 0
      ? headings
      : Array.from({ length: count }, () => writing.put('heading', writeHeading(lexicon, random)));
  const titled = own.map((heading, place) => {
    const written = fault === 'renamed-headings' ? writeHeading(lexicon, random) : heading;
    const weight = SECTION_WEIGHT.least + random() * SECTION_WEIGHT.drawn;
    return { place, weight, before: fault === 'missing-headings' ? '' : `## ${written}` };
  });
  const parts: { place: Place; weight: number; before: string }[] = [
    ...(opening ? [{ place: 'opening', weight: EDGE_WEIGHT, before: '' } as const] : []),
    ...titled.filter(({ place }) => fault !== 'missing-heading' || place !== 1),
    ...(ending ? [{ place: 'ending', weight: EDGE_WEIGHT, before: '***' } as const] : []),
  ];
  const lengths = splitSum(
    words,
    parts.map(({ weight }) => weight),
  );
  const texts = parts.flatMap(({ place, before }, at) => [
    before,
    writePart(lengths[at] ?? 1, place, hints.passages, writing),
  ]);
  return [...writeBeginning(writing, mode), ...texts].filter(Boolean).join('\n\n');
}

/** A draft of the mode, by a text of its prompt. */
const scripted = ({ hints }: Writing, { drafts = {} }: Mode): string | undefined =>
  Object.entries(drafts).find(([told]) => hints.prompt.includes(told))?.[1];

/** Paragraphs to add, each below a line with the number of the one it follows; none behind the last. */
function writeAdditions(words: number, writing: Writing): string {
  const { lexicon, hints } = writing;
  const numbers = readNumberedArticle(hints.blocks.ARTICLE)
    .map(({ paragraph }) => paragraph)
    .filter((number) => number > 0);
  const places = [...new Set(numbers)].slice(0, -1);
  const most = Math.max(1, Math.min(places.length, Math.round(words / WORDS_OF_ADDED_PARAGRAPH)));
  const lengths = splitSum(words, Array(most).fill(1));
  return lengths
    .map((length, at) => {
      const place = places[Math.floor(((at + 0.5) * places.length) / most)] ?? 1;
      const text = writePart(length, undefined, hints.passages, writing);
      return `@ P${place}\n\n${text.replaceAll('\n\n', lexicon.space)}`;
    })
    .join('\n\n');
}

/** A line of an original in the language of the translation: its prefix, its marks and so many words of prose. */
function translateLine(line: string, words: number, { lexicon, random }: Writing): string {
  const prefix = /^(?:- |\d+\. )?/.exec(line)?.[0] ?? '';
  const marks = line.match(/(?:\[\d+\])+/g) ?? [];
  const sentences = writeSentences(Math.max(1, words), lexicon, random);
  for (const [at, mark] of marks.entries()) {
    const place = Math.floor((at * sentences.length) / marks.length);
    sentences[place] = beforeStop(sentences[place] ?? '', mark);
  }
  return prefix + sentences.join(lexicon.space);
}

function translateRow(row: string, { lexicon, random }: Writing): string {
  return row.replace(/[^|]+/g, (cell) => {
    const marks = cell.match(/\[\d+\]/g)?.join('') ?? '';
    return /\p{L}/u.test(cell) ? ` ${pick(lexicon.enumeration.words, random)}${marks} ` : cell;
  });
}

/** The original line by line: headings and the line before the ending as they are. */
function translate(words: number, writing: Writing): string {
  const lines = (writing.hints.blocks.ORIGINAL ?? '').split('\n');
  const isProse = (line: string) => /\S/.test(line) && !/^(?:##? |\*\*\*$|\|)/.test(line);
  const lengths = splitSum(
    words,
    lines.map((line) => (isProse(line) ? line.length : 0)),
  );
  const text = lines
    .map((line, at) => {
      if (line.startsWith('|')) return translateRow(line, writing);
      return isProse(line) ? translateLine(line, lengths[at] ?? 1, writing) : line;
    })
    .join('\n');
  const [first = ''] = lines;
  const own = /^##? /.test(first) ? `${first}\n` : '';
  return own + writing.put('text', writeBadly(writing.fault, text.slice(own.length), writing), undefined);
}

/** The answer to a task that asks for plain text; undefined for other tasks. */
export function plainAnswer(words: number, writing: Writing, mode: Mode): string | undefined {
  const { hints } = writing;
  const tasks: Readonly<Record<string, () => string>> = {
    write: () => scripted(writing, mode) ?? writeStretch(words, writing, mode),
    grow: () => writeAdditions(words, writing),
    section: () =>
      [
        /Begin with its line "(## .*)", then/.exec(hints.prompt)?.[1] ?? '',
        writePart(words, undefined, hints.passages, writing),
      ].join('\n\n'),
    translate: () => translate(words, writing),
  };
  const text = tasks[writing.hints.task]?.();
  return writing.fault === 'stops-mid-sentence' && text ? brokenOff(text) : text;
}
