import { countWords } from '../../text/words.ts';
import { plainText } from '../chat/chat-client.ts';
import { writingError } from '../chat/failure.ts';
import { WritingError } from '../errors.ts';
import { numberEvidence } from '../evidence/renumber.ts';
import type { Article, BlockText, RewrittenSection, SectionRewrite } from '../types.ts';
import { withoutEnding } from './answer-text/sentences.ts';
import { sectionPrompt } from './prompts/section-prompt.ts';
import { checkTexts } from './steps/check.ts';
import { askInLanguage, type Context } from './steps/context.ts';
import { withoutFaults } from './steps/faults.ts';
import { inContext, partsOf } from './steps/finished-article.ts';
import { requireJudged } from './steps/harm.ts';
import { formedText, type Part, withText } from './steps/part.ts';
import { withoutRepeats } from './steps/repeats.ts';

/** Words of a changed section as shares of those it had. */
const SHARES = {
  regenerate: { aim: 1, least: 0.75, most: 1.3 },
  expand: { aim: 1.5, least: 1.25, most: 1.8 },
  shorten: { aim: 0.6, least: 0.45, most: 0.75 },
} as const;

/** Fewer words grow as if they were this many, and cannot shrink. */
const FEWEST_WORDS = 30;

const MOST_ROUNDS = 2;

type Range = { aim: number; least: number; most: number };

function rangeOf({ change }: SectionRewrite, words: number): Range {
  const { aim, least, most } = SHARES[change];
  if (change === 'shorten' && words < FEWEST_WORDS) {
    throw new WritingError('refused', 'This section is too short to be made shorter.');
  }
  const base = Math.max(words, FEWEST_WORDS);
  return { aim: Math.round(base * aim), least: Math.floor(base * least), most: Math.ceil(base * most) };
}

/** The part without endings until it is short enough. */
function notTooLong(part: Part, { most }: Range, context: Context): Part {
  const { language } = context.request;
  let current = part;
  while (current.words > most) {
    const text = withoutEnding(current.text, language);
    if (text === undefined) break;
    current = withText(current, text, language);
  }
  return current;
}

/** The section without repetition of others, and of itself where it is regenerated without an instruction. */
function unlikeOthers(
  context: Context,
  text: BlockText,
  { marked, index, change, instruction }: SectionRewrite & { marked: Article },
): Part {
  const isAnew = change === 'regenerate' && !instruction;
  const others = marked.sections.filter((_, at) => at !== index || isAnew);
  const partOf = (heading: string, content: string) =>
    withText<Part>({ kind: 'section', heading }, content, context.request.language);
  const heading = marked.sections[index]?.heading ?? '';
  const parts = [...others.map((each) => partOf(each.heading, each.content)), partOf(heading, text)];
  return withoutRepeats(context, parts).at(-1) ?? partOf(heading, text);
}

/** Asks for the section until it has its length. Throws WritingError. */
async function written(context: Context, given: SectionRewrite, marked: Article, range: Range): Promise<Part> {
  const { request, material } = context;
  const { title, sections } = marked;
  const { heading = '', content: text = '' } = sections[given.index] ?? {};
  const plan = {
    title,
    angle: '',
    brief: undefined,
    sections: sections.map((section) => ({ heading: section.heading, covers: '', passages: [] })),
  };
  const { change, instruction } = given;
  const section = { heading, text, article: partsOf(marked), change, instruction };
  let aim = range.aim;
  let last = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const answer = await askInLanguage(
      context,
      {
        name: 'section_text',
        schema: plainText,
        words: aim,
        effort: 'medium',
        prompt: (words) => sectionPrompt(request, plan, material, { section, words }),
        read: (raw) => formedText(raw.replace(/^\s*#{1,6} .*\n/, ''), heading, context),
      },
      (formed) => formed,
    );
    const part = unlikeOthers(context, answer, { ...given, marked });
    const fitting = notTooLong(part, range, context);
    if (fitting.words >= range.least && fitting.words <= range.most) {
      return (await withoutFaults(context, plan, [fitting], [...partsOf(marked), fitting]))[0] ?? fitting;
    }
    last = part.words;
    // Models miss in the same direction.
    aim = Math.round((range.aim * range.aim) / Math.max(1, part.words));
  }
  const problem = `section: ${last} words, not ${range.least} to ${range.most}`;
  throw writingError('unusable', problem, 'length');
}

/**
 * Rewrites, extends or shortens a section of a finished article. The model reads the whole article; what the section cites is
 * checked.
 * @throws WritingError
 */
export async function rewriteSection(context: Context, given: SectionRewrite): Promise<RewrittenSection> {
  const { context: own, marked } = inContext(context, given.article);
  const { content = '' } = marked.sections[given.index] ?? {};
  const range = rangeOf(given, countWords(content, context.request.language));
  const part = await written(own, given, marked, range);
  const [checked = part] = await checkTexts(own, [part]);
  if (checked.text === '') throw writingError('unusable', 'section: nothing of it could be used');
  await requireJudged(own, [checked]);
  const article = { title: '', intro: checked.text, sections: [], conclusion: '' };
  const { intro, evidence } = numberEvidence(article, own.material.passages);
  return { content: intro, evidence };
}
