import { z } from 'zod';
import { articleTexts } from '@/lib/blogs/article-texts.ts';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { countArticleWords, countWords } from '@/lib/text/words.ts';
import { dataBlock, endBlock, linesBlock, type Prompt, textsBlock } from '../chat/prompt.ts';
import type { ArticleText, OriginalArticle, TranslatedArticle, WritingRequest } from '../types.ts';
import { cleanLine } from './answer-text/clean-text.ts';
import { cleanHeading } from './lint/headings.ts';
import { addressNames, lengthLine } from './prompts/rules.ts';
import { type Plan, promptOf } from './prompts/shared-blocks.ts';
import { finished } from './steps/article.ts';
import { compared } from './steps/compare.ts';
import { askInLanguage, type Context, isForeignLine } from './steps/context.ts';
import { readExtras } from './steps/extras.ts';
import { withoutFaults } from './steps/faults.ts';
import { type Range, requireRange } from './steps/fit.ts';
import { requireJudged } from './steps/harm.ts';
import { emitParts } from './steps/live.ts';
import { inContext, partsOf } from './steps/part.ts';
import { bestTitle } from './steps/plan.ts';
import { draftText, ENDING_MARK, type Stretch, stretchesOf, writeStretches } from './steps/write.ts';
import type { ExpectedWords } from './time-left.ts';

const NO_BRIEF = { reader: '', wants: '', questions: [], pointOfView: '' };

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
  { article, language }: { language: Language; article: ArticleText },
  pictures: readonly string[],
): Prompt {
  const { title, sections, keyPoints = [], questions = [] } = article;
  const names = addressNames(request.language);
  return promptOf(request, {}, [
    'Task: translate frame',
    `Sections: ${sections.length}`,
    `Pictures: ${pictures.length}`,
    `The article below is in ${LANGUAGE_DETAILS[language].label} and will be translated into the stated language. ${RETELLING} Decide first: in "address" how it speaks to its reader (${names.join(' | ')}: the nearest to the original); in "terms" up to ten terms of the subject, each as "original = translation"; in "titles" three titles of at most 60 characters, 32 in Chinese and Japanese, with the meaning of its title, the best first; in "headings" the heading of every section, in order; in "pictures" what each picture shows, in order; in "keyPoints", "questions" and "description" those of the article, in order and with their marks (${keyPoints.length} key points, ${questions.length} questions).`,
    textsBlock('ARTICLE', [
      { heading: title, text: article.intro },
      ...sections.map(({ heading, content }) => ({ heading, text: content })),
      { heading: ENDING_MARK, text: article.conclusion },
    ]),
    dataBlock('BESIDE', besideLines(article)),
    linesBlock('PICTURES', pictures),
  ]);
}

/** Asks for the translation of a stretch with the plan's headings; `before` is the translation so far. */
export function translationPrompt(
  request: WritingRequest,
  plan: Plan,
  { original, before, words }: { original: string; before: string; words: number },
): Prompt {
  return promptOf(request, { plan }, [
    'Task: translate',
    lengthLine(words, request.language),
    `ORIGINAL is a stretch of the article of the PLAN in another language. ${RETELLING} Keep its lines that begin with "## ", already in the language, and its line "${ENDING_MARK}" as they are; the same paragraphs, lists and tables; a mark such as [1] before the full stop of the sentence that says the same; a quotation becomes a sentence that names the speaker.`,
    before && endBlock('WRITTEN SO FAR', before),
    dataBlock('ORIGINAL', original),
  ]);
}

const FRAME_WORDS = 600;

export function translationWords({ language, article }: OriginalArticle): ExpectedWords {
  return { translated_frame: FRAME_WORDS, translated_text: countWords(articleTexts(article).join('\n'), language) };
}

/** Settles what comes before the text: a plan with register and terms, extras, alt texts. */
async function frameOf(context: Context, { language, pictures }: OriginalArticle, article: ArticleText) {
  const { request } = context;
  const raw = await askInLanguage(context, {
    name: 'translated_frame',
    schema: frameSchema(request.language),
    words: FRAME_WORDS,
    prompt: () => framePrompt(request, { language, article }, pictures.filter(Boolean)),
    read: (answer) => {
      const headings = answer.headings.map((heading) => cleanHeading(heading, request.topic));
      const isWhole = headings.length === article.sections.length && headings.every(Boolean);
      return isWhole ? { ...answer, headings } : undefined;
    },
    textOf: ({ headings }) => headings.join('\n'),
  });
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
async function nativePictures(context: Context, pictures: readonly string[], translated: readonly string[]) {
  const isWhole = translated.length === pictures.filter(Boolean).length;
  const lines = isWhole ? [...translated] : [];
  const native: string[] = [];
  for (const text of pictures) {
    const line = text ? cleanLine(lines.shift() ?? '', context.request.topic) : '';
    native.push(line && !(await isForeignLine(context, line)) ? line : '');
  }
  return native;
}

type Originals = ReturnType<typeof partsOf>;

function translateText(context: Context, plan: Plan, originals: Originals, language: Language) {
  const { request, limits } = context;
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

/** How far the length may differ from the original's, which has kept the article's own range. */
const SLACK = { least: 0.7, most: 1.4, words: 20 } as const;

function rangeOf({ article, language }: OriginalArticle): Range {
  const words = countArticleWords(article, language);
  return {
    min: Math.max(1, Math.floor(words * SLACK.least) - SLACK.words),
    max: Math.ceil(words * SLACK.most) + SLACK.words,
  };
}

/** Translates an article, which cites the original's passages; its length is not fitted. Throws WritingError. */
export async function translateArticle(given: Context, original: OriginalArticle): Promise<TranslatedArticle> {
  const { context: known, marked } = inContext(given, original.article);
  // The original says what the passages say: a translation is compared with it.
  const context = { ...known, material: { ...known.material, isWhole: false } };
  const { emit } = context;
  emit({ type: 'phase', phase: 'planning' });
  const { plan, extras, pictures } = await frameOf(context, original, marked);
  const { title, sections } = plan;
  const words = countArticleWords(original.article, original.language);
  emit({ type: 'outline', title, headings: sections.map(({ heading }) => heading), words });
  emit({ type: 'phase', phase: 'writing' });
  const under = marked.sections.map(({ content }, at) => ({ heading: sections[at]?.heading ?? '', content }));
  const originals = partsOf({ ...marked, sections: under });
  const written = await translateText(context, plan, originals, original.language);
  emit({ type: 'phase', phase: 'polishing' });
  const sound = await withoutFaults(context, plan, written);
  const parts = await compared(context, plan, sound, { original: originals, language: original.language });
  await requireJudged(context, parts);
  requireRange(parts, rangeOf(original));
  emitParts(context, parts);
  return { ...finished(context, title, { parts, extras }), pictures };
}
