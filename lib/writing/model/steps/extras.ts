import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { isSpaced } from '@/lib/constants/options.ts';
import { extrasCall, type RawExtras } from '../../calls/extras.ts';
import type { Plan } from '../../calls/shared.ts';
import { withoutCitations } from '../../evidence/citations.ts';
import { numbersIn, unknownNumbers } from '../../evidence/numbers.ts';
import { allSentences, readLineText, readText } from '../../sentences.ts';
import type { ArticleQuestion, ArticleText } from '../../types.ts';
import { cleanHeading, findFault, isHeading } from '../lint/lint.ts';
import type { Judged } from './check.ts';
import { askIfPossible, type Context, isForeignLine } from './context.ts';
import { judgeHarm } from './harm.ts';
import { formedLine, type Part, stored } from './part.ts';

const COUNT = { least: 3, most: 5 } as const;

/** Longest description; a character of Chinese or Japanese is as wide as two. */
const LONGEST_DESCRIPTION = 160;
const LONGEST_WIDE_DESCRIPTION = 110;

/** A figure, or a capital that begins no sentence: descriptions without them promise, and claim nothing. */
const NAMES_SOMETHING = /\p{N}|(?<=[\p{L},] )\p{Lu}/u;

export type Extras = Pick<ArticleText, 'keyPoints' | 'questions' | 'description'>;

/** A native text on one line with a full stop; undefined where it is of no use. */
async function nativeLine(context: Context, raw: string): Promise<string | undefined> {
  const { language } = context.request;
  const trimmed = raw.trim();
  const isOpen = /[\p{L}\p{N})）\]"”»]$/u.test(trimmed);
  const text = formedLine(isOpen ? `${trimmed}${isSpaced(language) ? '.' : '。'}` : trimmed, context);
  const children = readLineText(text);
  const blocks = [{ type: 'paragraph' as const, children }];
  if (!text || allSentences(blocks, language).some(findFault)) return undefined;
  return (await isForeignLine(context, text)) ? undefined : writeMarkdown(blocks);
}

/** A description without marks, as many whole sentences as fit; '' where none does. */
function describing(text: string, { request: { language } }: Context): string {
  const isWide = !isSpaced(language);
  const longest = isWide ? LONGEST_WIDE_DESCRIPTION : LONGEST_DESCRIPTION;
  let fitting = '';
  const plain = withoutCitations(text).replace(/ +(?=[.!?])/g, '');
  for (const sentence of allSentences(readText(plain), language)) {
    const longer = [fitting, sentence].filter(Boolean).join(isWide ? '' : ' ');
    if ([...longer].length > longest) break;
    fitting = longer;
  }
  return fitting;
}

/** The model's extras, as far as they are usable and the plan wants them. */
export async function readExtras(context: Context, plan: Plan, raw: Omit<RawExtras, 'harm'>): Promise<Extras> {
  const { keyPoints: wantsPoints = false, faq = false } = plan.brief?.helps ?? {};
  const points = new Set<string>();
  for (const each of wantsPoints ? raw.keyPoints : []) points.add((await nativeLine(context, each)) ?? '');
  points.delete('');
  const questions: ArticleQuestion[] = [];
  for (const each of faq ? raw.questions : []) {
    const question = cleanHeading(each.question, context.request.topic);
    const answer = await nativeLine(context, each.answer);
    if (answer && isHeading(question) && !(await isForeignLine(context, question)))
      questions.push({ question, answer });
  }
  const description = describing((await nativeLine(context, raw.description)) ?? '', context);
  return {
    ...(points.size > 0 && { keyPoints: [...points].slice(0, COUNT.most) }),
    ...(questions.length > 0 && { questions: questions.slice(0, COUNT.most) }),
    ...(description && { description }),
  };
}

/** Asks for the extras; none where the call fails or the article does not fit the window. */
export async function askForExtras(context: Context, plan: Plan, parts: readonly Part[]): Promise<Extras> {
  if (!context.limits.hasExtras) return {};
  const raw = await askIfPossible(context, extrasCall(context, plan, parts));
  judgeHarm(context, raw);
  return raw ? readExtras(context, plan, raw) : {};
}

export function extrasAsTexts({ keyPoints = [], questions = [], description = '' }: Extras): Judged[] {
  const judged = (text: string): Judged => ({ ...stored(text), words: 0, isBeside: true });
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
  const answered = questions.map((each) => ({ ...each, answer: left.shift() ?? '' })).filter(({ answer }) => answer);
  const [description] = left;
  return {
    ...(points.length >= COUNT.least && { keyPoints: points }),
    ...(answered.length >= COUNT.least && { questions: answered }),
    ...(description && { description }),
  };
}

export function withKnownNumbers(extras: Extras, parts: readonly Part[], topic: string): Extras {
  const texts = [topic, ...parts.flatMap(({ heading, text }) => [heading, text])];
  const known = texts.flatMap((text) => numbersIn(withoutCitations(text)));
  const isKnown = ({ text }: Judged) => unknownNumbers(text, known).length === 0;
  const sound = extrasAsTexts(extras).map((each) => (isKnown(each) ? each : { text: '' }));
  return extrasFromTexts(extras, sound);
}
