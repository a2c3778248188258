import type { Blog, BlogSource } from '@/lib/blogs/schema';
import { citedNumbers, withoutCitations } from '../evidence/citations.ts';
import { type Figure, figureLookup, figuresIn } from '../evidence/figures.ts';
import { withDigits } from '../evidence/number-words.ts';
import { allSentences } from '../model/answer-text/sentences.ts';
import { partsOf, placeIn } from './parts.ts';
import type { Measure } from './schema.ts';

/**
 * Figures of what a citation rests on, written in digits or in words: its quotation, the paragraph of the page it was taken
 * from, where that was stored, and the page's title, which a sentence may name.
 * @param pages texts of the pages as they were when the blog was written, by address
 */
function groundsOf(
  { quote = '', url, title }: BlogSource,
  pages: ReadonlyMap<string, string>,
): Figure[] {
  const paragraphs = (pages.get(url) ?? '').split('\n\n');
  const paragraph = quote ? (paragraphs.find((text) => text.includes(quote)) ?? '') : '';
  const text = [title, quote, paragraph].join('\n');
  return [...figuresIn(text), ...figuresIn(withDigits(text))];
}

function citingSentences(blog: Blog) {
  return partsOf(blog).flatMap((part) =>
    allSentences(part.text, blog.language)
      .map((sentence) => {
        const numbers = citedNumbers(sentence);
        return { part, sentence, cited: blog.sources.filter(({ number }) => numbers.has(number)) };
      })
      .filter(({ cited }) => cited.length > 0),
  );
}

/** The measure of how many figures of citing sentences stand in what they cite. */
export function measureFigures(blog: Blog, pages: ReadonlyMap<string, string>): Measure {
  // Once for each source: a page's paragraph may hold thousands of figures.
  const lookups = new Map(
    blog.sources.map((source) => [source, figureLookup(groundsOf(source, pages))]),
  );
  const claims = citingSentences(blog).flatMap(({ part, sentence, cited }) => {
    const isIn = (figure: Figure) => cited.some((source) => lookups.get(source)?.(figure));
    const figures = figuresIn(withoutCitations(sentence));
    return figures.map((figure) => ({ part, sentence, isFound: isIn(figure) }));
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
