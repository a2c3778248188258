import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';

/**
 * Words after which a full stop may not end a sentence: single letters ("z. B."), short capitalised
 * words ("Dr.", "Prof."), numbers ("3. Oktober") and common abbreviations.
 */
const ABBREVIATION =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|\p{Lu}[\p{L}]{1,3}|\d{1,4}|etc|ecc|bzw|usw|vgl|ca|vs|cf|art|approx|ул|им|тыс|млн|млрд)\.["'”’)\]]*\s*$/u;

const SENTENCE_END = /[.!?…。！？．｡]["'«»‹›“”‘’」』)）\]]*(?:\s?\[\d+\])*$/;

/** Characters at the end of a piece that say whether a sentence ends there; more would cost more with every piece. */
const LONGEST_END = 120;

/** Citation marks at the beginning of a piece: they belong to the sentence before. */
const LEADING_MARKS = /^(?:\s?\[\d+\])+\s*/;

/**
 * Sentences of a paragraph, in order; joined they are the paragraph again. Where it is unclear
 * whether a sentence ends, none does: the pieces may be too long, never too short.
 */
export function sentencesOf(paragraph: string, language: Language): string[] {
  const { tag } = LANGUAGE_DETAILS[language];
  const sentences: string[] = [];
  let current = '';
  let tail = '';
  for (const { segment } of new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(
    paragraph,
  )) {
    const marks = current === '' && sentences.length > 0 ? LEADING_MARKS.exec(segment)?.[0] : '';
    if (marks) sentences.push(sentences.pop() + marks);
    const rest = segment.slice(marks?.length ?? 0);
    current += rest;
    tail = (tail + rest).slice(-LONGEST_END);
    if (current === '' || !SENTENCE_END.test(tail.trimEnd()) || ABBREVIATION.test(tail)) continue;
    sentences.push(current);
    current = '';
    tail = '';
  }
  if (current) sentences.push(current);
  return sentences;
}

/** Whether a text ends where a sentence ends. */
export function endsInFullSentence(text: string): boolean {
  return SENTENCE_END.test(text.trimEnd());
}
