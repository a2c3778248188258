import { LANGUAGE_DETAILS, LANGUAGES, type Language } from '../../../lib/constants/options.ts';
import { lexiconIn } from '../../support/language-examples.ts';

/** Phrases that fit into any slot of their kind, so that every sentence is grammatical without a grammar. */
export type Lexicon = ReturnType<typeof lexiconIn> & { tag: string };

const known = new Map<Language, Lexicon>();

function lexiconFor(language: Language): Lexicon {
  const lexicon = known.get(language) ?? { ...lexiconIn(language), tag: LANGUAGE_DETAILS[language].tag };
  known.set(language, lexicon);
  return lexicon;
}

const primary = (tag: string) => tag.replace(/-.*/, '');

/** The lexicon of a BCP 47 tag; English for languages the fake does not write. */
export function tagLexicon(tag: string): Lexicon {
  const language = LANGUAGES.find((each) => primary(LANGUAGE_DETAILS[each].tag) === primary(tag));
  return lexiconFor(language ?? 'english');
}

/** A lexicon in another language than the tag's. */
export function otherLexiconThan(tag: string): Lexicon {
  return lexiconFor(primary(tagLexicon(tag).tag) === 'en' ? 'german' : 'english');
}
