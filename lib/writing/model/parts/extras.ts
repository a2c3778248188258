import type { Language } from '@/lib/constants/options.ts';
import { withoutCitations } from '../../evidence/citations.ts';
import { compareClaim } from '../../evidence/claims/compare-claim.ts';
import { figuresIn, isAmong } from '../../evidence/figures.ts';
import type { ArticleQuestion, ArticleText } from '../../types.ts';
import { needsSource } from '../answer-text/knowledge.ts';
import { allSentences } from '../answer-text/sentences.ts';
import { cleanHeading, isHeading } from '../lint/lines.ts';
import { faultsOf, registerSlips } from '../lint/lint.ts';
import { addressForm } from '../prompts/address-forms.ts';
import { extrasPrompt } from '../prompts/editorial-prompts.ts';
import { extrasSchema, type RawExtras } from '../prompts/editorial-schemas.ts';
import type { Prompt } from '../prompts/prompt.ts';
import { type Context, ifPossible, isForeignLine } from './context.ts';
import { formedText, givenTo, type Part } from './part.ts';
import type { Plan } from './plan.ts';
import { outlineOf } from './sections.ts';

/** Words the answer may take. */
export const EXTRA_WORDS = 450;

/** How many key points, and questions with answers, an article may have: fewer are not worth a box of their own. */
const COUNT = { least: 3, most: 5 } as const;
const LONGEST_DESCRIPTION = 160;

/** Languages with a full stop of their own and no space behind it. */
const WIDE: ReadonlySet<Language> = new Set(['chinese', 'japanese']);

/** What stands beside an article's text. */
export type Extras = Pick<ArticleText, 'keyPoints' | 'questions' | 'description'>;

/** Whether an article is to have key points, and questions with answers. */
type WantedExtras = { keyPoints: boolean; questions: boolean };

/** A few of what can be used; none where too little is left. */
function enough<T>(found: readonly T[]): T[] | undefined {
  return found.length >= COUNT.least ? found.slice(0, COUNT.most) : undefined;
}

/** A way to read texts about an article: plain, without marks, saying nothing it would have to look up elsewhere. */
function readerOf(context: Context) {
  const { language, brief } = context.request;
  const isWide = WIDE.has(language);
  const register = brief && addressForm(brief.address, language)?.register;
  const stop = isWide ? '。' : '.';
  return (raw: string): string | undefined => {
    const ended = /[\p{L}\p{N})）"”»]$/u.test(raw.trim()) ? `${raw.trim()}${stop}` : raw;
    const text = formedText(ended, { heading: '', passages: [] }, context);
    if (!text) return undefined;
    const sentences = allSentences(text, language);
    const isSound =
      sentences.every((s) => faultsOf(s).length === 0 && !needsSource(s, language)) &&
      (!register || registerSlips(sentences, language, register).length === 0);
    return isSound ? text : undefined;
  };
}

/** A description up to the last sentence that fits; undefined where the first is too long. */
function describing(text: string, context: Context): string | undefined {
  const { language } = context.request;
  const separator = WIDE.has(language) ? '' : ' ';
  let fitting = '';
  for (const sentence of allSentences(text, language)) {
    const longer = fitting ? `${fitting}${separator}${sentence}` : sentence;
    if ([...longer].length > LONGEST_DESCRIPTION) break;
    fitting = longer;
  }
  return fitting || undefined;
}

function readExtras(raw: RawExtras, wanted: WantedExtras, context: Context): Extras {
  const read = readerOf(context);
  const oneLine = (text: string) => read(text)?.replace(/\s*\n+(?:- |\d+\. )?/g, ' ');
  const points = raw.keyPoints.flatMap((point) => oneLine(point) ?? []);
  const questions = raw.questions.flatMap(({ question, answer }): ArticleQuestion[] => {
    const asked = cleanHeading(question, context.request.topic);
    const answered = read(answer);
    return isHeading(asked) && answered ? [{ question: asked, answer: answered }] : [];
  });
  const description = describing(oneLine(raw.description) ?? '', context);
  return {
    ...(wanted.keyPoints && { keyPoints: [...new Set(points)] }),
    ...(wanted.questions && { questions }),
    ...(description && { description }),
  };
}

/** A check of whether an article says what a text beside it does: all its figures, and nothing that its parts contradict. */
function supportOf(parts: readonly Part[], context: Pick<Context, 'request'>) {
  const { language } = context.request;
  const said = parts.flatMap(({ heading, text }) => [heading, text]).map(withoutCitations);
  const figures = said.flatMap(figuresIn);
  const given = givenTo({ heading: '', passages: [] }, context);
  return (text: string): boolean =>
    figuresIn(text).every((figure) => isAmong(figure, figures)) &&
    allSentences(text, language).every(
      (sentence) => compareClaim(sentence, said, { language, given }).kind !== 'contradicted',
    );
}

/**
 * Of what was written beside an article, as much as its finished text supports and is enough.
 * @param parts the article's text as it is published
 */
export function withSupportedExtras(
  { keyPoints, questions, description }: Extras,
  parts: readonly Part[],
  context: Pick<Context, 'request'>,
): Extras {
  const isSupported = supportOf(parts, context);
  const points = keyPoints && enough(keyPoints.filter(isSupported));
  const faq = questions && enough(questions.filter(({ answer }) => isSupported(answer)));
  return {
    ...(points && { keyPoints: points }),
    ...(faq && { questions: faq }),
    ...(description && isSupported(description) && { description }),
  };
}

/** What the model gave without the items in another language. */
async function inLanguage(context: Context, raw: RawExtras): Promise<RawExtras> {
  const isNative = async (...texts: string[]) => {
    for (const text of texts) if (text && (await isForeignLine(context, text))) return false;
    return true;
  };
  const keyPoints: string[] = [];
  const questions: RawExtras['questions'] = [];
  for (const point of raw.keyPoints) if (await isNative(point)) keyPoints.push(point);
  for (const each of raw.questions) {
    if (await isNative(each.question, each.answer)) questions.push(each);
  }
  const description = (await isNative(raw.description)) ? raw.description : '';
  return { keyPoints, questions, description };
}

/**
 * Asks for what stands beside an article: each only as far as it can be used, nothing in another language; not yet compared
 * with the text. Nothing where the model fails at it.
 * @param wanted which of it the article is to have, beside a description
 */
export async function askForExtras(
  context: Context,
  name: string,
  prompt: Prompt,
  wanted: WantedExtras,
): Promise<Extras> {
  const raw = await ifPossible(
    context.ask({
      ...{ name, schema: extrasSchema, words: EXTRA_WORDS },
      prompt: () => prompt,
      read: (given) => given,
    }),
  );
  return raw ? readExtras(await inLanguage(context, raw), wanted, context) : {};
}

/** Key points, and questions with their answers, where the brief calls for them, and a description for search results. */
export function writeExtras(context: Context, plan: Plan, parts: readonly Part[]): Promise<Extras> {
  const { keyPoints = false, faq = false } = context.request.brief?.helps ?? {};
  const prompt = extrasPrompt(context.request, outlineOf(plan), parts);
  return askForExtras(context, 'article_extras', prompt, { keyPoints, questions: faq });
}
