import { z } from 'zod';
import { dataBlock } from '../chat/prompt.ts';
import { VERDICTS } from '../claims.ts';
import { choiceField, listField, numberField, textField } from './fields.ts';
import { EDITOR_RULES } from './rules.ts';
import { type Assignment, type Call, makePrompt, ownPassages, sentenceLines } from './shared.ts';

const verdict = z.object({
  ...{ number: numberField, verdict: choiceField(VERDICTS), passage: numberField.catch(0) },
  ...{ words: textField, correction: textField },
});

export type GivenVerdict = z.infer<typeof verdict>;

export const VERDICT_WORDS = 40;

/** Has the model judge each sentence of somebody's text by the passages alone. */
export const checkClaimsCall = (
  { request, material }: Assignment,
  sentences: Parameters<typeof sentenceLines>[0],
): Call<{ verdicts: GivenVerdict[] }> => ({
  name: 'claims_check',
  schema: z.object({ verdicts: listField(verdict) }),
  effort: 'medium',
  words: sentences.length * VERDICT_WORDS,
  prompt: () => ({
    ...makePrompt(request, { material }, [
      'Task: claims',
      'The SENTENCES are of a text that somebody wants checked; the notes in brackets behind them are for you. Judge each by the passages of the SOURCE blocks alone, whatever you know, and list every number once in "verdicts": "supported" where a passage says so, in any language, also in other words or units, rounded or summed up; "contradicted" where a passage says otherwise: another number, unit, date, period, name or place, two things exchanged, more for less, before for after, yes for no, or a condition left out that changes what it means; "not-found" where it claims something, or a part of it does, that no passage says or denies; "no-claim" where it claims nothing that a source could say: a heading, a question, a greeting, advice, an opinion, words that lead on.',
      'For "supported" and "contradicted", give in "passage" the id of the passage that decides, and in "words" those of its words that do, copied exactly, as few as suffice; else 0 and an empty text. Give in "correction" a contradicted sentence as it should read by that passage, whole, by the smallest change, in its own form, without ids; else an empty text.',
      ownPassages(material, sentences.map(({ sentence }) => sentence).join(' ')),
      dataBlock('SENTENCES', sentenceLines(sentences)),
    ]),
    ...EDITOR_RULES,
  }),
});
