import type { Block } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { countWords } from '@/lib/text/words.ts';
import { articlePlan, sectionCall } from '../calls/section.ts';
import { articleParts } from '../calls/shared.ts';
import { writingError } from '../chat/failure.ts';
import { WritingError } from '../errors.ts';
import { numberEvidence } from '../evidence/citations.ts';
import { readText, withoutEnding } from '../sentences.ts';
import type { Article, RewrittenSection, SectionRewrite } from '../types.ts';
import { checkTexts } from './steps/check.ts';
import { askInLanguage, type Context } from './steps/context.ts';
import { withoutFaults } from './steps/faults.ts';
import { requireJudged } from './steps/harm.ts';
import { formedText, inContext, type Part, stored, withBlocks } from './steps/part.ts';
import { withoutRepeats } from './steps/repeats.ts';

const SHARES = {
  regenerate: { aim: 1, least: 0.75, most: 1.3 },
  expand: { aim: 1.5, least: 1.25, most: 1.8 },
  shorten: { aim: 0.6, least: 0.45, most: 0.75 },
} as const;

/** Fewer words grow as if they were this many, and cannot shrink. */
const FEWEST_WORDS = 30;

const MOST_ROUNDS = 2;

function rewriteRange({ change }: SectionRewrite, words: number) {
  const { aim, least, most } = SHARES[change];
  if (change === 'shorten' && words < FEWEST_WORDS) {
    throw new WritingError('refused', 'This section is too short to be made shorter.');
  }
  const base = Math.max(words, FEWEST_WORDS);
  return { aim: Math.round(base * aim), least: Math.floor(base * least), most: Math.ceil(base * most) };
}

type Range = ReturnType<typeof rewriteRange>;

function notTooLong(part: Part, { most }: Range, { request: { language } }: Context): Part {
  let current = part;
  while (current.words > most) {
    const rest = withoutEnding(current.blocks, language);
    if (rest === undefined) break;
    current = withBlocks(current, rest, language);
  }
  return current;
}

/** The section without repetition of others, and of itself where it is regenerated without an instruction. */
function unlikeOthers(
  context: Context,
  blocks: readonly Block[],
  { marked, index, change, instruction }: SectionRewrite & { marked: Article },
): Part {
  const comparesItself = change === 'regenerate' && !instruction;
  const others = marked.sections.filter((_, at) => at !== index || comparesItself);
  const makePart = (heading: string, own: readonly Block[]) =>
    withBlocks({ kind: 'section' as const, heading }, own, context.request.language);
  const parts = [
    ...others.map(({ heading, content }) => makePart(heading, readText(content))),
    makePart(marked.sections[index]?.heading ?? '', blocks),
  ];
  return withoutRepeats(context, parts).at(-1) as Part;
}

async function written(context: Context, given: SectionRewrite, marked: Article, range: Range): Promise<Part> {
  const { heading = '' } = marked.sections[given.index] ?? {};
  let aim = range.aim;
  let last = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const answer = await askInLanguage(context, {
      ...sectionCall(context, given, marked, aim),
      read: (raw) => {
        const formed = formedText(raw.replace(/^\s*#{1,6} .*\n/, ''), heading, context);
        return formed.length > 0 ? formed : undefined;
      },
      readText: writeMarkdown,
    });
    const part = unlikeOthers(context, answer, { ...given, marked });
    const fitting = notTooLong(part, range, context);
    if (fitting.words >= range.least && fitting.words <= range.most) {
      return (
        (
          await withoutFaults(
            context,
            articlePlan(marked),
            [fitting],
            [...articleParts(marked).map(({ text }) => stored(text)), fitting],
          )
        )[0] ?? fitting
      );
    }
    last = part.words;
    // Models miss in the same direction.
    aim = Math.round((range.aim * range.aim) / Math.max(1, part.words));
  }
  throw writingError('unusable', `section: ${last} words, not ${range.least} to ${range.most}`, 'length');
}

export async function rewriteSection(context: Context, given: SectionRewrite): Promise<RewrittenSection> {
  const { context: own, marked } = inContext(context, given.article);
  const { content = '' } = marked.sections[given.index] ?? {};
  const range = rewriteRange(given, countWords(content, context.request.language));
  const part = await written(own, given, marked, range);
  const [checked = part] = await checkTexts(own, [part]);
  if (checked.text === '') throw writingError('unusable', 'section: nothing of it could be used');
  await requireJudged(own, [checked]);
  const article = { title: '', intro: checked.text, sections: [], conclusion: '' };
  const { intro, evidence } = numberEvidence(article, own.material.passages);
  return { content: intro, evidence };
}
