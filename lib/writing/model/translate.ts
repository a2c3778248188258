import { articleTexts } from '../../blogs/article-texts.ts';
import { WORD_RANGES } from '../../constants/limits.ts';
import type { Passage } from '../../research/passages.ts';
import { countWords } from '../../text/words.ts';
import { NO_CLAIMS, sumOfClaims } from '../claim-counts.ts';
import { numberEvidence } from '../evidence/number-evidence.ts';
import { isWithinRange, type LengthPlan } from '../length-plan.ts';
import type { OriginalArticle, TranslatedArticle } from '../types.ts';
import { writingError } from './client/failure.ts';
import { fitLength } from './length/fit-length.ts';
import { articleOf } from './parts/article-of.ts';
import { checkClaims } from './parts/check-claims.ts';
import { citePassages } from './parts/cite-passages.ts';
import type { Context } from './parts/context.ts';
import { emitChanges, emitPart } from './parts/emit-part.ts';
import { askForExtras, EXTRA_WORDS, type Extras, withSupportedExtras } from './parts/extras.ts';
import { askForNativeText } from './parts/foreign-text.ts';
import { formedText, type Part, withText } from './parts/part.ts';
import { partialSection } from './parts/partial-section.ts';
import { type Plan, planByOutline } from './parts/plan.ts';
import { withOneRegister, withSoundSentences } from './parts/put-right.ts';
import { outlineOf, textQuestion } from './parts/sections.ts';
import { OUTLINE_WORDS, translatedOutline } from './parts/translated-outline.ts';
import { translatedExtrasPrompt, translatedPartPrompt } from './prompts/translation-prompts.ts';
import type { ExpectedWords } from './time-left.ts';

/** A part of the original as it is told again: its marks are ids of passages, and `words` are those it has there. */
type OriginalPart = Omit<Part, 'budget'> & { present: string };

/** Words of all calls that a translation needs. */
export function translationWords({ language, article }: OriginalArticle): ExpectedWords {
  return {
    translated_outline: OUTLINE_WORDS,
    translated_part: countWords(articleTexts(article).join('\n'), language),
    translated_extras: EXTRA_WORDS,
  };
}

/** The parts of the original in reading order, and every passage that they cite. */
function partsOf(
  { article, language }: OriginalArticle,
  known: readonly Passage[],
): { parts: OriginalPart[]; passages: readonly Passage[] } {
  const texts = [
    { kind: 'introduction' as const, heading: '', content: article.intro },
    ...article.sections.map((section) => ({ kind: 'section' as const, ...section })),
    { kind: 'conclusion' as const, heading: '', content: article.conclusion },
  ];
  let passages = known;
  const parts = texts.map(({ kind, heading, content }) => {
    const cited = citePassages(content, article.evidence, passages);
    passages = cited.passages;
    const own = { kind, heading, passages: cited.cited, present: cited.text };
    return { ...own, text: cited.text, words: countWords(cited.text, language) };
  });
  return { parts, passages };
}

/** How far an article that its owner has made longer or shorter than its length may be from that in another language. */
const SLACK = { least: 0.7, most: 1.4, words: 20 } as const;

/** The length of the original, part by part; the range of its length where it is in that. */
function lengthsOf(parts: readonly OriginalPart[], { request }: Context): LengthPlan {
  const words = parts.map((part) => part.words);
  const total = words.reduce((sum, each) => sum + each, 0);
  const own = {
    min: Math.max(1, Math.floor(total * SLACK.least) - SLACK.words),
    max: Math.ceil(total * SLACK.most) + SLACK.words,
  };
  const range = WORD_RANGES[request.length];
  const frame = { intro: words.at(0) ?? 0, conclusion: words.at(-1) ?? 0 };
  const sections = words.slice(1, -1);
  return { ...frame, sections, total, ...(isWithinRange(total, range) ? range : own) };
}

/** A part in the article's language: clean, and in sound sentences. What it claims is checked later. */
async function translatedPart(
  context: Context,
  plan: Plan,
  original: OriginalPart,
  index: number,
): Promise<Part> {
  const { request } = context;
  const { kind, passages, present } = original;
  const heading = kind === 'section' ? (plan.sections[index]?.heading ?? '') : '';
  const part = { kind, heading, passages, present, budget: original.words };
  const asked = Math.max(1, Math.min(original.words, context.limits.words));
  const question = textQuestion(context, 'translated_part', asked, part, (words) =>
    translatedPartPrompt(request, outlineOf(plan), { ...original, heading }, words),
  );
  const text = await askForNativeText(context, {
    ...question,
    // Sentences and figures are checked later, when the model can be asked about those that are not right.
    read: ({ content }) => formedText(content, part, context),
    ...(kind === 'section' && { onContent: partialSection(context, part, index) }),
  });
  const sound = await withSoundSentences(context, part, text);
  if (sound === '') throw writingError('unusable', `${kind}: nothing of it could be used`);
  const written = withText(part, sound, request.language);
  emitPart(context, written, index);
  return written;
}

async function translatedExtras(
  context: Context,
  plan: Plan,
  { article }: OriginalArticle,
): Promise<Extras> {
  const wanted = { keyPoints: !!article.keyPoints, questions: !!article.questions };
  const isNeeded = wanted.keyPoints || wanted.questions || article.description;
  if (!isNeeded || !context.limits.hasExtras) return {};
  const prompt = translatedExtrasPrompt(context.request, outlineOf(plan), article);
  return askForExtras(context, 'translated_extras', prompt, wanted);
}

/**
 * Writes a finished article again in the request's language: its outline first, then part by part what each of them says,
 * resting on the passages that the original cites, then what stands beside it. The same checks as for any article: language,
 * sentences, register, claims against their passages, length.
 * @throws WritingError when the model does not do it
 */
export async function translateArticle(
  given: Context,
  original: OriginalArticle,
): Promise<TranslatedArticle> {
  given.emit({ type: 'phase', phase: 'planning' });
  const { pictures, ...outline } = await translatedOutline(given, original);
  const { parts, passages } = partsOf(original, given.passages);
  // Its headings are settled, as those of an outline that a user gave.
  const context: Context = { ...given, passages, request: { ...given.request, outline } };
  const plan = planByOutline(outline, context.request);
  context.emit({
    type: 'outline',
    title: plan.title,
    headings: plan.sections.map((s) => s.heading),
  });
  context.emit({ type: 'phase', phase: 'writing' });
  const written = await context.all(
    parts.map((part, at) => () => translatedPart(context, plan, part, at - 1)),
  );
  const checked = await checkClaims(context, await withOneRegister(context, written));
  emitChanges(context, written, checked);
  const fitted = await fitLength(context, plan, checked, lengthsOf(parts, context));
  const extras = await translatedExtras(context, plan, original);
  const article = {
    ...articleOf(plan.title, fitted),
    ...withSupportedExtras(extras, fitted, context),
  };
  const claims = sumOfClaims(checked.map((part) => part.claims ?? NO_CLAIMS));
  return { ...numberEvidence(article, passages), claims, pictures };
}
