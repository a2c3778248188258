import { articleTexts } from '../../blogs/article-texts.ts';
import { WORD_RANGES } from '../../constants/limits.ts';
import { countArticleWords, countWords } from '../../text/words.ts';
import { isWithinRange } from '../length-plan.ts';
import type { ArticleText, OriginalArticle, TranslatedArticle } from '../types.ts';
import { cleanLine } from './answer-text/clean-text.ts';
import { cleanHeading } from './lint/headings.ts';
import type { Plan } from './prompts/shared-blocks.ts';
import {
  comparePrompt,
  comparisonSchema,
  framePrompt,
  frameSchema,
  translationPrompt,
} from './prompts/translation-prompts.ts';
import type { Stretch } from './prompts/write-prompt.ts';
import { finished } from './steps/article.ts';
import { askInLanguage, type Context, ifPossible, isForeignLine } from './steps/context.ts';
import { readExtras } from './steps/extras.ts';
import { withoutFaults } from './steps/faults.ts';
import { inContext, partsOf } from './steps/finished-article.ts';
import { fitLength, type Range, requireRange } from './steps/fit.ts';
import { judgeHarm, requireJudged } from './steps/harm.ts';
import { emitParts } from './steps/live.ts';
import { sentencesOfParts } from './steps/numbered.ts';
import { formedText, type Part, withSentences } from './steps/part.ts';
import { bestTitle } from './steps/title.ts';
import { draftText, stretchesOf, writeStretches } from './steps/write.ts';
import type { ExpectedWords } from './time-left.ts';

const NO_BRIEF = { reader: '', wants: '', questions: [], pointOfView: '' };

const FRAME_WORDS = 600;
const WORDS_PER_SENTENCE = 3;

/** Words of a translation's calls. */
export function translationWords({ language, article }: OriginalArticle): ExpectedWords {
  return { translated_frame: FRAME_WORDS, translated_text: countWords(articleTexts(article).join('\n'), language) };
}

/** Settles what comes before the text: a plan with register and terms, extras, alt texts. */
async function frameOf(context: Context, { language, pictures }: OriginalArticle, article: ArticleText) {
  const { request } = context;
  const described = pictures.filter(Boolean);
  const raw = await askInLanguage(
    context,
    {
      name: 'translated_frame',
      schema: frameSchema(request.language),
      words: FRAME_WORDS,
      prompt: () => framePrompt(request, { language, article }, described),
      read: (answer) => {
        const headings = answer.headings.map((heading) => cleanHeading(heading, request.topic));
        const isWhole = headings.length === article.sections.length && headings.every(Boolean);
        return isWhole ? { ...answer, headings } : undefined;
      },
    },
    ({ headings }) => headings.join('\n'),
  );
  const { keyPoints = [], questions = [] } = article;
  const helps = { table: true, quotation: false, keyPoints: keyPoints.length > 0, faq: questions.length > 0 };
  const plan: Plan = {
    title: await bestTitle(context, raw.titles),
    angle: '',
    brief: { ...NO_BRIEF, helps, terms: raw.terms.map((term) => cleanLine(term)), address: raw.address },
    sections: raw.headings.map((heading) => ({ heading, covers: '', passages: [] })),
  };
  const extras = await readExtras(context, plan, raw);
  return { plan, extras, pictures: await nativePictures(context, pictures, raw.pictures) };
}

/** Alt texts; '' where there is none in the language. */
async function nativePictures(
  context: Context,
  pictures: readonly string[],
  translated: readonly string[],
): Promise<string[]> {
  const isWhole = translated.length === pictures.filter(Boolean).length;
  const lines = isWhole ? [...translated] : [];
  const native: string[] = [];
  for (const text of pictures) {
    const line = text ? cleanLine(lines.shift() ?? '', context.request.topic) : '';
    native.push(line && !(await isForeignLine(context, line)) ? line : '');
  }
  return native;
}

/** The original's parts under the plan's headings. */
function originalParts(article: ArticleText, plan: Plan) {
  const sections = article.sections.map(({ content }, at) => ({ heading: plan.sections[at]?.heading ?? '', content }));
  return partsOf({ ...article, sections });
}

