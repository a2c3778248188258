import { countWords } from '../../../text/words.ts';
import { citedNumbers } from '../../evidence/citations.ts';
import { allSentences, mapSentences, withFullEndings } from '../answer-text/sentences.ts';
import { faultsOf, registerSlips } from '../lint/lint.ts';
import { addressForm } from '../prompts/address-forms.ts';
import { editsPrompt } from '../prompts/editorial-prompts.ts';
import { editsSchema, type RawEdit } from '../prompts/editorial-schemas.ts';
import { type Context, ifPossible, isForeignLine } from './context.ts';
import { figureCheckFor, formedText, type Part, withText } from './part.ts';
import type { Plan } from './plan.ts';
import { outlineOf } from './sections.ts';

/** Words the answer may take. */
export const EDIT_WORDS = 300;

/** An editor touches at most this share of an article's words; more would be a rewrite. */
const MOST_TOUCHED = 0.2;

/** A replacement may be so many times as long as its sentence, and so many words longer. */
const LONGEST = { times: 1.5, words: 5 } as const;

/** What an edit may take out without putting something in its place. */
const REMOVABLE: readonly RawEdit['why'][] = ['repeated idea', 'broken promise', 'dead ending'];

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A part's sentence, and what stands in its place, '' for nothing. */
type Edit = { part: Part; sentence: string; replacement: string; words: number };

/** What can be put in a sentence's place; undefined where nothing of it can be used. */
function soundReplacement(
  context: Context,
  part: Part,
  sentence: string,
  { replacement, why }: RawEdit,
): string | undefined {
  if (replacement.trim() === '') return REMOVABLE.includes(why) ? '' : undefined;
  const { language, brief } = context.request;
  const text = formedText(replacement, part, context);
  if (!text || text.includes('\n') || faultsOf(text).length > 0) return undefined;
  const most = countWords(sentence, language) * LONGEST.times + LONGEST.words;
  const marks = citedNumbers(sentence);
  const register = brief && addressForm(brief.address, language)?.register;
  const isSound =
    countWords(text, language) <= most &&
    [...citedNumbers(`${replacement} ${text}`)].every((mark) => marks.has(mark)) &&
    figureCheckFor(part, context)(text) &&
    (register === undefined || registerSlips([text], language, register).length === 0);
  return isSound && text !== sentence ? text : undefined;
}

/** The edits that can be made: each of a sentence that stands exactly once, until enough words are touched. */
function soundEdits(context: Context, parts: readonly Part[], raw: readonly RawEdit[]): Edit[] {
  const { language } = context.request;
  const sentences = parts.flatMap((part) =>
    allSentences(part.text, language).map((sentence) => ({ part, sentence })),
  );
  let room = parts.reduce((sum, { words }) => sum + words, 0) * MOST_TOUCHED;
  const touched = new Set<string>();
  return raw.flatMap((edit): Edit[] => {
    const wanted = spaced(edit.sentence);
    const places = sentences.filter(({ sentence }) => spaced(sentence) === wanted);
    const [place] = places;
    if (!place || places.length > 1 || touched.has(place.sentence)) return [];
    const replacement = soundReplacement(context, place.part, place.sentence, edit);
    const words = countWords(place.sentence, language);
    if (replacement === undefined || words > room) return [];
    room -= words;
    touched.add(place.sentence);
    return [{ ...place, replacement, words }];
  });
}

/** A part with its edits made; the same part where nothing would be left of it. */
function edited(part: Part, edits: readonly Edit[], context: Context): Part {
  const own = new Map(
    edits
      .filter((edit) => edit.part === part)
      .map(({ sentence, replacement }) => [sentence, replacement]),
  );
  if (own.size === 0) return part;
  const { language } = context.request;
  const changed = mapSentences(part.text, language, (sentence) => own.get(sentence) ?? sentence);
  const text = withFullEndings(changed, language);
  return text === '' ? part : withText(part, text, language);
}

/**
 * The parts with the edits that an editor makes after reading all of them: other words for single sentences, or none.
 * An edit counts only where its sentence stands exactly once and its new words could stand there by themselves: clean, as
 * long, no citation and no figure that was not there. Parts without an edit stay the same objects. Throws WritingError.
 */
export async function editorsPass(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
): Promise<Part[]> {
  const raw = await ifPossible(
    context.ask({
      ...{ name: 'article_edits', schema: editsSchema, words: EDIT_WORDS },
      effort: 'medium',
      prompt: () => editsPrompt(context.request, outlineOf(plan), parts),
      read: ({ edits }) => edits,
    }),
  );
  const native: RawEdit[] = [];
  for (const edit of raw ?? []) {
    const isNative = edit.replacement === '' || !(await isForeignLine(context, edit.replacement));
    if (isNative) native.push(edit);
  }
  const edits = soundEdits(context, parts, native);
  return parts.map((part) => edited(part, edits, context));
}
