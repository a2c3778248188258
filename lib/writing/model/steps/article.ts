import { WORD_RANGES } from '@/lib/constants/limits.ts';
import { isPlannedInText, middleOf } from '../../calls/plan.ts';
import { addressForm } from '../../calls/rules.ts';
import { EMPTY_PLAN } from '../../calls/shared.ts';
import { numberEvidence } from '../../evidence/citations.ts';
import type { Article, ArticleText } from '../../types.ts';
import { chooseDraft } from './choose.ts';
import type { Context } from './context.ts';
import { type Extras, extrasAsTexts } from './extras.ts';
import { grown, requireLength, shortened } from './fit.ts';
import { requireJudged } from './harm.ts';
import { createJournal } from './journal.ts';
import { emitParts } from './live.ts';
import { type Draft, unitsOf } from './part.ts';
import { planArticle } from './plan.ts';
import { prove, withoutFaults } from './prove.ts';
import { type Written, writeDrafts } from './write.ts';

const textOf = ({ title, parts }: Draft): ArticleText => {
  const textIn = (kind: string) => parts.find((part) => part.kind === kind)?.text ?? '';
  const conclusionHeading = parts.find(({ kind }) => kind === 'conclusion')?.heading;
  return {
    title,
    intro: textIn('introduction'),
    sections: parts.filter(({ kind }) => kind === 'section').map(({ heading, text }) => ({ heading, content: text })),
    conclusion: textIn('conclusion'),
    ...(conclusionHeading && { conclusionHeading }),
  };
};

/** A finished article: evidence numbered, with the review of its changes. */
export function finished({ journal, material, request }: Context, draft: Draft, extras: Extras): Article {
  const units = unitsOf(draft, request.language).map(({ text }) => text);
  const review = journal.review([...units, ...extrasAsTexts(extras).map(({ text }) => text)]);
  return { ...numberEvidence({ ...textOf(draft), ...extras }, material.passages), review };
}

function announce({ emit, request }: Context, { title, parts }: Draft): void {
  const headings = parts.filter(({ kind }) => kind === 'section').map(({ heading }) => heading);
  emit({ type: 'outline', title, headings, words: middleOf(request) });
}

async function alternative(context: Context, other: Written | undefined) {
  if (!other) return {};
  const { review: _, ...article } = finished(
    context,
    await withoutFaults({ ...context, journal: createJournal() }, other),
    {},
  );
  return { alternative: article };
}

/** Collects material, writes drafts, chooses one, proves it, and fits its length. Throws WritingError. */
export async function writeArticle(given: Context): Promise<Article> {
  const { request, emit } = given;
  const range = WORD_RANGES[request.length];
  emit({ type: 'phase', phase: 'planning' });
  const planned = isPlannedInText(given) ? EMPTY_PLAN : await planArticle(given);
  const headings = planned.sections.map(({ heading }) => heading);
  emit({ type: 'outline', title: planned.title, headings, words: middleOf(request) });
  emit({ type: 'phase', phase: 'writing' });
  const drafts = await writeDrafts(given, planned);
  const { chosen, other } = await chooseDraft(given, drafts);
  const { plan, journal } = chosen;
  const context = { ...given, journal };
  if (!chosen.isShown) emit({ type: 'chosen' });
  announce(context, chosen);
  emitParts(context, chosen.parts);
  emit({ type: 'phase', phase: 'polishing' });
  const filled = await grown(context, plan, chosen, range);
  const proving = { register: plan.address, helps: plan.helps, range };
  const { draft: proven, extras } = await prove(context, filled, proving);
  const refilled = await grown(context, plan, proven, range);
  // What was added is read, too.
  const read = refilled === proven ? proven : (await prove(context, refilled, { ...proving, helps: undefined })).draft;
  const draft = await shortened(context, read, range);
  await requireJudged(context, draft.parts);
  const locale = addressForm(plan.address, request.language)?.tag;
  requireLength(draft, range);
  announce(context, draft);
  emitParts(context, draft.parts);
  return {
    ...finished(context, draft, extras),
    ...(plan.advice && { advice: plan.advice }),
    ...(locale && { locale }),
    ...(plan.authorQuestions.length > 0 && { authorQuestions: [...plan.authorQuestions] }),
    ...(plan.tags.length > 0 && { tags: [...plan.tags] }),
    ...(await alternative(context, other)),
  };
}
