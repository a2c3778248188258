import { articleTexts } from '@/lib/blogs/article-texts.ts';
import type { Language } from '@/lib/constants/options.ts';
import { countArticleWords, countWords } from '@/lib/text/words.ts';
import { articleParts, type Plan } from '../calls/shared.ts';
import { translationCall } from '../calls/translation.ts';
import { FRAME_WORDS, frameCall } from '../calls/translation-frame.ts';
import type { Stretch } from '../calls/write.ts';
import type { OriginalArticle, TranslatedArticle } from '../types.ts';
import { cleanLine } from './answer-text/read-answer.ts';
import { cleanHeading } from './lint/lint.ts';
import { finished } from './steps/article.ts';
import { compared } from './steps/compare.ts';
import { askInLanguage, type Context, isForeignLine } from './steps/context.ts';
import { readExtras } from './steps/extras.ts';
import { withoutFaults } from './steps/faults.ts';
import { type Range, requireRange } from './steps/fit.ts';
import { requireJudged } from './steps/harm.ts';
import { emitParts } from './steps/live.ts';
import { inContext, type Part, stored } from './steps/part.ts';
import { bestTitle } from './steps/plan.ts';
import { draftText, splitStretches, writeStretches } from './steps/write.ts';
import type { ExpectedWords } from './time-left.ts';

const NO_BRIEF = { reader: '', wants: '', questions: [], pointOfView: '' };

export function translationWords({ language, article }: OriginalArticle): ExpectedWords {
  return { translated_frame: FRAME_WORDS, translated_text: countWords(articleTexts(article).join('\n'), language) };
}

/** Settles what comes before the text: a plan with register and terms, extras, alt texts. */
async function translateFrame(context: Context, original: OriginalArticle) {
  const { article, pictures } = original;
  const raw = await askInLanguage(context, {
    ...frameCall(context, original),
    read: (answer) => {
      const headings = answer.headings.map((heading) => cleanHeading(heading, context.request.topic));
      const isWhole = headings.length === article.sections.length && headings.every(Boolean);
      return isWhole ? { ...answer, headings } : undefined;
    },
    readText: ({ headings }) => headings.join('\n'),
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

type Originals = readonly Omit<Part, 'words'>[];

function translateText(context: Context, plan: Plan, originals: Originals, language: Language) {
  const places = originals.map(({ kind, text }, at) => ({
    kind,
    words: countWords(text, language),
    ...(kind === 'section' && { section: at - 1 }),
  }));
  const originalText = ({ hasOpening, sections, hasEnding }: Stretch) =>
    originals.filter(({ kind }, at) =>
      kind === 'section' ? sections.includes(at - 1) : kind === 'introduction' ? hasOpening : hasEnding,
    );
  return writeStretches(context, plan, splitStretches(places, context.limits.words), (stretch, before) =>
    translationCall(context, plan, { original: draftText(originalText(stretch)), before, words: stretch.words }),
  );
}

/** How far the length may differ from the original's, which has kept the article's own range. */
const SLACK = { least: 0.7, most: 1.4, words: 20 } as const;

function translationRange({ article, language }: OriginalArticle): Range {
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
  const { plan, extras, pictures } = await translateFrame(context, { ...original, article: marked });
  const { title, sections } = plan;
  const words = countArticleWords(original.article, original.language);
  emit({ type: 'outline', title, headings: sections.map(({ heading }) => heading), words });
  emit({ type: 'phase', phase: 'writing' });
  const under = marked.sections.map(({ content }, at) => ({ heading: sections[at]?.heading ?? '', content }));
  const originals = articleParts({ ...marked, sections: under }).map((part) => ({ ...part, ...stored(part.text) }));
  const written = await translateText(context, plan, originals, original.language);
  emit({ type: 'phase', phase: 'polishing' });
  const sound = await withoutFaults(context, plan, written);
  const parts = await compared(context, plan, sound, { original: originals, language: original.language });
  await requireJudged(context, parts);
  requireRange(parts, translationRange(original));
  emitParts(context, parts);
  return { ...finished(context, title, { parts, extras }), pictures };
}
