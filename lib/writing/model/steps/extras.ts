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

export const EXTRA_WORDS = 450;

/** How many key points, and how many questions, an article may have. */
const COUNT = { least: 3, most: 5 } as const;

/** Longest description; a character of Chinese or Japanese is as wide as two. */
const LONGEST_DESCRIPTION = 160;
const LONGEST_WIDE_DESCRIPTION = 110;

/** A figure, or a capital that begins no sentence: descriptions without them promise, and claim nothing. */
const NAMES_SOMETHING = /\p{N}|(?<=[\p{L},] )\p{Lu}/u;

/** Texts beside the article. */
export type Extras = Pick<ArticleText, 'keyPoints' | 'questions' | 'description'>;

/** A text on one line with a full stop; undefined where it is of no use. */
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

/** A description without marks, as many whole sentences as fit; undefined where none does. */
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

/** The model's extras, as far as they are usable and the plan wants them. */
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

/** Asks for the extras; none where the call fails or the article does not fit the window. */
export async function askForExtras(context: Context, plan: Plan, parts: readonly Part[]): Promise<Extras> {
  const { request, limits, material } = context;
  if (!limits.hasExtras) return {};
  const hasPassages = material.passages.length > 0;
  const raw = await ifPossible(
    context.ask({
      name: 'article_extras',
      schema: extrasSchema,
      words: EXTRA_WORDS,
      prompt: () => extrasPrompt(request, plan, { text: parts, hasPassages }),
      read: (given) => given,
    }),
  );
  judgeHarm(context, raw);
  return raw ? readExtras(context, plan, raw) : {};
}

/** Extras as texts to check. */
export function extrasAsTexts({ keyPoints = [], questions = [], description = '' }: Extras): Judged[] {
  const judged = (text: string): Judged => ({ text, words: 0, isBeside: true });
  const besides = [...keyPoints, ...questions.map(({ answer }) => answer)].map(judged);
  return [...besides, { ...judged(description), isBeside: NAMES_SOMETHING.test(description) }];
}

/** Extras from the checked texts, without empty ones and without lists that became too short. */
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

/** Extras without those whose numbers the article does not have. */
export function withKnownNumbers(extras: Extras, parts: readonly Part[], topic: string): Extras {
  const known = [topic, ...parts.flatMap(({ heading, text }) => [heading, text])]
    .map(withoutCitations)
    .flatMap(numbersIn);
  const texts = extrasAsTexts(extras).map(({ text }) => ({
    text: numbersIn(withoutCitations(text)).every((number) => isAmong(number, known)) ? text : '',
  }));
  return extrasFromTexts(extras, texts);
}
