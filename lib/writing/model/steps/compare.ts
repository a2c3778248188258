import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { compareCall, type RawComparison } from '../../calls/compare.ts';
import type { Plan } from '../../calls/shared.ts';
import { citedNumbers, withoutCitations } from '../../evidence/citations.ts';
import { numbersIn, unknownNumbers } from '../../evidence/numbers.ts';
import { askIfPossible, type Context, isForeignLine } from './context.ts';
import { judgeHarm } from './harm.ts';
import { formedLine, type Numbered, numbered, type Part, sentencesOfParts, withSentences } from './part.ts';
import { draftText } from './write.ts';

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
    const isRow = line.includes(' | ') || place?.includes(' | ');
    if (source === undefined || place === undefined || !line || isRow || known.has(line)) continue;
    const citesMore = !citedNumbers(line).isSubsetOf(citedNumbers(source));
    if (citesMore || (await isForeignLine(context, line))) continue;
    known.add(line);
    added.set(place, joined([added.get(place) ?? '', line], context));
    context.journal.change({ before: '', after: line, reason: 'omitted' });
  }
  return added;
}

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
  const answer = await askIfPossible(context, compareCall(context, plan, text, translated));
  if (!answer) return [...parts];
  judgeHarm(context, answer);
  const replacements = new Map<string, string>();
  for (const { number, correction } of answer.faults) {
    const before = sentences[number - 1];
    const after = formedLine(correction, context);
    if (!before || (!after && correction.trim()) || after === before) continue;
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
