import type { Writing } from './answer-writer.ts';
import type { Mode } from './mode.ts';
import { readNumberedArticle, spareSentences } from './numbered-article.ts';
import { groupsIn, idsIn, type Task } from './prompt-hints.ts';
import { beforeStop, writeHeading, writeSentence } from './prose.ts';
import { pick } from './random.ts';
import { isObject, type JsonSchema } from './strict-schema.ts';

const TITLES = 5;
const TOPIC_CHARACTERS = 40;
const TOPIC_CHARACTERS_UNSPACED = 20;
const MOST_SPARE = 10;

/** A sentence of an article that can stand beside it: short, without figures or quotations. */
const TAKEAWAY = /^(?:[^[\]<>"|\d\n]|\[\d+\]){12,140}[.。]$/u;

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** The first of the values that a schema allows for a field. */
function firstAllowed(schema: JsonSchema, field: string): unknown {
  const property = isObject(schema.properties) ? schema.properties[field] : undefined;
  return isObject(property) && Array.isArray(property.enum) ? property.enum[0] : undefined;
}

function writeTitle({ hints, lexicon, random, put }: Writing): string {
  const most = lexicon.space ? TOPIC_CHARACTERS : TOPIC_CHARACTERS_UNSPACED;
  const topic = [...hints.topic.replace(/\s+/g, ' ')].slice(0, most).join('');
  const title = topic ? `${topic}: ${pick(lexicon.enumeration.words, random)}` : writeHeading(lexicon, random);
  return put('title', title);
}

/** A line without its full stop. */
const writeAngle = ({ lexicon, random }: Writing) => writeSentence(lexicon, random).replace(/[.。]$/u, '');

function writePlan(schema: JsonSchema, writing: Writing, { harm = 'none', plan }: Mode): object {
  const { hints, lexicon, random, put } = writing;
  const sentence = () => writeSentence(lexicon, random);
  const { min, max } = hints.sections;
  const count = min + Math.floor(random() * (max - min + 1));
  const { passages, blocks } = hints;
  const outline = groupsIn(blocks.OUTLINE, /^\d+\. (.*?)(?:: .*)?$/gm);
  const carriers = (at: number) => passages.slice((at * passages.length) / count, ((at + 1) * passages.length) / count);
  return {
    harm,
    advice: 'none',
    reader: sentence(),
    wants: sentence(),
    questions: times(3, () => `${writeHeading(lexicon, random)}?`),
    terms: lexicon.enumeration.words.slice(0, 3),
    pointOfView: sentence(),
    address: firstAllowed(schema, 'address'),
    angle: sentence(),
    titles: times(TITLES, () => writeTitle(writing)),
    sections: times(count, (at) => ({
      heading: outline[at]?.[0] ?? put('heading', writeHeading(lexicon, random)),
      covers: sentence(),
      passages: carriers(at).map(({ id }) => id),
    })),
    table: false,
    quotation: false,
    keyPoints: true,
    faq: true,
    ...plan,
  };
}

function judge(sentence: string, { contradicted = [], notFound = [], ...mode }: Claims) {
  const has = (marker: string) => sentence.includes(marker);
  const corrections = Object.entries(mode.corrections ?? {});
  const [, correction = ''] = corrections.find(([marker]) => has(marker)) ?? [];
  if (notFound.some(has)) return { verdict: 'not-found', correction };
  const isWrong = contradicted.some(has) || correction !== '';
  return { verdict: isWrong ? 'contradicted' : 'supported', correction };
}
type Claims = NonNullable<Mode['claims']>;

function writeExtras({ hints, lexicon, random, put }: Writing): object {
  const draft = readNumberedArticle(hints.blocks.ARTICLE)
    .map(({ text }) => text.replace(/^- /, ''))
    .filter((text) => TAKEAWAY.test(text));
  const sentence = () => draft.pop() ?? writeSentence(lexicon, random);
  const isWanted = (name: string) => !hints.prompt.includes(`Leave "${name}" empty.`);
  return {
    keyPoints: times(isWanted('keyPoints') ? 4 : 0, () => put('keyPoints', sentence())),
    questions: times(isWanted('questions') ? 3 : 0, () => ({
      question: put('question', `${writeHeading(lexicon, random)}?`),
      answer: put('answer', `${sentence()}${lexicon.space}${sentence()}`),
    })),
    description: put('description', sentence().replace(/ ?\[\d+\]/g, '')),
  };
}

function writeEdit(writing: Writing, { edits = [], moves = [], spare }: Mode): object {
  const { hints } = writing;
  const sentences = readNumberedArticle(hints.blocks.ARTICLE);
  return {
    edits: edits.flatMap(({ contains, replacement, reason }) => {
      const found = sentences.find(({ text }) => text.includes(contains));
      return found ? [{ sentence: found.number, replacement, reason }] : [];
    }),
    moves,
    spare: spare ?? spareSentences(sentences, MOST_SPARE),
    ...writeExtras(writing),
  };
}

function writeFrame(schema: JsonSchema, writing: Writing): object {
  const { hints, lexicon, random, put } = writing;
  const { BESIDE: beside, PICTURES: pictures } = hints.blocks;
  const ofLines = <T>(text: string | undefined, pattern: RegExp, make: (line: string) => T) =>
    groupsIn(text, pattern).map(([line]) => make(line));
  const told = (field: string, original = '') => {
    const marks = idsIn(original).map((id) => `[${id}]`);
    const sentence = writeSentence(lexicon, random);
    return put(field, marks.length > 0 ? beforeStop(sentence, marks.join('')) : sentence);
  };
  return {
    address: firstAllowed(schema, 'address'),
    terms: times(3, (at) => `${at + 1} = ${lexicon.enumeration.words[at]}`),
    titles: times(3, () => put('title', writeHeading(lexicon, random))),
    headings: times(hints.sections.min, () => put('heading', writeHeading(lexicon, random))),
    pictures: ofLines(pictures, /^(.+)$/gm, () => writeSentence(lexicon, random)),
    keyPoints: ofLines(beside, /^Key point: (.*)$/gm, (point) => told('keyPoints', point)),
    questions: ofLines(beside, /^Answer: (.*)$/gm, (answer) => ({
      question: put('question', `${writeHeading(lexicon, random)}?`),
      answer: told('answer', answer),
    })),
    description: told('description'),
  };
}

/** Fills every field of a schema. */
function fill(schema: unknown, writing: Writing): unknown {
  const { type, properties, items, enum: allowed } = isObject(schema) ? schema : {};
  if (Array.isArray(allowed)) return pick(allowed, writing.random);
  if (type === 'object') {
    const fields = Object.entries(isObject(properties) ? properties : {});
    return Object.fromEntries(fields.map(([name, field]) => [name, fill(field, writing)]));
  }
  if (type === 'array') return times(writing.hints.sections.min, () => fill(items, writing));
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return 1;
  return writeSentence(writing.lexicon, writing.random);
}

/** The JSON answer to a task in a mode. */
export function jsonAnswer(schema: JsonSchema, writing: Writing, mode: Mode): unknown {
  const { hints, lexicon, random } = writing;
  const { harmInText = 'none', leavesOutHarm } = mode;
  const harm = leavesOutHarm ? undefined : harmInText;
  const numbered = hints.sentences.map((sentence, at) => ({ sentence, number: at + 1 }));
  const tasks: Readonly<Partial<Record<Task, () => object>>> = {
    plan: () => writePlan(schema, writing, mode),
    angles: () => ({
      articles: (mode.angles ?? times(hints.angles, () => writeAngle(writing))).map((angle) => ({
        angle,
        title: writeTitle(writing),
      })),
    }),
    search: () => ({ queries: mode.queries ?? [hints.topic] }),
    judge: () => ({ harm: harmInText }),
    check: () => ({
      harm,
      verdicts: numbered.map(({ sentence, number }) => ({ number, ...judge(sentence, mode.claims ?? {}) })),
    }),
    edit: () => ({ harm, ...writeEdit(writing, mode) }),
    extras: () => ({ harm, ...writeExtras(writing) }),
    // A stubborn model gives the same sentences again.
    reword: () => ({
      sentences: numbered.map(({ sentence, number }) => ({
        number,
        text: mode.isStubborn ? sentence : writeSentence(lexicon, random),
      })),
    }),
    'translate frame': () => writeFrame(schema, writing),
    compare: () => ({
      harm,
      faults: numbered.flatMap(({ sentence, number }) =>
        (mode.translationFaults ?? [])
          .filter(({ contains }) => sentence.includes(contains))
          .map(({ correction }) => ({ number, correction })),
      ),
      missing: mode.missing ?? [],
    }),
  };
  return tasks[hints.task as Task]?.() ?? fill(schema, writing);
}
