import { z } from 'zod';
import type { ChangeReason } from '@/lib/constants/options.ts';
import type { Passage } from '@/lib/research/passages.ts';
import { dataBlock, textsBlock } from '../chat/prompt.ts';
import { choiceField, listField, numberField, numbersField, textField, textsField } from './fields.ts';
import { harmTask, optionalHarmField } from './harm.ts';
import { describeLength, EDITOR_RULES } from './rules.ts';
import {
  type Assignment,
  type Call,
  makePrompt,
  ownPassages,
  type Plan,
  passageBlocks,
  sentenceLines,
} from './shared.ts';

export const extrasFields = {
  description: textField,
  keyPoints: textsField,
  questions: listField(z.object({ question: z.string(), answer: z.string() })).catch([]),
};

const PROOF_REASONS = [
  'contradicted',
  'condition',
  'unattributed',
  'unsafe',
  'inconsistent',
  'arithmetic',
  'repetition',
  'slip',
  'register',
  'placeholder',
  'characters',
  'shouting',
  'language',
  'address',
  'assistant',
] as const satisfies readonly ChangeReason[];

/** Units of a text by their numbers; those in no list stand as they are. */
export const proofSchema = z.object({
  supported: listField(numberField),
  free: numbersField,
  misleads: listField(
    z.object({
      number: numberField,
      /** '' cuts it. */
      text: z.string(),
      reason: choiceField(PROOF_REASONS).catch('contradicted'),
    }),
  ).catch([]),
  overstated: numbersField,
  told: listField(z.object({ number: numberField, words: textField })).catch([]),
  marks: listField(z.object({ number: numberField, passages: numbersField })).catch([]),
  spare: numbersField,
  harm: optionalHarmField,
  ...extrasFields,
});
export type Proof = z.infer<typeof proofSchema>;

/** A text to prove: "(5)" precedes a sentence, item, row, heading or the title. */
export type Numbered = {
  text: readonly { heading: string; text: string }[];
  /** What code noticed, such as "12 is not in [4]". */
  notes: readonly { number: number; text: string }[];
  words: number;
  range: { min: number; max: number };
  helps: Plan['helps'] | undefined;
};

/** Most of a text that it is asked to spare. */
export const SPARE_SHARE = 0.1;

function spareTask({ words, range }: Numbered, language: Assignment['request']['language']): string {
  const over = words - range.max;
  const most = over > 0 ? over : Math.min(words - range.min, Math.round(words * SPARE_SHARE));
  if (most <= 0) return 'Leave "spare" empty.';
  const length = describeLength(most, language);
  return over > 0
    ? `The text is too long by ${length}: list in "spare" the numbers of sentences that it can do without, the most dispensable first, until that much is gone; never a warning or a step.`
    : `List in "spare" the numbers of sentences that say nothing, or only what the text has said: at most ${length} together, never a warning or a step. A good text has none.`;
}

function extrasTask(helps: Numbered['helps'], hasPassages: boolean): string {
  if (!helps) return 'Leave "description", "keyPoints" and "questions" empty.';
  return [
    helps.keyPoints
      ? 'Give in "keyPoints" three to five full sentences with the takeaways, the most useful first.'
      : 'Leave "keyPoints" empty.',
    helps.faq
      ? 'Give in "questions" three to five questions that readers ask about the TOPIC and the article does not answer under a heading, each with an answer of one to three sentences that stands by itself.'
      : 'Leave "questions" empty.',
    'Give in "description" one or two full sentences of at most 150 characters together, in Chinese and Japanese 70 to 110, that tell people who see them in search results what they will learn; no call to click.',
    hasPassages
      ? 'Key points and answers carry the marks of the sentences they rest on; the description has none. No figure that is not in the article.'
      : 'Write no marks, and no figure that is not in the article.',
  ].join(' ');
}

const MISLEADS =
  'a wrong number, unit, date, period, name or place, two things exchanged, more for less, before for after, yes for no; without a condition that changes what a reader does ("condition"); a finding or words attributed to somebody without a passage, or an event, person or sum that an "I" claims and neither the WISHES nor the AUTHOR told ("unattributed"); advice that could hurt somebody ("unsafe"); a contradiction to another sentence ("inconsistent"); a wrong sum, count or comparison: work each one out ("arithmetic")';

export const WHO_TOLD = 'who told it?';
export const OPINION = 'opinion';

const sourcesTask =
  'A mark also carries the sentences before it in its paragraph. In "supported", list the numbers of all units that carry a mark, or are carried by one, and whose passages say so, in any language, also in other words or units, rounded or summed up. In "free", those with a mark of their own whose passages do not say it and that do not mislead either: they lose their marks. In "marks", give units without a mark whose every fact stands in passages and where a reader would ask where that comes from, with the ids; few.';

