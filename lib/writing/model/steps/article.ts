import { WORD_RANGES } from '@/lib/constants/limits.ts';
import type { Plan } from '../../calls/shared.ts';
import { numberEvidence } from '../../evidence/citations.ts';
import { isWithinRange } from '../../length-plan.ts';
import type { Outline } from '../../outline-schema.ts';
import type { Article } from '../../types.ts';
import { checkTexts, unmarked } from './check.ts';
import type { Context } from './context.ts';
import { editArticle } from './edit.ts';
import { type Extras, extrasAsTexts, extrasFromTexts, withKnownNumbers } from './extras.ts';
import { withoutFaults } from './faults.ts';
import { fitLength, grown, type Range, requireRange } from './fit.ts';
import { requireJudged } from './harm.ts';
import { emitParts } from './live.ts';
import { type Part, sentencesOfParts, totalWords } from './part.ts';
import { planArticle } from './plan.ts';
import { withoutRepeats } from './repeats.ts';
import { withFrame, writeParts } from './write.ts';

const MOST_ROUNDS = 2;

type Judged = { parts: readonly Part[]; extras: Extras };

/** The article within its range, with edited sentences and extras checked; a check that cuts too much is made up for once. */
async function settled(
  context: Context,
  plan: Plan,
  { spare, ...edited }: Judged & { spare: readonly string[] },
  { range, readsUncited }: { range: Range; readsUncited: (sentence: string) => boolean },
): Promise<Judged> {
  const { language, topic } = context.request;
  let { parts, extras } = edited;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const fitting = await fitLength(context, plan, parts, { range, spare });
    const beside = withKnownNumbers(extras, fitting, topic);
    const texts = [...fitting, ...extrasAsTexts(beside)];
    const judged = await checkTexts(context, texts, { readsUncited, isFirst: round < MOST_ROUNDS });
    parts = judged.slice(0, fitting.length) as Part[];
    extras = extrasFromTexts(beside, judged.slice(fitting.length));
    const hasDoubts = sentencesOfParts(parts, language).some(context.journal.isDoubted);
    if (isWithinRange(totalWords(parts), range) && !hasDoubts) break;
  }
  return { parts: withFrame(parts, language), extras };
}

/** A finished article: evidence numbered, with the review of its changes. */
export function finished({ journal, material, request }: Context, title: string, { parts, extras }: Judged): Article {
  const partText = (kind: Part['kind']) => parts.find((part) => part.kind === kind)?.text ?? '';
  const sections = parts.filter(({ kind }) => kind === 'section');
  const article = {
    title,
    intro: partText('introduction'),
    sections: sections.map(({ heading, text }) => ({ heading, content: text })),
    conclusion: partText('conclusion'),
    ...extras,
  };
  const review = journal.review(sentencesOfParts([...parts, ...extrasAsTexts(extras)], request.language));
  return { ...numberEvidence(article, material.passages), review };
}

/** Plans, writes, checks and edits an article, then fits its length. Throws WritingError. */
export async function writeArticle(context: Context): Promise<Article> {
  const { request, emit } = context;
  const range = WORD_RANGES[request.length];
  emit({ type: 'phase', phase: 'planning' });
  const plan = await planArticle(context);
  const { title, advice } = plan;
  const headings = plan.sections.map(({ heading }) => heading);
  emit({ type: 'outline', title, headings, words: (range.min + range.max) / 2 });
  emit({ type: 'phase', phase: 'writing' });
  const written = await writeParts(context, plan);
  emit({ type: 'phase', phase: 'polishing' });
  const distinct = withoutRepeats(context, written);
  const sound = withFrame(await withoutFaults(context, plan, distinct), request.language);
  // Too long an article waits for the editor, who names sentences to spare.
  const filled = await grown(context, plan, sound, range);
  const { passages, isWhole } = context.material;
  const readsAll = isWhole && passages.length > 0;
  const checked = await checkTexts(context, filled, { readsUncited: () => readsAll, isFirst: true });
  const known = new Set(sentencesOfParts(filled, request.language).map(unmarked));
  const readsUncited = (sentence: string) => readsAll && !known.has(unmarked(sentence));
  const edited = await editArticle(context, plan, checked, range);
  await requireJudged(context, edited.parts);
  const article = await settled(context, plan, edited, { range, readsUncited });
  requireRange(article.parts, range);
  emitParts(context, article.parts);
  return { ...finished(context, title, article), ...(advice && { advice }) };
}

export async function readOutline(context: Context): Promise<Outline> {
  const { title, angle, brief, sections } = await planArticle(context);
  const lines = sections.map(({ heading, covers }) => ({ heading, covers }));
  return { title, angle, sections: lines, ...(brief && { brief }) };
}
