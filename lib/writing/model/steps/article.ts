import { WORD_RANGES } from '../../../constants/limits.ts';
import { numberEvidence } from '../../evidence/renumber.ts';
import { isWithinRange } from '../../length-plan.ts';
import type { Outline } from '../../schema.ts';
import type { Article, ArticleText } from '../../types.ts';
import type { Plan } from '../prompts/shared-blocks.ts';
import { checkTexts, unmarked } from './check.ts';
import type { Context } from './context.ts';
import { editArticle } from './edit.ts';
import { type Extras, extrasAsTexts, extrasFromTexts, withKnownNumbers } from './extras.ts';
import { withoutFaults } from './faults.ts';
import { fitLength, grown, type Range, requireRange } from './fit.ts';
import { requireJudged } from './harm.ts';
import { emitParts } from './live.ts';
import { sentencesOfParts } from './numbered.ts';
import { type Part, totalWords } from './part.ts';
import { planArticle } from './plan.ts';
import { withoutRepeats } from './repeats.ts';
import { withFrame, writeParts } from './write.ts';

const MOST_ROUNDS = 2;

type Judged = { parts: Part[]; extras: Extras };

/** The article within its range, with edited sentences and extras checked; a check that cuts too much is made up for once. */
async function settled(
  context: Context,
  plan: Plan,
  edited: { parts: readonly Part[]; extras: Extras; spare: readonly string[] },
  { range, readsUncited }: { range: Range; readsUncited: (sentence: string) => boolean },
): Promise<Judged> {
  const { language } = context.request;
  let { parts, extras }: Judged = { parts: [...edited.parts], extras: edited.extras };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    parts = await fitLength(context, plan, parts, { range, spare: edited.spare });
    const beside = withKnownNumbers(extras, parts, context.request.topic);
    const texts = extrasAsTexts(beside);
    const judged = await checkTexts(context, [...parts, ...texts], { readsUncited, isFirst: round + 1 < MOST_ROUNDS });
    parts = judged.slice(0, parts.length) as Part[];
    extras = extrasFromTexts(beside, judged.slice(parts.length));
    const hasDoubts = sentencesOfParts(parts, language).some(context.journal.isDoubted);
    if (isWithinRange(totalWords(parts), range) && !hasDoubts) break;
  }
  return { parts: withFrame(parts, language), extras };
}

function articleOf(title: string, parts: readonly Part[]): ArticleText {
  const textOf = (kind: Part['kind']) => parts.find((part) => part.kind === kind)?.text ?? '';
  return {
    title,
    intro: textOf('introduction'),
    sections: parts.filter(({ kind }) => kind === 'section').map(({ heading, text }) => ({ heading, content: text })),
    conclusion: textOf('conclusion'),
  };
}

/** A finished article: evidence numbered, with the review of its changes. */
export function finished({ journal, material, request }: Context, title: string, { parts, extras }: Judged): Article {
  const article = { ...articleOf(title, parts), ...extras };
  const beside = extrasAsTexts(extras);
  const review = journal.review(sentencesOfParts([...parts, ...beside], request.language));
  return { ...numberEvidence(article, material.passages), review };
}

/** Plans, writes, checks and edits an article, then fits its length. Throws WritingError. */
export async function writeArticle(context: Context): Promise<Article> {
  const { request, emit } = context;
  const range = WORD_RANGES[request.length];
  emit({ type: 'phase', phase: 'planning' });
  const plan = await planArticle(context);
  emit({ type: 'outline', title: plan.title, headings: plan.sections.map((s) => s.heading) });
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
  const { title, advice } = plan;
  return { ...finished(context, title, article), ...(advice && { advice }) };
}

/** The outline of an article, for its user to change. Throws WritingError. */
export async function outlineOf(context: Context): Promise<Outline> {
  const { title, angle, brief, sections } = await planArticle(context);
  return {
    title,
    angle,
    sections: sections.map(({ heading, covers }) => ({ heading, covers })),
    ...(brief && { brief }),
  };
}
