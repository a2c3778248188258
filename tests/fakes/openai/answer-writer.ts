import { jsonAnswer } from './json-answers.ts';
import type { Lexicon } from './lexicon.ts';
import { otherLexiconThan, tagLexicon } from './lexicon.ts';
import type { Fault, Mode } from './mode.ts';
import { plainAnswer } from './plain-text.ts';
import type { PromptHints } from './prompt-hints.ts';
import { writeText } from './prose.ts';
import type { Random } from './random.ts';
import type { JsonSchema } from './strict-schema.ts';

const FACTOR = { min: 0.6, max: 1.6 };

/** Input of an answer. */
export type Writing = {
  hints: PromptHints;
  lexicon: Lexicon;
  random: Random;
  fault: Fault | undefined;
  /** Sentences of passages that the answer has already. */
  used: Set<string>;
  /** The text of a field with the mode’s planted text. */
  put: (field: string, text: string, section?: number | 'opening' | 'ending') => string;
};

function lengthFactor({ lengthFactor = 1, obedientRepair }: Mode, task: string, random: Random): number {
  if (obedientRepair && task === 'grow') return 1;
  if (lengthFactor !== 'random') return lengthFactor;
  return FACTOR.min + random() * (FACTOR.max - FACTOR.min);
}

/** Plants a mode’s text into its fields. */
function planter(plant: Mode['planted'], fault: Fault | undefined): Writing['put'] {
  return (field, text, section) => {
    if (fault !== 'planted-text' || plant?.in !== field) return text;
    if (plant.section !== undefined && plant.section !== section) return text;
    if (plant.at === 'instead') return plant.text;
    return plant.at === 'start' ? `${plant.text}${text}` : `${text}${plant.text}`;
  };
}

/** Writes an answer in the language and length the prompt states: JSON that fits the schema, or plain text. */
export function writeAnswer(
  schema: JsonSchema | undefined,
  hints: PromptHints,
  mode: Mode,
  fault: Fault | undefined,
  random: Random,
): string {
  const isForeign = fault === 'wrong-language';
  const lexicon = isForeign ? otherLexiconThan(hints.language) : tagLexicon(hints.language);
  const put = planter(mode.planted, fault);
  const writing: Writing = { hints, lexicon, random, fault, used: new Set(), put };
  const words = Math.max(1, Math.round(hints.words * lengthFactor(mode, hints.task, random)));
  if (schema) return JSON.stringify(jsonAnswer(schema, writing, mode));
  return plainAnswer(words, writing, mode) ?? writeText(words, lexicon, random);
}
