import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { type TranslationCheck, translationCheckCall } from '../../calls/translation-check.ts';
import { citedNumbers, unmarked } from '../../evidence/citations.ts';
import { numbersIn, unknownNumbers } from '../../evidence/numbers.ts';
import { askIfPossible, type Context, isForeignLine } from './context.ts';
import { judgeHarm } from './harm.ts';
import { type Draft, formedLine, numberedTexts, unitsOf, withUnits } from './part.ts';
import { findPointers, readClaims } from './pointers.ts';
import { isLine, soundCorrection } from './recheck.ts';

/** Translations of what the original has and the translation lacks, by the number of the unit that they follow. */
async function missingAfter(
  context: Context,
  { missing }: TranslationCheck,
  { originals, units }: { originals: ReturnType<typeof unitsOf>; units: ReturnType<typeof unitsOf> },
) {
  const added = new Map<number, string>();
  const known = new Set(units.map(({ text }) => text));
  for (const { original, behind, text } of missing) {
    const source = originals[original - 1];
    const place = units[behind - 1];
    const line = formedLine(text, context);
    if (!source || !place || isLine(place) || !line || place.kind === 'table' || known.has(line)) continue;
    const citesMore = !citedNumbers(line).isSubsetOf(citedNumbers(source.text));
    if (citesMore || line.includes(' | ') || (await isForeignLine(context, line))) continue;
    known.add(line);
    added.set(
      behind,
      [added.get(behind) ?? '', line].filter(Boolean).join(isSpaced(context.request.language) ? ' ' : ''),
    );
    context.journal.change({ before: '', after: line, reason: 'omitted' });
  }
  return added;
}

/** Has the model compare a translation with its original: corrects what differs and adds what it lacks. */
export async function compared(
  context: Context,
  draft: Draft,
  { original, language, register }: { original: Draft; language: Language; register: string },
): Promise<Draft> {
  const { request, journal, limits } = context;
  if (!limits.canReadAgain) return draft;
  const units = unitsOf(draft, request.language);
  const originals = unitsOf(original, language);
  const known = originals.flatMap(({ text }) => numbersIn(unmarked(text)));
  const alone = { ...context, material: { ...context.material, passages: [] } };
  const { notes } = await findPointers(alone, readClaims(units, []), { register });
  const translated = units.map(({ text }, at) => ({
    sentence: text,
    pointers: [
      ...unknownNumbers(text, known).map((number) => `${number} is not in the ORIGINAL`),
      ...notes.filter(({ number }) => number === at + 1).map((note) => note.text),
    ],
  }));
  const call = translationCheckCall(context, register, numberedTexts(original, language).text, translated);
  const answer = await askIfPossible(context, call);
  if (!answer) return draft;
  judgeHarm(context, answer);
  const changes = new Map<number, string>();
  for (const { number, correction } of answer.faults) {
    const unit = units[number - 1];
    if (!unit) continue;
    const after = correction.trim() ? await soundCorrection(context, unit, correction) : isLine(unit) ? undefined : '';
    if (after === unit.text) continue;
    if (after !== undefined) changes.set(number, after);
    journal.change({
      before: unit.text,
      after: after ?? unit.text,
      reason: after === undefined ? 'doubted' : 'contradicted',
    });
  }
  for (const [number, added] of await missingAfter(context, answer, { originals, units })) {
    const before = changes.get(number) ?? units[number - 1]?.text ?? '';
    changes.set(number, [before, added].filter(Boolean).join(isSpaced(request.language) ? ' ' : ''));
  }
  const { parts, title } = withUnits(draft, changes, request.language);
  return { title, parts: parts.map((part, at) => (part.text === '' ? (draft.parts[at] ?? part) : part)) };
}
