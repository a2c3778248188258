import { writeBadly } from './bad-prose.ts';
import { judgeClaims } from './claim-judgement.ts';
import { editorAnswer } from './editor-answers.ts';
import { lexiconOf, otherLexiconThan } from './lexicons/by-language.ts';
import type { Lexicon } from './lexicons/lexicon.ts';
import type { Fault, Mode } from './mode.ts';
import type { PromptHints } from './prompt-hints.ts';
import { writeHeading, writeSentence, writeText } from './prose.ts';
import { pick, type Random, seededRandom } from './random.ts';
import { isObject, type JsonSchema } from './strict-schema.ts';

const TOPIC_CHARACTERS = 40;
const TITLES = 5;
const REPAIRS = ['extend', 'shorten'];
const FACTOR = { min: 0.6, max: 1.6 };

/** What an answer is written from. */
export type Writing = {
  hints: PromptHints;
  lexicon: Lexicon;
  random: Random;
  factor: number;
  fault: Fault | undefined;
  harm: string;
  claims: Mode['claims'];
  isStubborn: boolean;
  /** What was written for a field, with what the mode plants in it. */
  put: (field: string, text: string) => string;
};

function factorOf(
  { lengthFactor = 1, obedientRepair }: Mode,
  task: string,
  random: Random,
): number {
  if (obedientRepair && REPAIRS.includes(task)) return 1;
  if (lengthFactor !== 'random') return lengthFactor;
  return FACTOR.min + random() * (FACTOR.max - FACTOR.min);
}

function writeContent({ hints, lexicon, random, factor, fault }: Writing): string {
  const words = Math.max(1, Math.round(hints.words * factor));
  // The same numbers give the same text: that is the repetition.
  const source = fault === 'repetition' ? seededRandom(1) : random;
  const ids = hints.passages.map(({ id }) => id);
  return writeBadly(fault, writeText(words, lexicon, source, ids), { hints, lexicon, random });
}

/** Other sentences for those that state what they should not; the same ones from a stubborn model. */
function rewriteSentences({ hints, lexicon, random, isStubborn }: Writing): unknown[] {
  return hints.sentences.map((sentence, index) => ({
    number: index + 1,
    text: isStubborn ? sentence : writeSentence(lexicon, random),
  }));
}

function writeTitle({ hints, lexicon, random }: Writing): string {
  const topic = [...hints.topic.replace(/\s+/g, ' ')].slice(0, TOPIC_CHARACTERS).join('');
  return topic
    ? `${topic}: ${pick(lexicon.enumeration.words, random)}`
    : writeHeading(lexicon, random);
}

function fillArray(items: JsonSchema, key: string, writing: Writing): unknown[] {
  const { hints, random } = writing;
  if (key === 'claims') return judgeClaims(hints.sentences, writing.claims);
  if (key === 'titles') {
    return Array.from({ length: TITLES }, () => writing.put('title', writeTitle(writing)));
  }
  if (key === 'sentences') return rewriteSentences(writing);
  if (key === 'sources') return hints.sources.filter(() => random() < 0.7);
  const { min, max } = hints.sections;
  const count = min + Math.floor(random() * (max - min + 1));
  return Array.from({ length: count }, () => fill(items, key, writing));
}

function writeLine(key: string, writing: Writing): string {
  const { lexicon, random } = writing;
  if (key === 'content') return writeContent(writing);
  return key === 'heading' ? writeHeading(lexicon, random) : writeSentence(lexicon, random);
}

/** What was written with what a mode plants in it. */
function planted(key: string, text: string, fault: Fault | undefined, plant: Mode['planted']) {
  if (fault !== 'planted-text' || plant?.in !== key) return text;
  if (plant.at === 'instead') return plant.text;
  return plant.at === 'start' ? `${plant.text}${text}` : `${text}${plant.text}`;
}

function fill(schema: JsonSchema, key: string, writing: Writing): unknown {
  const { random } = writing;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isObject(schema.properties) ? schema.properties : {}).map(
          ([name, property]) => [name, fill(isObject(property) ? property : {}, name, writing)],
        ),
      );
    case 'array':
      return fillArray(isObject(schema.items) ? schema.items : {}, key, writing);
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return true;
    default:
      if (key === 'harm') return writing.harm;
      if (Array.isArray(schema.enum)) return pick(schema.enum, random);
      return writing.put(key, writeLine(key, writing));
  }
}

/** Writes an answer that fits the schema, in the language and length the prompt states. */
export function writeAnswer(
  schema: JsonSchema,
  hints: PromptHints,
  mode: Mode,
  fault: Fault | undefined,
  random: Random,
): unknown {
  const isForeign = fault === 'wrong-language';
  const lexicon = isForeign ? otherLexiconThan(hints.language) : lexiconOf(hints.language);
  const factor = factorOf(mode, hints.task, random);
  const { harm = 'none', planted: plant, claims } = mode;
  const put = (field: string, text: string) => planted(field, text, fault, plant);
  const isStubborn = mode.isStubborn || fault === 'planted-figure' || fault === 'uncited-figure';
  const writing: Writing = {
    ...{ hints, lexicon, random, factor, fault, harm, claims, isStubborn, put },
  };
  return editorAnswer(schema, writing, mode) ?? fill(schema, '', writing);
}
