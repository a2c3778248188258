import type { Blog, BlogSource } from '@/lib/blogs/schema.ts';
import { citedNumbers } from '../evidence/citations.ts';
import type { Claims } from '../review.ts';
import { allSentences, readText } from '../sentences.ts';
import { partsOf, placeIn } from './parts.ts';
import type { Measure } from './schema.ts';

const FATES: readonly [keyof Claims, string][] = [
  ['quoted', 'Quoted word for word'],
  ['confirmed', 'Confirmed by the model'],
  ['corrected', 'Corrected'],
  ['unmarked', 'Left without a citation'],
  ['removed', 'Taken out'],
  ['unchecked', 'Not checked'],
];

const MARK = /\s*\[\d{1,3}\]/g;

/** Punctuation that a digest adds to its quotations. */
const QUOTATION_MARKS = /^[“«„「]\s*|\s*[”»“」]$/gu;
const CELLS = / \| | – |: |; |：|；/;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether a sentence is verbatim in a cited passage or page; of a digest, each of its cells. */
function isQuoted(
  sentence: string,
  cited: readonly BlogSource[],
  { blog, pages }: { blog: Blog; pages: ReadonlyMap<string, string> },
): boolean {
  const words = oneLine(sentence.replace(MARK, '')).replace(QUOTATION_MARKS, '');
  const pieces = blog.writer === 'digest' ? words.split(CELLS) : [words];
  return cited.some(({ quote = '', url }) => {
    const passages = [quote, pages.get(url) ?? ''].map(oneLine);
    const stands = (text: string) => passages.some((passage) => passage.includes(text));
    return stands(words) || pieces.every(stands);
  });
}

function citingSentences(blog: Blog) {
  return partsOf(blog).flatMap((part) =>
    allSentences(readText(part.text), blog.language).flatMap((sentence) => {
      const numbers = citedNumbers(sentence);
      const cited = blog.sources.filter(({ number }) => numbers.has(number));
      return cited.length > 0 ? [{ part, sentence, cited }] : [];
    }),
  );
}

const plural = (count: number) => `${count} cited ${count === 1 ? 'sentence' : 'sentences'}`;

function outcomeOf({ quoted, confirmed, corrected, unchecked }: Claims) {
  const checked = quoted + confirmed + corrected;
  if (checked === 0) {
    return {
      verdict: 'unchecked' as const,
      value: unchecked === 0 ? 'None cited' : `${plural(unchecked)} not checked`,
    };
  }
  return unchecked === 0
    ? { verdict: 'good' as const, value: `${plural(checked)} checked` }
    : { verdict: 'notable' as const, value: `${unchecked} of ${plural(checked + unchecked)} not checked` };
}

/** Counts of the cited sentences by their words, where no model read them, and the sentences left open. */
function countQuoted(blog: Blog, pages: ReadonlyMap<string, string>) {
  const citing = citingSentences(blog);
  const open = citing.filter(({ sentence, cited }) => !isQuoted(sentence, cited, { blog, pages }));
  const counted = { quoted: citing.length - open.length, unchecked: open.length };
  return { claims: { ...counted, confirmed: 0, corrected: 0, unmarked: 0, removed: 0 }, open };
}

/** Measures cited sentences by the review, else by the words of their pages (text by address at writing time). */
export function measureClaims(blog: Blog, pages: ReadonlyMap<string, string>, reviewed: Claims | undefined): Measure {
  const { claims, open } = reviewed ? { claims: reviewed, open: [] } : countQuoted(blog, pages);
  const byWords =
    claims.quoted + claims.unchecked === 0
      ? 'No sentence cites a source: check the facts yourself.'
      : 'Cited sentences compared with their sources word by word.';
  return {
    name: 'claims',
    ...outcomeOf(claims),
    summary: reviewed ? 'Cited sentences of the first draft. Later edits are not checked.' : byWords,
    details: FATES.filter(([fate]) => claims[fate] > 0).map(([fate, label]) => ({ label, value: `${claims[fate]}` })),
    findings: open.map(({ part, sentence }) => ({
      sentence: 'Not checked: its source does not say it in the same words.',
      place: placeIn(part, sentence),
    })),
  };
}
