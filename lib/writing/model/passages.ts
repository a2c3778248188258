import type { Language } from '@/lib/constants/options';
import type { SourceDocument } from '../types.ts';
import { wordsOf } from '../words.ts';

const LONGEST_PARAGRAPH = 1500;

function termsOf(text: string, language: Language): Set<string> {
  return new Set(wordsOf(text.toLocaleLowerCase(), language));
}

/** Terms that tell paragraphs apart: those that stand in few of them weigh most. */
function weights(terms: ReadonlySet<string>, paragraphs: readonly ReadonlySet<string>[]) {
  return new Map(
    [...terms].map((term) => {
      const containing = paragraphs.filter((paragraph) => paragraph.has(term)).length;
      return [term, containing === 0 ? 0 : Math.log(1 + paragraphs.length / containing)];
    }),
  );
}

/**
 * The paragraphs of a source that have most to do with a subject, in their own order, "[…]" between
 * those that do not follow each other. In another language than the subject's nothing matches, and
 * the beginning is taken.
 * @param maxCharacters most characters to give
 */
export function passagesAbout(
  source: SourceDocument,
  subject: string,
  language: Language,
  maxCharacters: number,
): string {
  const paragraphs = source.text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.slice(0, Math.min(LONGEST_PARAGRAPH, maxCharacters)));
  const terms = paragraphs.map((paragraph) => termsOf(paragraph, language));
  const weightOf = weights(termsOf(subject, language), terms);
  const ranked = paragraphs
    .map((paragraph, index) => ({
      paragraph,
      index,
      score: [...weightOf].reduce((sum, [t, w]) => sum + (terms[index]?.has(t) ? w : 0), 0),
    }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  let room = maxCharacters;
  const chosen = ranked.filter(({ paragraph }) => {
    const fits = paragraph.length <= room;
    if (fits) room -= paragraph.length;
    return fits;
  });
  return chosen
    .sort((a, b) => a.index - b.index)
    .map(({ paragraph, index }, i) =>
      index > (chosen[i - 1]?.index ?? -1) + 1 ? `[…]\n\n${paragraph}` : paragraph,
    )
    .join('\n\n');
}
