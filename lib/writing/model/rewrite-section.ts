import { countWords } from '@/lib/text/words.ts';
import { plainText } from '../chat/chat-client.ts';
import { writingError } from '../chat/failure.ts';
import { dataBlock, textsBlock } from '../chat/prompt.ts';
import { WritingError } from '../errors.ts';
import { numberEvidence } from '../evidence/citations.ts';
import type { Article, BlockText, RewrittenSection, SectionRewrite } from '../types.ts';
import { withoutEnding } from './answer-text/block-text.ts';
import { lengthLine } from './prompts/rules.ts';
import { citingRule, ownPassages, promptOf } from './prompts/shared-blocks.ts';
import { checkTexts } from './steps/check.ts';
import { askInLanguage, type Context } from './steps/context.ts';
import { withoutFaults } from './steps/faults.ts';
import { requireJudged } from './steps/harm.ts';
import { formedText, inContext, type Part, partsOf, withText } from './steps/part.ts';
import { withoutRepeats } from './steps/repeats.ts';

const CHANGES = {
  regenerate: 'Rewrite this section: the same subject in different sentences, about as long.',
  expand:
    'Rewrite this section half as long again: it grows inside, with reasons, steps, examples or pitfalls where they belong, and keeps its ending.',
  shorten:
    'Rewrite this section in about three fifths of its length: keep its best points and their marks, and drop the least important ones.',
} as const;

const SHARES = {
  regenerate: { aim: 1, least: 0.75, most: 1.3 },
  expand: { aim: 1.5, least: 1.25, most: 1.8 },
  shorten: { aim: 0.6, least: 0.45, most: 0.75 },
} as const;

/** Fewer words grow as if they were this many, and cannot shrink. */
const FEWEST_WORDS = 30;

const MOST_ROUNDS = 2;

function rangeOf({ change }: SectionRewrite, words: number) {
  const { aim, least, most } = SHARES[change];
  if (change === 'shorten' && words < FEWEST_WORDS) {
    throw new WritingError('refused', 'This section is too short to be made shorter.');
  }
  const base = Math.max(words, FEWEST_WORDS);
  return { aim: Math.round(base * aim), least: Math.floor(base * least), most: Math.ceil(base * most) };
}

type Range = ReturnType<typeof rangeOf>;

function notTooLong(part: Part, { most }: Range, { request: { language } }: Context): Part {
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
  const comparesItself = change === 'regenerate' && !instruction;
  const others = marked.sections.filter((_, at) => at !== index || comparesItself);
  const rewritten = { heading: marked.sections[index]?.heading ?? '', content: text };
  const parts = [...others, rewritten].map(({ heading, content }) =>
    withText({ kind: 'section' as const, heading }, content, context.request.language),
  );
  return withoutRepeats(context, parts).at(-1) as Part;
}

async function written(context: Context, given: SectionRewrite, marked: Article, range: Range): Promise<Part> {
  const { request, material } = context;
  const { change, index, instruction } = given;
  const { heading = '', content = '' } = marked.sections[index] ?? {};
  const article = partsOf(marked);
  const sections = marked.sections.map((section) => ({ heading: section.heading, covers: '', passages: [] }));
  const plan = { title: marked.title, angle: '', brief: undefined, sections };
  let aim = range.aim;
  let last = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const answer = await askInLanguage(context, {
      name: 'section_text',
      schema: plainText,
      words: aim,
      effort: 'medium',
      prompt: (words) =>
        promptOf(request, { plan, material }, [
          'Task: section',
          lengthLine(words, request.language),
          `${CHANGES[change]} Give its text without the heading. It belongs to the ARTICLE and must fit there: the same voice, the same form of address, and nothing that another section says.`,
          instruction && 'The author’s own request:',
          instruction && dataBlock('INSTRUCTION', instruction),
          citingRule(material),
          ownPassages(material, `${heading} ${content}`),
          textsBlock('ARTICLE', article),
          dataBlock('SECTION', `${heading}\n\n${content}`),
        ]),
      read: (raw) => formedText(raw.replace(/^\s*#{1,6} .*\n/, ''), heading, context),
      textOf: (formed) => formed,
    });
    const part = unlikeOthers(context, answer, { ...given, marked });
    const fitting = notTooLong(part, range, context);
    if (fitting.words >= range.least && fitting.words <= range.most) {
      return (await withoutFaults(context, plan, [fitting], [...article, fitting]))[0] ?? fitting;
    }
    last = part.words;
    // Models miss in the same direction.
    aim = Math.round((range.aim * range.aim) / Math.max(1, part.words));
  }
  throw writingError('unusable', `section: ${last} words, not ${range.least} to ${range.most}`, 'length');
}

/** Rewrites a section in view of the whole article, and checks what it cites. Throws WritingError. */
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
