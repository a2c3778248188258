import { LANGUAGE_DETAILS, type Language } from '../constants/options.ts';

const segmenters = new Map<Language, Intl.Segmenter>();

function wordSegmenter(language: Language): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(LANGUAGE_DETAILS[language].tag, { granularity: 'word' });
  segmenters.set(language, made);
  return made;
}

/** Words of a text by the language's own rules; citation marks such as [2] do not count. */
export function splitWords(text: string, language: Language): string[] {
  const words: string[] = [];
  for (const part of wordSegmenter(language).segment(text.replace(/\[\d+\]/g, ' '))) {
    if (part.isWordLike) words.push(part.segment);
  }
  return words;
}

const WIDE_CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

/** Length of a text in words. Chinese and Japanese characters count in proportion, so that lengths are comparable. */
export function countWords(text: string, language: Language): number {
  const characters = LANGUAGE_DETAILS[language].charactersPerWord;
  if (!characters) return splitWords(text, language).length;
  const wide = text.match(WIDE_CHARACTERS)?.length ?? 0;
  return Math.round(wide / characters) + splitWords(text.replace(WIDE_CHARACTERS, ' '), language).length;
}

type CountedText = { intro: string; sections: readonly { content: string }[]; conclusion: string };

/** An article's length in words: intro, section contents and conclusion, not title or headings. */
export function countArticleWords(article: CountedText, language: Language): number {
  const parts = [article.intro, ...article.sections.map((s) => s.content), article.conclusion];
  return parts.reduce((sum, part) => sum + countWords(part, language), 0);
}