/** Translates the text in order. */
function translateText(
  context: Context,
  plan: Plan,
  article: ArticleText,
  language: OriginalArticle['language'],
): Promise<Part[]> {
  const { request, limits } = context;
  const originals = originalParts(article, plan);
  const places = originals.map(({ kind, text }, at) => ({
    kind,
    words: countWords(text, language),
    ...(kind === 'section' && { section: at - 1 }),
  }));
  const originalOf = ({ hasOpening, sections, hasEnding }: Stretch) =>
    originals.filter(({ kind }, at) =>
      kind === 'section' ? sections.includes(at - 1) : kind === 'introduction' ? hasOpening : hasEnding,
    );
  return writeStretches(context, plan, stretchesOf(places, limits.words), {
    name: 'translated_text',
    promptFor: (stretch, before, words) =>
      translationPrompt(request, plan, { original: draftText(originalOf(stretch)), before, words }),
  });
}

/** The parts with sentences corrected that differ from the original. */
async function compared(context: Context, plan: Plan, parts: readonly Part[], article: ArticleText): Promise<Part[]> {
  const { request, journal, limits } = context;
  const sentences = sentencesOfParts(parts, request.language);
  const original = draftText(originalParts(article, plan));
  const answer = limits.hasExtras
    ? await ifPossible(
        context.ask({
          name: 'translation_check',
          schema: comparisonSchema,
          effort: 'medium',
          words: sentences.length * WORDS_PER_SENTENCE,
          prompt: () => comparePrompt(request, plan, { original, sentences }),
          read: (raw) => raw,
        }),
      )
    : undefined;
  judgeHarm(context, answer);
  const replacements = new Map<string, string>();
  for (const { number, correction } of answer?.faults ?? []) {
    const sentence = sentences[number - 1];
    const after = correction.trim() ? formedText(correction, '', context) : '';
    const isUsable = after === '' || (after && !(await isForeignLine(context, after)));
    if (!sentence || after === undefined || !isUsable || after === sentence) continue;
    replacements.set(sentence, after);
    journal.change({ before: sentence, after, reason: 'contradicted' });
  }
  return parts.map((part) => {
    const changed = withSentences(part, replacements, request.language);
    return changed.text === '' ? part : changed;
  });
}

/** How far the length may differ where the original is outside its range. */
const SLACK = { least: 0.7, most: 1.4, words: 20 } as const;

/** The article's range, or one around the original's length where that is outside. */
function rangeOf({ article, language }: OriginalArticle, { request }: Context): Range {
  const words = countArticleWords(article, language);
  const range = WORD_RANGES[request.length];
  if (isWithinRange(words, range)) return range;
  return {
    min: Math.max(1, Math.floor(words * SLACK.least) - SLACK.words),
    max: Math.ceil(words * SLACK.most) + SLACK.words,
  };
}

/**
 * Translates a finished article: register, terms, headings and extras first, then the text in order, which is compared with
 * the original. It cites the original's passages.
 * @throws WritingError
 */
export async function translateArticle(given: Context, original: OriginalArticle): Promise<TranslatedArticle> {
  const known = inContext(given, original.article);
  const article = known.marked;
  // The original says what the passages say: a translation is compared with it.
  const context = { ...known.context, material: { ...known.context.material, isWhole: false } };
  const { emit } = context;
  emit({ type: 'phase', phase: 'planning' });
  const { plan, extras, pictures } = await frameOf(context, original, article);
  const headings = plan.sections.map(({ heading }) => heading);
  emit({ type: 'outline', title: plan.title, headings });
  emit({ type: 'phase', phase: 'writing' });
  const written = await translateText(context, plan, article, original.language);
  emit({ type: 'phase', phase: 'polishing' });
  const sound = await withoutFaults(context, plan, written);
  const range = rangeOf(original, context);
  // Its headings are settled, like those of a user's outline.
  const outline = { title: plan.title, sections: plan.sections.map((s) => ({ ...s })) };
  const settledContext = { ...context, request: { ...context.request, outline } };
  const right = await compared(context, plan, sound, article);
  await requireJudged(context, right);
  const parts = await fitLength(settledContext, plan, right, { range });
  requireRange(parts, range);
  emitParts(context, parts);
  return { ...finished(context, plan.title, { parts, extras }), pictures };
}
