import { articleTexts } from '../../blogs/article-texts.ts';
import { isSpaced } from '../../constants/options.ts';
import { countArticleWords, countWords } from '../../text/words.ts';
import { citedNumbers, withoutCitations } from '../evidence/citations.ts';
import { isAmong, numbersIn, type WrittenNumber } from '../evidence/numbers.ts';
import type { ArticleText, OriginalArticle, TranslatedArticle } from '../types.ts';
import { cleanLine } from './answer-text/clean-text.ts';
import { cleanHeading } from './lint/headings.ts';
import type { Plan } from './prompts/shared-blocks.ts';
import {
  comparePrompt,
  comparisonSchema,
  framePrompt,
  frameSchema,
  type RawComparison,
  translationPrompt,
} from './prompts/translation-prompts.ts';
import type { Stretch } from './prompts/write-prompt.ts';
import { finished } from './steps/article.ts';
import { askInLanguage, type Context, ifPossible, isForeignLine } from './steps/context.ts';
import { readExtras } from './steps/extras.ts';
import { withoutFaults } from './steps/faults.ts';
import { inContext, partsOf } from './steps/finished-article.ts';
import { type Range, requireRange } from './steps/fit.ts';
import { judgeHarm, requireJudged } from './steps/harm.ts';
import { emitParts } from './steps/live.ts';
import { type Numbered, numbered, sentencesOfParts } from './steps/numbered.ts';
import { formedLine, formedText, type Part, withSentences } from './steps/part.ts';
import { bestTitle } from './steps/title.ts';
import { draftText, stretchesOf, writeStretches } from './steps/write.ts';
import type { ExpectedWords } from './time-left.ts';

const NO_BRIEF = { reader: '', wants: '', questions: [], pointOfView: '' };

const FRAME_WORDS = 600;
const WORDS_PER_SENTENCE = 3;
/** Words for sentences that the translation lacks. */
const MISSING_WORDS = 100;

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

/** Sentences of the original that the translation lacks, by the sentence that they follow. */
async function missingAfter(
  context: Context,
  missing: RawComparison['missing'],
  { originals, sentences }: { originals: Numbered['sentences']; sentences: readonly string[] },
): Promise<Map<string, string>> {
  const added = new Map<string, string>();
  const known = new Set(sentences);
  for (const { original, behind, text } of missing) {
    const source = originals[original - 1]?.sentence;
    const place = sentences[behind - 1];
    const line = formedLine(text, context);
    const isRow = line?.includes(' | ') || place?.includes(' | ');
    if (source === undefined || place === undefined || !line || isRow || known.has(line)) continue;
    const marks = citedNumbers(source);
    const citesMore = [...citedNumbers(line)].some((number) => !marks.has(number));
    if (citesMore || (await isForeignLine(context, line))) continue;
    known.add(line);
    const before = added.get(place);
    added.set(place, before ? joined([before, line], context) : line);
    context.journal.change({ before: '', after: line, reason: 'omitted' });
  }
  return added;
}

/** Numbers of a translated sentence that the original does not have. */
function pointersOf(sentence: string, known: readonly WrittenNumber[]): string[] {
  return numbersIn(withoutCitations(sentence))
    .filter((number) => !isAmong(number, known))
    .map(({ text }) => `${text} is not in the ORIGINAL`);
}

const joined = (sentences: readonly string[], { request }: Context) =>
  sentences.filter(Boolean).join(isSpaced(request.language) ? ' ' : '');

/** The parts with sentences corrected that differ from the original, and with those that it has and they lack. */
async function compared(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
  { article, language }: Pick<OriginalArticle, 'article' | 'language'>,
): Promise<Part[]> {
  const { request, journal, limits } = context;
  if (!limits.hasExtras) return [...parts];
  const sentences = sentencesOfParts(parts, request.language);
  const original = originalParts(article, plan);
  const { text, sentences: originals } = numbered(original, language);
  const known = numbersIn(withoutCitations(draftText(original)));
  const translated = sentences.map((sentence) => ({ sentence, pointers: pointersOf(sentence, known) }));
  const answer = await ifPossible(
    context.ask({
      name: 'translation_check',
      schema: comparisonSchema,
      effort: 'medium',
      words: sentences.length * WORDS_PER_SENTENCE + MISSING_WORDS,
      prompt: () => comparePrompt(request, plan, { original: text, sentences: translated }),
      read: (raw) => raw,
    }),
  );
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
  for (const [sentence, added] of await missingAfter(context, answer?.missing ?? [], { originals, sentences })) {
    replacements.set(sentence, joined([replacements.get(sentence) ?? sentence, added], context));
  }
  return parts.map((part) => {
    const changed = withSentences(part, replacements, request.language);
    return changed.text === '' ? part : changed;
  });
}

/** How far the length may differ from the original's. */
const SLACK = { least: 0.7, most: 1.4, words: 20 } as const;

/** A range around the original's length, which has kept the article's own. */
function rangeOf({ article, language }: OriginalArticle): Range {
  const words = countArticleWords(article, language);
  return {
    min: Math.max(1, Math.floor(words * SLACK.least) - SLACK.words),
    max: Math.ceil(words * SLACK.most) + SLACK.words,
  };
}

/**
 * Translates a finished article: register, terms, headings and extras first, then the text in order, which is compared with
 * the original. It cites the original's passages, and its length is not fitted.
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
  const parts = await compared(context, plan, sound, { ...original, article });
  await requireJudged(context, parts);
  requireRange(parts, rangeOf(original));
  emitParts(context, parts);
  return { ...finished(context, plan.title, { parts, extras }), pictures };
}
