import type { Language } from '@/lib/constants/options.ts';
import { blocksOf } from '../answer-text/block-text.ts';
import { withoutEnding } from '../answer-text/sentences.ts';
import { type Part, withText } from './part.ts';

function firstParagraph(text: string): [string, string] | undefined {
  const [first, ...rest] = blocksOf(text);
  return first && rest.length > 0 ? [first, rest.join('\n\n')] : undefined;
}

/** Fills a missing introduction with the first paragraph of the first section, a missing conclusion with the last sentence. */
export function withFrame(parts: readonly Part[], language: Language): Part[] {
  const result = [...parts];
  const [intro, first] = result;
  const isBare = intro?.kind === 'introduction' && intro.text === '';
  const split = isBare && first ? firstParagraph(first.text) : undefined;
  if (intro && first && split) {
    result[0] = withText<Part>(intro, split[0], language);
    result[1] = withText<Part>(first, split[1], language);
  }
  const conclusion = result.at(-1);
  const last = result.at(-2);
  const isOpen = conclusion?.kind === 'conclusion' && conclusion.text === '';
  const rest = isOpen && last ? withoutEnding(last.text, language) : undefined;
  if (conclusion && last && rest) {
    const ending = last.text.slice(rest.length).trim();
    result[result.length - 2] = withText<Part>(last, rest, language);
    result[result.length - 1] = withText<Part>(conclusion, ending, language);
  }
  return result;
}
