import type { Passage } from '../../research/passages.ts';
import { countWords } from '../../text/words.ts';
import { WritingError } from '../errors.ts';
import { numberEvidence } from '../evidence/number-evidence.ts';
import type { BlockText, RewrittenSection, SectionRewrite } from '../types.ts';
import { withoutEnding } from './answer-text/sentences.ts';
import { writingError } from './client/failure.ts';
import { repaired } from './length/repair.ts';
import { checkClaims } from './parts/check-claims.ts';
import { citePassages } from './parts/cite-passages.ts';
import type { Context } from './parts/context.ts';
import { askForNativeText } from './parts/foreign-text.ts';
import { type Part, withText } from './parts/part.ts';
import { MOST_OVERLAP, withoutRepeats } from './parts/repeats.ts';
import { closest, textQuestion } from './parts/sections.ts';
import { dataBlock, type Prompt, withMore } from './prompts/prompt.ts';
import { passagesFor } from './prompts/prompt-rules.ts';
import { sectionPrompt, warnOfRepetition } from './prompts/prompts.ts';

/** Words a changed section is to have, and may have at least and at most, as shares of those it had. */
const SHARES = {
  regenerate: { aim: 1, least: 0.75, most: 1.3 },
  expand: { aim: 1.5, least: 1.25, most: 1.8 },
  shorten: { aim: 0.6, least: 0.45, most: 0.75 },
} as const;

/** A section of fewer words is made longer as if it had so many, and cannot be made shorter. */
const FEWEST_WORDS = 30;
const TOO_SHORT = 'This section is too short to be made shorter.';

const MOST_ROUNDS = 2;

/** Words a section should have and may have. */
type Range = { aim: number; least: number; most: number };

function rangeOf({ change }: SectionRewrite, words: number): Range {
  const { aim, least, most } = SHARES[change];
  if (change === 'shorten' && words < FEWEST_WORDS) throw new WritingError('refused', TOO_SHORT);
  const base = Math.max(words, FEWEST_WORDS);
  return {
    aim: Math.round(base * aim),
    least: Math.floor(base * least),
    most: Math.ceil(base * most),
  };
}

/** The prompt for a section that is there already and is to be written again. */
function rewritePrompt(prompt: Prompt, present: BlockText): Prompt {
  return withMore(
    prompt,
    'The section stands as below and its reader wants another version of it. Write it anew: the same subject, but other sentences, other examples, another way in.',
    dataBlock('PRESENT TEXT', present),
  );
}

/** Another text for the section, unlike the present one and the article's others. */
async function regenerated(context: Context, given: SectionRewrite, part: Part): Promise<Part> {
  const { language } = context.request;
  const { title, headings, heading } = given;
  const sections = headings.map((each) => ({ heading: each, covers: '' }));
  const brief = { heading, covers: '', passages: part.passages };
  const asked = Math.min(part.budget, context.limits.words);
  const question = textQuestion(context, 'article_section', asked, part, (words) =>
    rewritePrompt(
      sectionPrompt(context.request, { title, angle: '', sections }, brief, words),
      part.text,
    ),
  );
  const known = [...given.others, part.text];
  let text = await askForNativeText(context, question);
  const { overlap, other } = closest(text, known, context);
  if (overlap > MOST_OVERLAP) {
    const prompt = (words: number) => warnOfRepetition(question.prompt(words), other);
    const again = await askForNativeText(context, { ...question, prompt });
    if (closest(again, known, context).overlap < overlap) text = again;
  }
  return withoutKnown(withText(part, text, language), known, context);
}

/** The part without the sentences that stand elsewhere. */
function withoutKnown(part: Part, known: readonly BlockText[], context: Context): Part {
  const { language } = context.request;
  const others = known.map((text) => withText(part, text, language));
  return withoutRepeats([...others, part], language).at(-1) ?? part;
}

/** The part with a length in its range: by the model, then by whole sentences off its end. Throws where that fails. */
async function inRange(context: Context, part: Part, { least, most }: Range): Promise<Part> {
  let current = part;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    if (current.words >= least && current.words <= most) return current;
    const nearer = await repaired(context, current);
    if (nearer === current) break;
    current = nearer;
  }
  while (current.words > most) {
    const text = withoutEnding(current.text, context.request.language);
    if (text === undefined) break;
    current = withText(current, text, context.request.language);
  }
  if (current.words >= least && current.words <= most) return current;
  throw writingError(
    'unusable',
    `section: ${current.words} words, not ${least} to ${most}`,
    'length',
  );
}

/** What the section may cite: what it cites, and but for a shorter one, what the pages say about it. */
function citable(
  context: Context,
  { heading, change }: SectionRewrite,
  text: BlockText,
  cited: Passage[],
) {
  if (change === 'shorten') return cited;
  const about = passagesFor(context.passages, context.request.sources, `${heading} ${text}`);
  return [...new Set([...cited, ...about.filter(({ text: passage }) => passage !== '')])];
}

/**
 * Changes one section of a finished article: other words for the same (as long, and unlike the present ones), half as
 * long again, or about three fifths. In the article's language, with figures only where its passages have
 * them, and no more like the article's other texts than sections may be. Throws WritingError when the model does not do it.
 */
export async function rewriteSection(
  context: Context,
  given: SectionRewrite,
): Promise<RewrittenSection> {
  const { language } = context.request;
  const { text, passages, cited } = citePassages(given.content, given.evidence, context.passages);
  const own: Context = { ...context, passages };
  const words = countWords(text, language);
  const range = rangeOf(given, words);
  const part: Part = {
    ...{ kind: 'section', heading: given.heading, budget: range.aim, text, words },
    ...{ passages: citable(own, given, text, cited), present: text },
  };
  const start = given.change === 'regenerate' ? await regenerated(own, given, part) : part;
  const written = await inRange(own, start, range);
  const [checked = written] = await checkClaims(own, [written]);
  // What had to be dropped may be missing now.
  const changed = await inRange(own, checked, range);
  const before = given.change === 'regenerate' ? 0 : closest(text, given.others, own).overlap;
  const { overlap } = closest(changed.text, given.others, own);
  if (overlap > Math.max(MOST_OVERLAP, before)) {
    throw writingError('unusable', `section: repeats another (${overlap.toFixed(2)})`);
  }
  const sections = [{ heading: given.heading, content: changed.text }];
  const article = { title: given.title, intro: '', sections, conclusion: '' };
  const { sections: numbered, evidence } = numberEvidence(article, passages);
  return { content: numbered[0]?.content ?? '', evidence };
}
