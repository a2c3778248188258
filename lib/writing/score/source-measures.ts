import type { Blog, BlogSource } from '@/lib/blogs/schema';
import type { Language } from '@/lib/constants/options';
import { figuresIn, isAmong } from '../evidence/figures.ts';
import { blocksOf } from '../model/block-text.ts';
import { citedNumbers, withoutCitations } from '../model/citations.ts';
import { sentencesOf } from '../model/sentences.ts';
import { partsOf, placeIn, type ScoredPart } from './parts.ts';
import type { Measure } from './schema.ts';

/** Sentences and list items of a part, in order. */
function sentencesIn({ text }: ScoredPart, language: Language): string[] {
  const lines = blocksOf(text).flatMap((block) => block.split('\n'));
  return lines.flatMap((line) => sentencesOf(line.replace(/^(?:- |\d{1,3}\. )/, ''), language));
}

/**
 * What a citation rests on: its quotation, and the paragraph of the page it was taken from, where that was kept.
 * @param pages texts of the pages as they were when the blog was written, by address
 */
function groundsOf({ quote = '', url }: BlogSource, pages: ReadonlyMap<string, string>): string {
  const paragraphs = (pages.get(url) ?? '').split('\n\n');
  const paragraph = quote && paragraphs.find((text) => text.includes(quote));
  return `${quote}\n${paragraph ?? ''}`;
}

function citingSentences(blog: Blog) {
  return partsOf(blog).flatMap((part) =>
    sentencesIn(part, blog.language)
      .map((sentence) => ({
        part,
        sentence,
        cited: blog.sources.filter(({ number }) => citedNumbers(sentence).has(number)),
      }))
      .filter(({ cited }) => cited.length > 0),
  );
}

/** The measure of how many figures of citing sentences stand in what they cite. */
export function measureFigures(blog: Blog, pages: ReadonlyMap<string, string>): Measure {
  const claims = citingSentences(blog).flatMap(({ part, sentence, cited }) => {
    const grounds = figuresIn(cited.map((source) => groundsOf(source, pages)).join('\n'));
    const figures = figuresIn(withoutCitations(sentence));
    return figures.map((figure) => ({ part, sentence, isFound: isAmong(figure, grounds) }));
  });
  if (claims.length === 0) {
    const summary = 'No cited sentence names a figure.';
    return { name: 'figures', verdict: 'unchecked', value: 'none cited', summary, findings: [] };
  }
  const wrong = claims.filter(({ isFound }) => !isFound);
  const places = new Map(wrong.map(({ part, sentence }) => [sentence, part]));
  return {
    name: 'figures',
    verdict: wrong.length === 0 ? 'good' : 'poor',
    value: `${claims.length - wrong.length} of ${claims.length} found`,
    summary: 'Figures of cited sentences that stand in the passage they cite.',
    findings: [...places].map(([sentence, part]) => ({
      sentence: 'A figure here is not in the passage it cites.',
      place: placeIn(part, sentence),
    })),
  };
}

/** Share of the sections that cite something, from which an article counts as well sourced. */
const GOOD_SHARE = 0.5;

/** The measure of how widely an article cites its sources. */
export function measureCitations(blog: Blog): Measure {
  const pages = new Set(blog.sources.map(({ url }) => url)).size;
  if (pages === 0) {
    const summary = 'Written without sources, so nothing is cited: check its facts yourself.';
    return { name: 'citations', verdict: 'unchecked', value: 'no sources', summary, findings: [] };
  }
  const known = new Set(blog.sources.map(({ number }) => number));
  const sections = partsOf(blog).filter(({ kind }) => kind === 'section');
  const bare = sections.filter(
    ({ text }) => ![...citedNumbers(text)].some((each) => known.has(each)),
  );
  const share = 1 - bare.length / Math.max(1, sections.length);
  return {
    name: 'citations',
    verdict: share >= GOOD_SHARE ? 'good' : share > 0 ? 'fair' : 'poor',
    value: `${sections.length - bare.length} of ${sections.length} sections`,
    summary: `Sections that cite a source; ${pages === 1 ? 'one page is' : `${pages} pages are`} cited.`,
    findings: bare.map((part) => ({ sentence: 'Cites no source.', place: placeIn(part) })),
  };
}
