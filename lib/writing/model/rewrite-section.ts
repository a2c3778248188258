import { proseWords } from '@/lib/languages/words.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { countWords } from '@/lib/text/words.ts';
import { sectionCall } from '../calls/section.ts';
import { articleParts } from '../calls/shared.ts';
import { writingError } from '../chat/failure.ts';
import { WritingError } from '../errors.ts';
import { numberEvidence, unmarked } from '../evidence/citations.ts';
import { fiveGramJaccard } from '../repetition.ts';
import { allSentences, readText } from '../sentences.ts';
import type { Article, RewrittenSection, SectionRewrite } from '../types.ts';
import { areNative, askForNative, type Context } from './steps/context.ts';
import { requireJudged } from './steps/harm.ts';
import { parseDraft, underHeadings } from './steps/parse-draft.ts';
import { formedText, inContext, type Part, unitsOf, withBlocks } from './steps/part.ts';
import { registerOf } from './steps/pointers.ts';
import { prove } from './steps/prove.ts';

const SHARES = {
  regenerate: { aim: 1, least: 0.75, most: 1.3 },
  expand: { aim: 1.5, least: 1.25, most: 1.8 },
  shorten: { aim: 0.6, least: 0.45, most: 0.75 },
} as const;

/** Fewer words grow as if they were this many, and cannot shrink. */
const FEWEST_WORDS = 30;

/** Most five-word runs that a section written again may share with what it was. */
const MOST_OVERLAP = 0.5;

function rewriteRange({ change }: SectionRewrite, words: number) {
  const { aim, least, most } = SHARES[change];
  if (change === 'shorten' && words < FEWEST_WORDS) {
    throw new WritingError('refused', note('writing.section.tooShort'));
  }
  const base = Math.max(words, FEWEST_WORDS);
  return { aim: Math.round(base * aim), least: Math.floor(base * least), most: Math.ceil(base * most) };
}

const EVERYTHING = { min: 0, max: Number.POSITIVE_INFINITY };

/** The register of an article, or its variety of the language, as a form of address that its language has. */
export function registerName({ request: { language } }: Context, article: Article): string {
  const { address } = proseWords(language);
  const variety = address.find(({ tag }) => tag !== undefined && tag === article.locale);
  if (variety) return variety.name;
  const draft = {
    title: '',
    parts: articleParts(article).map((part) => withBlocks(part, readText(part.text), language)),
  };
  const common = registerOf(unitsOf(draft, language), language);
  return address.find(({ register }) => register !== undefined && register === common)?.name ?? '';
}

async function written(
  context: Context,
  given: SectionRewrite,
  { article, register, range }: { article: Article; register: string; range: ReturnType<typeof rewriteRange> },
): Promise<Part> {
  const { language } = context.request;
  const { heading = '', content = '' } = article.sections[given.index] ?? {};
  let aim = range.aim;
  let last: Part | undefined;
  for (let round = 0; round < 2; round += 1) {
    const part = await askForNative(context, {
      ...sectionCall(context, given, { article, register, words: aim }),
      read: (raw): Part | undefined => {
        const draft = parseDraft(raw, { hasTitle: false, hasEnding: false });
        const [text = ''] = underHeadings(draft?.sections ?? [], [heading]);
        const formed = formedText(text, heading, context);
        const own = withBlocks({ kind: 'section' as const, heading }, formed, language);
        const isSame = given.change === 'regenerate' && fiveGramJaccard(own.text, content, language) > MOST_OVERLAP;
        return own.text === '' || isSame ? undefined : own;
      },
      isNative: (given) => areNative(context, [given]),
    });
    if (part.words >= range.least && part.words <= range.most) return part;
    last = part;
    // Models miss in the same direction.
    aim = Math.round((range.aim * range.aim) / Math.max(1, part.words));
  }
  throw writingError('unusable', `section: ${last?.words} words, not ${range.least} to ${range.most}`, 'length');
}

/** Sentences that the section may not repeat: of the others, and of itself where it is regenerated without an instruction. */
function sentencesBeside({ request: { language } }: Context, article: Article, given: SectionRewrite): string[] {
  const comparesItself = given.change === 'regenerate' && !given.instruction;
  return article.sections
    .filter((_, at) => at !== given.index || comparesItself)
    .flatMap(({ content }) => allSentences(readText(content), language).map(unmarked));
}

/** Writes a section anew, proves it, and numbers its evidence. Throws WritingError. */
export async function rewriteSection(context: Context, given: SectionRewrite): Promise<RewrittenSection> {
  const { context: own, marked } = inContext(context, given.article);
  const { content = '' } = marked.sections[given.index] ?? {};
  const range = rewriteRange(given, countWords(content, context.request.language));
  const register = registerName(own, marked);
  const part = await written(own, given, { article: marked, register, range });
  const proving = { register, range: EVERYTHING, others: sentencesBeside(own, marked, given) };
  const { draft } = await prove(own, { title: '', parts: [part] }, proving);
  const [proven] = draft.parts;
  if (!proven || proven.text === '') throw writingError('unusable', 'section: nothing of it could be used');
  await requireJudged(own, [proven]);
  const article = { title: '', intro: proven.text, sections: [], conclusion: '' };
  const { intro, evidence } = numberEvidence(article, own.material.passages);
  return { content: intro, evidence };
}
