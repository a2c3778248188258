import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options';
import { WritingError } from '../errors.ts';
import { renumber } from '../evidence/renumber.ts';
import type { Outline } from '../live/schema.ts';
import type { Article, WritingRequest } from '../types.ts';
import { type Composed, compose, composeWithout } from './compose-article.ts';
import type { LanguagePack } from './language-pack.ts';
import { createChooser } from './seeded-choice.ts';
import type { Topic } from './topic-reading.ts';

/** How many articles of one topic an outline can be of; the one that is written is found among them by its outline. */
const VARIANTS = 6;

const LONGEST_HINT = 600;

/** An outline's section that no article of these has. */
const UNKNOWN_SECTION =
  'The built-in writer can only reorder, rename and remove the sections it proposed; connect a model to add your own.';
const TOO_FEW_SECTIONS =
  'The sections that are left are too few for an article of this length. Keep more of them, or choose a shorter length.';

const variantOf = (request: WritingRequest, variant: number): WritingRequest => ({
  ...request,
  seed: `outline ${variant}`,
});

/** The first sentence of a section: what tells it apart once its heading is another one. */
function hintOf(content: string, language: Language): string {
  const [line = ''] = content.split('\n');
  const text = line.replace(/^(?:-|\d+\.) /, '').replace(/ ?\[\d+\]/g, '');
  const segmenter = new Intl.Segmenter(LANGUAGE_DETAILS[language].tag, { granularity: 'sentence' });
  const [first] = segmenter.segment(text);
  return (first?.segment ?? '').slice(0, LONGEST_HINT).toWellFormed().trim();
}

/** An article as the outline that it is proposed as. */
function outlineOf({ title, sections }: Article, language: Language): Outline {
  const proposed = sections.map(({ heading, content }) => ({
    heading,
    covers: hintOf(content, language),
  }));
  return { title, sections: proposed };
}

/** The outline of the article that would be written, one of a few by the request's seed. */
export function proposeOutline(pack: LanguagePack, topic: Topic, request: WritingRequest): Outline {
  const choose = createChooser(request.seed, request.topic);
  const variant = Math.floor(choose.fraction('outline') * VARIANTS);
  const { article } = compose(pack, topic, variantOf(request, variant));
  return outlineOf(article, request.language);
}

/** The place in an article of each of the outline's sections, or null when it does not have them all. */
function placesOf(article: Article, { sections }: Outline, language: Language): number[] | null {
  const known = outlineOf(article, language).sections;
  const taken = new Set<number>();
  const places = sections.map(({ heading, covers }) => {
    const isFree = (at: number) => !taken.has(at);
    const byHeading = known.findIndex((section, at) => isFree(at) && section.heading === heading);
    const byHint = known.findIndex((section, at) => isFree(at) && section.covers === covers);
    const place = byHeading < 0 ? byHint : byHeading;
    taken.add(place);
    return place;
  });
  return places.includes(-1) ? null : places;
}

/** The article with its sections as the outline has them. */
function arranged({ article }: Composed, outline: Outline, places: readonly number[]): Article {
  const contents = places.map((place) => article.sections[place]?.content ?? '');
  const { texts, cited } = renumber(
    contents.map((text) => ({ text, cited: article.evidence })),
    ({ source, quote }) => `${source} ${quote}`,
  );
  const sections = outline.sections.map(({ heading }, at) => ({
    heading,
    content: texts[at] ?? '',
  }));
  return { ...article, title: outline.title, sections, evidence: cited };
}

/**
 * Writes the article that an outline of ours is of, as its user has changed it: sections in
 * another order, under other headings, or left out. Throws WritingError 'refused' where it has a section that was
 * not ours, or too few to fill the length.
 */
export function composeByOutline(
  pack: LanguagePack,
  topic: Topic,
  request: WritingRequest,
  outline: Outline,
): Article {
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    const own = variantOf(request, variant);
    const whole = compose(pack, topic, own);
    const places = placesOf(whole.article, outline, request.language);
    if (!places) continue;
    if (places.length === whole.ids.length) return arranged(whole, outline, places);
    const kept = places.map((place) => whole.ids[place] ?? '');
    const rest = composeWithout(pack, topic, own, whole, new Set(kept));
    if (!rest) throw new WritingError('refused', TOO_FEW_SECTIONS);
    return arranged(
      rest,
      outline,
      kept.map((id) => rest.ids.indexOf(id)),
    );
  }
  throw new WritingError('refused', UNKNOWN_SECTION);
}
