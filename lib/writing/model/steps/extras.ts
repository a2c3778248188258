import { isSpaced } from '@/lib/constants/options.ts';
import { withoutCitations } from '../../evidence/citations.ts';
import { isAmong, numbersIn } from '../../evidence/numbers.ts';
import type { ArticleQuestion, ArticleText } from '../../types.ts';
import { allSentences } from '../answer-text/sentences.ts';
import { cleanHeading, isHeading } from '../lint/headings.ts';
import { faultOf } from '../lint/lint.ts';
import { extrasPrompt, extrasSchema, type RawExtras } from '../prompts/edit-prompt.ts';
import type { Plan } from '../prompts/shared-blocks.ts';
import type { Judged } from './check.ts';
import { type Context, ifPossible, isForeignLine } from './context.ts';
import { judgeHarm } from './harm.ts';
import { formedLine, type Part } from './part.ts';

/** Words the answer may take. */
export const EXTRA_WORDS = 450;

/** How many key points, and questions with answers, an article may have: fewer are not worth a box of their own. */
const COUNT = { least: 3, most: 5 } as const;

/** Longest description; a character of Chinese or Japanese is as wide as two. */
const LONGEST_DESCRIPTION = 160;
const LONGEST_WIDE_DESCRIPTION = 110;

/** What stands beside an article's text. */
export type Extras = Pick<ArticleText, 'keyPoints' | 'questions' | 'description'>;

/** A text in form and in one line, ended by a full stop; undefined where it cannot be used. */
function lineOf(raw: string, context: Context): string | undefined {
  const stop = isSpaced(context.request.language) ? '.' : '。';
  const trimmed = raw.trim();
  const ended = /[\p{L}\p{N})）\]"”»]$/u.test(trimmed) ? `${trimmed}${stop}` : trimmed;
  const text = formedLine(ended, context);
  if (!text) return undefined;
  const sentences = allSentences(text, context.request.language);
  return sentences.some((sentence) => faultOf(sentence)) ? undefined : text;
}

async function nativeLine(context: Context, raw: string): Promise<string | undefined> {
  const text = lineOf(raw, context);
  return text && !(await isForeignLine(context, text)) ? text : undefined;
}

/** A description without marks, up to the last sentence that fits; undefined where the first is too long. */
function describing(text: string, { request: { language } }: Context): string | undefined {
  const isWide = !isSpaced(language);
  const longest = isWide ? LONGEST_WIDE_DESCRIPTION : LONGEST_DESCRIPTION;
  let fitting = '';
  for (const sentence of allSentences(withoutCitations(text).replace(/ +(?=[.!?])/g, ''), language)) {
    const longer = [fitting, sentence].filter(Boolean).join(isWide ? '' : ' ');
    if ([...longer].length > longest) break;
    fitting = longer;
  }
  return fitting || undefined;
}

/** What the model gave to stand beside an article, as far as it can be used and the plan wants it. */
export async function readExtras(context: Context, plan: Plan, raw: RawExtras): Promise<Extras> {
  const { keyPoints: wantsPoints = false, faq = false } = plan.brief?.helps ?? {};
  const points: string[] = [];
  for (const each of wantsPoints ? raw.keyPoints : []) {
    const point = await nativeLine(context, each);
    if (point && !points.includes(point)) points.push(point);
  }
  const questions: ArticleQuestion[] = [];
  for (const { question, answer } of faq ? raw.questions : []) {
    const asked = cleanHeading(question, context.request.topic);
    const answered = await nativeLine(context, answer);
    const isUsable = isHeading(asked) && !(await isForeignLine(context, asked));
    if (isUsable && answered) questions.push({ question: asked, answer: answered });
  }
  const description = describing((await nativeLine(context, raw.description)) ?? '', context);
  return {
    ...(points.length > 0 && { keyPoints: points.slice(0, COUNT.most) }),
    ...(questions.length > 0 && { questions: questions.slice(0, COUNT.most) }),
    ...(description && { description }),
  };
}

/** Asks for what stands beside an article; nothing where the model fails at it or has no room to read the article. */
export async function askForExtras(context: Context, plan: Plan, parts: readonly Part[]): Promise<Extras> {
  const { request, limits, material } = context;
  if (!limits.hasExtras) return {};
  const text = parts.map(({ heading, text: own }) => ({ heading, text: own }));
  const hasPassages = material.passages.length > 0;
  const raw = await ifPossible(
    context.ask({
      name: 'article_extras',
      schema: extrasSchema,
      words: EXTRA_WORDS,
      prompt: () => extrasPrompt(request, plan, { text, hasPassages }),
      read: (given) => given,
    }),
  );
  judgeHarm(context, raw);
  return raw ? readExtras(context, plan, raw) : {};
}

/** What stands beside an article as texts to be judged, and back. */
export function extrasAsTexts({ keyPoints = [], questions = [], description = '' }: Extras): Judged[] {
  const judged = (text: string): Judged => ({ text, words: 0, isBeside: true });
  return [...keyPoints, ...questions.map(({ answer }) => answer), description].map(judged);
}

/** The extras with the texts that were judged; without those of which nothing is left, or too few. */
export function extrasFromTexts(
  { keyPoints = [], questions = [] }: Extras,
  texts: readonly { text: string }[],
): Extras {
  const left = texts.map(({ text }) => text);
  const points = left.splice(0, keyPoints.length).filter(Boolean);
  const answered = questions
    .map(({ question }) => ({ question, answer: left.shift() ?? '' }))
    .filter(({ answer }) => answer !== '');
  const [description = ''] = left;
  return {
    ...(points.length >= COUNT.least && { keyPoints: points }),
    ...(answered.length >= COUNT.least && { questions: answered }),
    ...(description && { description }),
  };
}

/** Extras whose numbers all stand in the article: what is beside it says nothing that is not in it. */
export function withKnownNumbers(extras: Extras, parts: readonly Part[], topic: string): Extras {
  const known = [topic, ...parts.flatMap(({ heading, text }) => [heading, text])]
    .map(withoutCitations)
    .flatMap(numbersIn);
  const texts = extrasAsTexts(extras).map(({ text }) => ({
    text: numbersIn(withoutCitations(text)).every((number) => isAmong(number, known)) ? text : '',
  }));
  return extrasFromTexts(extras, texts);
}
