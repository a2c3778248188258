import { articleTexts } from '@/lib/blogs/article-texts.ts';
import type { Language } from '@/lib/constants/options.ts';
import { countArticleWords, countWords } from '@/lib/text/words.ts';
import { addressForm } from '../calls/rules.ts';
import { articleParts, EMPTY_PLAN, type Plan } from '../calls/shared.ts';
import { translationCall } from '../calls/translation.ts';
import { FRAME_WORDS, frameCall } from '../calls/translation-frame.ts';
import type { Stretch } from '../calls/write.ts';
import { readText } from '../sentences.ts';
import type { OriginalArticle, TranslatedArticle } from '../types.ts';
import { cleanLine } from './answer-text/read-answer.ts';
import { cleanHeading } from './lint/lint.ts';
import { finished } from './steps/article.ts';
import { compared } from './steps/compare-translation.ts';
import { askInLanguage, type Context, isForeignLine } from './steps/context.ts';
import { readExtras } from './steps/extras.ts';
import { requireLength } from './steps/fit.ts';
import { requireJudged } from './steps/harm.ts';
import { emitParts } from './steps/live.ts';
import { type Draft, inContext, withBlocks } from './steps/part.ts';
import { bestTitle } from './steps/plan.ts';
import { type Range, withoutFaults } from './steps/prove.ts';
import { draftText, splitStretches, writeStretches } from './steps/write.ts';
import type { ExpectedWords } from './time-left.ts';

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
  const { keyPoints = [], questions = [], conclusionHeading = '' } = article;
  const plan: Plan = {
    ...EMPTY_PLAN,
    title: await bestTitle(context, raw.titles),
    address: raw.address,
    terms: raw.terms.map((term) => cleanLine(term)),
    helps: { keyPoints: keyPoints.length > 0, faq: questions.length > 0 },
    sections: raw.headings.map((heading) => ({ heading, covers: '', weight: 1 })),
  };
  const ending = conclusionHeading && cleanHeading(raw.conclusionHeading, context.request.topic);
  const extras = await readExtras(context, plan.helps, raw);
  return { plan, ending, extras, pictures: await nativePictures(context, pictures, raw.pictures) };
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

/** `original` has the headings of the translation already. */
function translateText(context: Context, plan: Plan, original: Draft, language: Language): Promise<Draft> {
  const places = original.parts.map(({ kind, text }, at) => ({
    kind,
    words: countWords(text, language),
    ...(kind === 'section' && { section: at - 1 }),
  }));
  const partsIn = ({ hasOpening, sections, hasEnding }: Stretch) =>
    original.parts.filter(({ kind }, at) =>
      kind === 'section' ? sections.includes(at - 1) : kind === 'introduction' ? hasOpening : hasEnding,
    );
  const headings = plan.sections.map(({ heading }) => heading);
  const course = { headings, fewestSections: 0, journal: context.journal, isLive: true };
  return writeStretches(context, splitStretches(places, context.limits.words), course, (stretch, before) =>
    translationCall(context, plan, {
      original: draftText({ title: stretch.hasOpening ? plan.title : '', parts: partsIn(stretch) }),
      before,
      words: stretch.words,
    }),
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
  const { plan, ending, extras, pictures } = await translateFrame(context, { ...original, article: marked });
  const { title, sections } = plan;
  const headings = sections.map(({ heading }) => heading);
  emit({ type: 'outline', title, headings, words: countArticleWords(original.article, original.language) });
  emit({ type: 'phase', phase: 'writing' });
  const under = marked.sections.map(({ content }, at) => ({ heading: headings[at] ?? '', content }));
  const withHeadings = { ...marked, sections: under, conclusionHeading: ending };
  const parts = articleParts(withHeadings).map((part) => withBlocks(part, readText(part.text), original.language));
  const written = await translateText(context, plan, { title, parts }, original.language);
  emit({ type: 'phase', phase: 'polishing' });
  const same = articleParts(marked).map((part) => withBlocks(part, readText(part.text), original.language));
  const compare = {
    original: { title: marked.title, parts: same },
    language: original.language,
    register: plan.address,
  };
  const draft = await withoutFaults(context, await compared(context, { ...written, title }, compare));
  await requireJudged(context, draft.parts);
  requireLength(draft, translationRange(original));
  emitParts(context, draft.parts);
  const locale = addressForm(plan.address, context.request.language)?.tag;
  return { ...finished(context, draft, extras), ...(locale && { locale }), pictures };
}
