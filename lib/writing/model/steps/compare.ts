import { z } from 'zod';
import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { dataBlock, type Prompt, textsBlock } from '../../chat/prompt.ts';
import { citedNumbers, withoutCitations } from '../../evidence/citations.ts';
import { numbersIn, unknownNumbers } from '../../evidence/numbers.ts';
import type { WritingRequest } from '../../types.ts';
import { type Plan, promptOf, sentenceLines } from '../prompts/shared-blocks.ts';
import { askIfPossible, type Context, isForeignLine } from './context.ts';
import { harmTask, judgeHarm, optionalHarmField } from './harm.ts';
import { formedLine, formedText, type Numbered, numbered, type Part, sentencesOfParts, withSentences } from './part.ts';
import { draftText } from './write.ts';

/** Sentences that differ from the original, and those that it has and the translation lacks. */
export const comparisonSchema = z.object({
  faults: z.array(z.object({ number: z.coerce.number(), correction: z.string() })),
  missing: z
    .array(z.object({ original: z.coerce.number(), behind: z.coerce.number(), text: z.string() }))
    .catch(undefined as never),
  harm: optionalHarmField,
});
export type RawComparison = z.infer<typeof comparisonSchema>;

/** Asks where a translation differs from the original and what it lacks. */
export function comparePrompt(
  request: WritingRequest,
  plan: Plan,
  { original, sentences }: { original: Numbered['text']; sentences: Parameters<typeof sentenceLines>[0] },
): Prompt {
  return promptOf(request, { plan }, [
    'Task: compare',
    'SENTENCES are a translation of ORIGINAL; (5) before a sentence of ORIGINAL is its number, and the notes in brackets behind a sentence of the translation are for you. List in "faults" only sentences that differ from the original in meaning: another number, unit, date or name, more or less, yes for no, certain for possible, something added. Give in "correction" the whole sentence as it should read, with its marks; leave it empty where the original has no such sentence. Free wording and order is not a fault: most translations have none.',
    'List in "missing" each sentence of ORIGINAL whose content stands nowhere in SENTENCES: in "original" its number there, in "behind" the number in SENTENCES of the sentence that it belongs after, in "text" its translation, with its marks. Sentences joined, split or moved are not missing: most translations lack none.',
    harmTask('the SENTENCES give'),
    textsBlock('ORIGINAL', original),
    dataBlock('SENTENCES', sentenceLines(sentences)),
  ]);
}

const WORDS_PER_SENTENCE = 3;
const MISSING_WORDS = 100;

const joined = (sentences: readonly string[], { request }: Context) =>
  sentences.filter(Boolean).join(isSpaced(request.language) ? ' ' : '');

/** Sentences of the original that the translation lacks, by the sentence that they follow. */
async function missingAfter(
  context: Context,
  { missing }: RawComparison,
  { originals, sentences }: { originals: Numbered['sentences']; sentences: readonly string[] },
) {
  const added = new Map<string, string>();
  const known = new Set(sentences);
  for (const { original, behind, text } of missing ?? []) {
    const source = originals[original - 1]?.sentence;
    const place = sentences[behind - 1];
    const line = formedLine(text, context);
    const isRow = line?.includes(' | ') || place?.includes(' | ');
    if (source === undefined || place === undefined || !line || isRow || known.has(line)) continue;
    const citesMore = !citedNumbers(line).isSubsetOf(citedNumbers(source));
    if (citesMore || (await isForeignLine(context, line))) continue;
    known.add(line);
    added.set(place, joined([added.get(place) ?? '', line], context));
    context.journal.change({ before: '', after: line, reason: 'omitted' });
  }
  return added;
}

/** The translated parts with sentences corrected that differ from the original, and with those that they lack. */
export async function compared(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
  { original, language }: { original: readonly Omit<Part, 'words'>[]; language: Language },
): Promise<Part[]> {
  const { request, journal, limits } = context;
  if (!limits.hasExtras) return [...parts];
  const sentences = sentencesOfParts(parts, request.language);
  const { text, sentences: originals } = numbered(original, language);
  const known = numbersIn(withoutCitations(draftText(original)));
  const translated = sentences.map((sentence) => ({
    sentence,
    pointers: unknownNumbers(sentence, known).map((number) => `${number} is not in the ORIGINAL`),
  }));
  const answer = await askIfPossible(context, {
    name: 'translation_check',
    schema: comparisonSchema,
    effort: 'medium',
    words: sentences.length * WORDS_PER_SENTENCE + MISSING_WORDS,
    prompt: () => comparePrompt(request, plan, { original: text, sentences: translated }),
    read: (raw) => raw,
  });
  if (!answer) return [...parts];
  judgeHarm(context, answer);
  const replacements = new Map<string, string>();
  for (const { number, correction } of answer.faults) {
    const before = sentences[number - 1];
    const after = correction.trim() ? formedText(correction, '', context) : '';
    if (!before || after === undefined || after === before) continue;
    if (after && (await isForeignLine(context, after))) continue;
    replacements.set(before, after);
    journal.change({ before, after, reason: 'contradicted' });
  }
  for (const [sentence, added] of await missingAfter(context, answer, { originals, sentences })) {
    replacements.set(sentence, joined([replacements.get(sentence) ?? sentence, added], context));
  }
  return parts.map((part) => {
    const changed = withSentences(part, replacements, request.language);
    return changed.text === '' ? part : changed;
  });
}