/** Has the model read a text beside its passages and name what would mislead a reader, and what is missing. */
export const proveCall = (assignment: Assignment, register: string, numbered: Numbered): Call<Proof> => {
  const { request, material } = assignment;
  const hasPassages = material.passages.length > 0;
  const { text, notes, helps } = numbered;
  return {
    name: 'article_proof',
    schema: proofSchema,
    effort: 'medium',
    words: PROOF_WORDS + (helps ? EXTRA_WORDS : 0),
    prompt: () =>
      makePrompt(request, { material, register }, [
        'Task: prove',
        'The ARTICLE is about to be printed, and you answer for it. (5) before a sentence, a list item, a table row, a heading or the title is its number.',
        hasPassages ? sourcesTask : 'There are no sources: leave "supported", "free" and "marks" empty.',
        `In "misleads", list only what would mislead a reader: ${MISLEADS}. Also what must not be printed: another form of address than the rest ("register"), a gap to fill in ("placeholder"), lost characters ("characters"), capitals for emphasis ("shouting"), another language ("language"), a web address ("address"), talk of an assistant ("assistant"), a sentence said before in the same words ("repetition"), a wrong word or a slip of the pen ("slip"). Give in "text" the whole unit as it should read, by the smallest change, in the writer’s voice and in the same form: a row with its cells between " | ", an item or a heading without a full stop where it had none; with its marks, which stay right; empty where only cutting helps. What is right stays as it is, also where you would have written it differently.`,
        'In "overstated", list sentences that say something more strongly than the passages, but mislead nobody: they stay, and the author is told.',
        `In "told", answer for each unit, as it stands, that the NOTES ask "${WHO_TOLD}", and for any other in which an "I" or "we" claims an event, a person, a sum, a place or a date of its own: give in "words" the words of the AUTHOR, the WISHES or the TOPIC that tell it, copied exactly, as few as suffice; "none" where nobody told it; "${OPINION}" where it claims nothing of the kind: a thought, a feeling or a joke about what was told, advice, a general "we", the words of others.`,
        spareTask(numbered, request.language),
        extrasTask(helps, hasPassages),
        harmTask('the ARTICLE gives'),
        notes.length > 0 && 'NOTES are what a program noticed; it often is mistaken.',
        notes.length > 0 && dataBlock('NOTES', notes.map((note) => `(${note.number}) ${note.text}`).join('\n')),
        ownPassages(material, text.map((each) => each.text).join(' ')),
        textsBlock('ARTICLE', text),
      ]),
  };
};

const PROOF_WORDS = 200;
const EXTRA_WORDS = 250;
export const PROVE_WORDS = PROOF_WORDS + EXTRA_WORDS;

export const recheckSchema = z.object({
  misleads: listField(z.object({ number: numberField, text: z.string() })),
  words: listField(z.object({ number: numberField, words: z.string() })).catch([]),
});

export const WHICH_WORDS = 'which words say so?';
export const BESIDE_NOTE = 'it stands beside the article';

/** Has the model read changed sentences again, with their passages, and say which words bear out a figure. */
export const recheckCall = (
  { request, material }: Assignment,
  units: readonly { sentence: string; before?: string; pointers: readonly string[] }[],
  cited: readonly Passage[],
): Call<z.infer<typeof recheckSchema>> => ({
  name: 'article_recheck',
  schema: recheckSchema,
  effort: 'medium',
  words: units.length * 20,
  prompt: () => ({
    ...makePrompt(request, {}, [
      'Task: recheck',
      ...passageBlocks(cited, material.documents),
      'Each of the SENTENCES was changed or stands beside an article; the notes in brackets behind it are for you. Judge it by the passages it cites, one without a mark by all of them. List in "misleads" only those that would mislead a reader, with the whole text as it should read, in the same form and with its marks, or an empty text where only cutting helps.',
      `Where the note asks "${WHO_TOLD}", give in "words" the words of the AUTHOR, the WISHES or the TOPIC that tell what the sentence claims of an "I" or "we", copied exactly; "none" where nobody told it; "${OPINION}" where it claims no event, person, sum, place or date.`,
      `Where the note asks "${WHICH_WORDS}", give in "words" the words of the passage that say so, copied exactly, as few as suffice: also where they write the number in words, or where the sentence works it out from them or names it as an assumption. Leave the sentence out where there are none.`,
      dataBlock('SENTENCES', sentenceLines(units)),
    ]),
    ...EDITOR_RULES,
  }),
});

/** Has the model name more sentences that too long an article can do without. */
export const cutCall = (
  { request }: Assignment,
  numbered: Pick<Numbered, 'text' | 'words' | 'range'>,
): Call<{ spare: number[] }> => ({
  name: 'article_cuts',
  schema: z.object({ spare: numbersField }),
  words: 60,
  prompt: () =>
    makePrompt(request, {}, [
      'Task: cut',
      '(5) before a sentence of the ARTICLE is its number.',
      spareTask({ ...numbered, notes: [], helps: undefined }, request.language),
      textsBlock('ARTICLE', numbered.text),
    ]),
});
