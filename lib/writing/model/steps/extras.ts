import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { isSpaced } from '@/lib/constants/options.ts';
import type { Proof } from '../../calls/prove.ts';
import type { Plan } from '../../calls/shared.ts';
import { unmarked } from '../../evidence/citations.ts';
import { numbersIn, unknownNumbers } from '../../evidence/numbers.ts';
import { allSentences, readLineText, readText } from '../../sentences.ts';
import type { ArticleQuestion, ArticleText } from '../../types.ts';
import { cleanHeading, findFault, isHeading } from '../lint/lint.ts';
import { type Context, isForeignLine } from './context.ts';
import { formedLine, type Part } from './part.ts';

const COUNT = { least: 3, most: 5 } as const;

/** Longest description; a character of Chinese or Japanese is as wide as two. */
const LONGEST_DESCRIPTION = 160;
const LONGEST_WIDE_DESCRIPTION = 110;

/** A figure, or a capital that begins no sentence: descriptions without them promise, and claim nothing. */
const NAMES_SOMETHING = /\p{N}|(?<=[\p{L},] )\p{Lu}/u;

export type Extras = Pick<ArticleText, 'keyPoints' | 'questions' | 'description'>;

/** A native text on one line with a full stop; '' where it is of no use. */
async function nativeLine(context: Context, raw: string): Promise<string> {
  const { language, topic } = context.request;
  const trimmed = raw.trim();
  const isOpen = /[\p{L}\p{N})）\]"”»]$/u.test(trimmed);
  const text = formedLine(isOpen ? `${trimmed}${isSpaced(language) ? '.' : '。'}` : trimmed, context);
  const blocks = [{ type: 'paragraph' as const, children: readLineText(text) }];
  const isFaulty = allSentences(blocks, language).some((sentence) => findFault(sentence, topic));
  return !text || isFaulty || (await isForeignLine(context, text)) ? '' : writeMarkdown(blocks);
}

/** A description without marks, as many whole sentences as fit; '' where none does. */
function describing(text: string, { request: { language } }: Context): string {
  const isWide = !isSpaced(language);
  const longest = isWide ? LONGEST_WIDE_DESCRIPTION : LONGEST_DESCRIPTION;
  let fitting = '';
  for (const sentence of allSentences(readText(unmarked(text)), language)) {
    const longer = [fitting, sentence].filter(Boolean).join(isWide ? '' : ' ');
    if ([...longer].length > longest) break;
    fitting = longer;
  }
  return fitting;
}

/** The model's extras, as far as they are usable and wanted. */
export async function readExtras(
  context: Context,
  { keyPoints: wantsPoints, faq }: Plan['helps'],
  raw: Pick<Proof, 'keyPoints' | 'questions' | 'description'>,
): Promise<Extras> {
  const points = new Set<string>();
  for (const each of wantsPoints ? raw.keyPoints : []) points.add(await nativeLine(context, each));
  points.delete('');
  const questions: ArticleQuestion[] = [];
  for (const each of faq ? raw.questions : []) {
    const question = cleanHeading(each.question, context.request.topic);
    const answer = await nativeLine(context, each.answer);
    if (answer && isHeading(question) && !(await isForeignLine(context, question)))
      questions.push({ question, answer });
  }
  const description = describing(await nativeLine(context, raw.description), context);
  return {
    ...(points.size > 0 && { keyPoints: [...points].slice(0, COUNT.most) }),
    ...(questions.length > 0 && { questions: questions.slice(0, COUNT.most) }),
    ...(description && { description }),
  };
}

/** A text beside the article. `before` is the question of an answer; what claims nothing needs no check. */
type Beside = { text: string; before: string; claims: boolean };

export const extrasAsTexts = ({ keyPoints = [], questions = [], description = '' }: Extras): Beside[] => [
  ...keyPoints.map((text) => ({ text, before: '', claims: true })),
  ...questions.map(({ question, answer }) => ({ text: answer, before: question, claims: true })),
  { text: description, before: '', claims: NAMES_SOMETHING.test(description) },
];

/** Extras from the checked texts, without empty ones and without lists that became too short. */
export function extrasFromTexts({ keyPoints = [], questions = [] }: Extras, texts: readonly string[]): Extras {
  const left = [...texts];
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
  const known = [topic, ...parts.flatMap(({ heading, text }) => [heading, text])].flatMap((text) =>
    numbersIn(unmarked(text)),
  );
  const texts = extrasAsTexts(extras).map(({ text }) => (unknownNumbers(text, known).length === 0 ? text : ''));
  return extrasFromTexts(extras, texts);
}
