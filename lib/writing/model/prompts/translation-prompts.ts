import { z } from 'zod';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { dataBlock, endBlock, linesBlock, type Prompt, textsBlock } from '../../chat/prompt.ts';
import type { ArticleText, WritingRequest } from '../../types.ts';
import type { NumberedText } from './edit-prompt.ts';
import { harmTask, optionalHarmField } from './harm-prompt.ts';
import { addressNames, lengthLine } from './rules.ts';
import { type Plan, promptOf } from './shared-blocks.ts';
import { ENDING_MARK } from './write-prompt.ts';

const named = (language: Language) => LANGUAGE_DETAILS[language].label;

const RETELLING =
  'Write it as a native author would for readers of the stated language, not word by word: everything it says and nothing more, in its order, with its numbers and names. Idioms, wordplay and forms of address become those of the language; units, dates and quotation marks follow its conventions.';

/** Decisions before the text is translated. */
export const frameSchema = (language: Language) =>
  z.object({
    address: z.enum(addressNames(language)),
    /** "original = translation" */
    terms: z.array(z.string()),
    /** Best first. */
    titles: z.array(z.string()),
    headings: z.array(z.string()),
    pictures: z.array(z.string()),
    keyPoints: z.array(z.string()),
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
    description: z.string(),
  });

function besideLines({ keyPoints = [], questions = [], description = '' }: ArticleText): string {
  return [
    ...keyPoints.map((point) => `Key point: ${point}`),
    ...questions.map(({ question, answer }) => `Question: ${question}\nAnswer: ${answer}`),
    `Description: ${description}`,
  ].join('\n');
}

/** Asks for register, terms, title, headings, alt texts and extras, before the text is translated. */
export function framePrompt(
  request: WritingRequest,
  original: { language: Language; article: ArticleText },
  pictures: readonly string[],
): Prompt {
  const { article, language } = original;
  const { title, sections, keyPoints = [], questions = [] } = article;
  const names = addressNames(request.language);
  return promptOf(request, {}, [
    'Task: translate frame',
    `Sections: ${sections.length}`,
    `Pictures: ${pictures.length}`,
    `The article below is in ${named(language)} and will be translated into the stated language. ${RETELLING} Decide first: in "address" how it speaks to its reader (${names.join(' | ')}: the nearest to the original); in "terms" up to ten terms of the subject, each as "original = translation"; in "titles" three titles of at most 60 characters, 32 in Chinese and Japanese, with the meaning of its title, the best first; in "headings" the heading of every section, in order; in "pictures" what each picture shows, in order; in "keyPoints", "questions" and "description" those of the article, in order and with their marks (${keyPoints.length} key points, ${questions.length} questions).`,
    textsBlock('ARTICLE', [
      { heading: title, text: article.intro },
      ...sections.map(({ heading, content }) => ({ heading, text: content })),
      { heading: ENDING_MARK, text: article.conclusion },
    ]),
    dataBlock('BESIDE', besideLines(article)),
    linesBlock('PICTURES', pictures),
  ]);
}

/**
 * Asks for the translation of a stretch as plain text.
 * @param original the stretch with the plan's headings, and ids of passages as marks
 * @param before the translation so far
 */
export function translationPrompt(
  request: WritingRequest,
  plan: Plan,
  { original, before, words }: { original: string; before: string; words: number },
): Prompt {
  return promptOf(request, { plan }, [
    'Task: translate',
    lengthLine(words, request.language),
    `ORIGINAL is a stretch of the article of the PLAN in another language. ${RETELLING} Keep its lines that begin with "## ", already in the language, and its line "${ENDING_MARK}" as they are; the same paragraphs, lists and tables; a mark such as [1] before the full stop of the sentence that says the same; a quotation becomes a sentence that names the speaker.`,
    before ? endBlock('WRITTEN SO FAR', before) : undefined,
    dataBlock('ORIGINAL', original),
  ]);
}

/** Sentences that differ from the original, and those that it has and the translation lacks. */
export const comparisonSchema = z.object({
  faults: z.array(z.object({ number: z.coerce.number(), correction: z.string() })),
  missing: z
    .array(z.object({ original: z.coerce.number(), behind: z.coerce.number(), text: z.string() }))
    .catch(undefined as never),
  harm: optionalHarmField,
});
export type RawComparison = z.infer<typeof comparisonSchema>;

/** A sentence of the translation with what code noticed. */
type Translated = { sentence: string; pointers: readonly string[] };

function translatedLine({ sentence, pointers }: Translated, at: number): string {
  return `${at + 1}. ${sentence}${pointers.length > 0 ? ` (look at: ${pointers.join('; ')})` : ''}`;
}

/** Asks where a translation differs from the original and what it lacks. */
export function comparePrompt(
  request: WritingRequest,
  plan: Plan,
  { original, sentences }: { original: NumberedText; sentences: readonly Translated[] },
): Prompt {
  return promptOf(request, { plan }, [
    'Task: compare',
    'SENTENCES are a translation of ORIGINAL; (5) before a sentence of ORIGINAL is its number, and the notes in brackets behind a sentence of the translation are for you. List in "faults" only sentences that differ from the original in meaning: another number, unit, date or name, more or less, yes for no, certain for possible, something added. Give in "correction" the whole sentence as it should read, with its marks; leave it empty where the original has no such sentence. Free wording and order is not a fault: most translations have none.',
    'List in "missing" each sentence of ORIGINAL whose content stands nowhere in SENTENCES: in "original" its number there, in "behind" the number in SENTENCES of the sentence that it belongs after, in "text" its translation, with its marks. Sentences joined, split or moved are not missing: most translations lack none.',
    harmTask('the SENTENCES give'),
    textsBlock('ORIGINAL', original),
    dataBlock('SENTENCES', sentences.map(translatedLine).join('\n')),
  ]);
}
