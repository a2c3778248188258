import { termListOf } from '../../text/terms.ts';
import { WritingError } from '../errors.ts';
import type { Outline } from '../schema.ts';
import type { Aspect } from './aspects.ts';
import type { Ranking } from './ranking.ts';

const sameLine = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * Sections by the headings of an outline: those of the same heading whole; the units of others under the most relevant of the
 * remaining headings.
 * @throws WritingError 'refused' for a heading without material
 */
export function byOutline(sections: readonly Aspect[], outline: Outline, ranking: Ranking): Aspect[] {
  const wanted = outline.sections.map(({ heading, covers }) => ({
    aspect: { heading, units: [], position: 0, score: 1 } as Aspect,
    query: termListOf(`${heading} ${covers}`),
    heading,
    covers,
  }));
  const rest = sections.filter((section) => {
    const own = wanted.find(({ heading, covers }) => {
      const begins = covers !== '' && section.units.some(({ pieces }) => pieces[0]?.quote.startsWith(covers));
      return sameLine(heading, section.heading) || begins;
    });
    own?.aspect.units.push(...section.units);
    return !own;
  });
  const open = wanted.filter(({ aspect }) => aspect.units.length === 0);
  for (const unit of rest.flatMap(({ units }) => units)) {
    const closest = open
      .map(({ aspect, query }) => ({ aspect, score: ranking.score(unit.terms, query) }))
      .sort((a, b) => b.score - a.score)[0];
    if (closest && closest.score > 0) closest.aspect.units.push(unit);
  }
  const bare = wanted.find(({ aspect }) => aspect.units.length === 0);
  if (bare) {
    throw new WritingError(
      'refused',
      `The pages say nothing on “${bare.heading}”. Rename or remove this section, or add a page that treats it.`,
    );
  }
  return wanted.map(({ aspect }) => aspect);
}
