import type { Blog } from '@/lib/blogs/schema.ts';
import { citedNumbers } from '../evidence/citations.ts';
import { partsOf, placeIn } from './parts.ts';
import type { Measure } from './schema.ts';

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
