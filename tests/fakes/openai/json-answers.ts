import type { Writing } from './answer-writer.ts';
import type { Mode } from './mode.ts';
import { readNumberedArticle, spareSentences } from './numbered-article.ts';
import { groupsIn, idsIn, type Task } from './prompt-hints.ts';
import { beforeStop, writeHeading, writeSentence } from './prose.ts';
import { pick } from './random.ts';
import { isObject, type JsonSchema } from './strict-schema.ts';

const TITLES = 5;
const QUESTIONS = 5;
const TOPIC_CHARACTERS = 40;
const TOPIC_CHARACTERS_UNSPACED = 20;

/** A sentence of an article that can stand beside it: short, without figures or quotations. */
const TAKEAWAY = /^(?:[^[\]<>"|\d\n]|\[\d+\]){12,140}[.。]$/u;

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** The first of the values that a schema allows for a field. */
function firstAllowed(schema: JsonSchema, field: string): unknown {
  const property = isObject(schema.properties) ? schema.properties[field] : undefined;
  return isObject(property) && Array.isArray(property.enum) ? property.enum[0] : undefined;
}

export function writeTitle({ hints, lexicon, random, put }: Writing): string {
  const most = lexicon.space ? TOPIC_CHARACTERS : TOPIC_CHARACTERS_UNSPACED;
  const topic = [...hints.topic.replace(/\s+/g, ' ')].slice(0, most).join('');
  const title = topic ? `${topic}: ${pick(lexicon.enumeration.words, random)}` : writeHeading(lexicon, random);
  return put('title', title);
}

/** A line without its full stop. */
const writeAngle = ({ lexicon, random }: Writing) => writeSentence(lexicon, random).replace(/[.。]$/u, '');

function writePlannedBatch(writing: Writing, { angles, replaced = {} }: Mode): object {
  const planned = (angle: string) => ({ angle, title: writeTitle(writing) });
  return {
    articles: (angles ?? times(writing.hints.angles, () => writeAngle(writing))).map((angle) => ({
      question: `${writeHeading(writing.lexicon, writing.random)}?`,
      ...planned(angle),
    })),
    replaced: Object.entries(replaced).map(([number, angle]) => ({ number: Number(number), ...planned(angle) })),
  };
}

function writeOverview(writing: Writing, { overview }: Mode): object {
  const { hints, lexicon, random, put } = writing;
  const sentence = () => put('text', writeSentence(lexicon, random));
  return {
    title: writeTitle(writing),
    introduction: sentence(),
    paragraphs: times(hints.angles - (overview === '' ? 1 : 0), (at) => ({
      number: at + 1,
      text: overview || sentence(),
    })),
    conclusion: sentence(),
  };
}

/** The plan of an article, as JSON or as the first line of its text. */
export function writePlan(schema: JsonSchema | undefined, writing: Writing, { harm = 'none', plan }: Mode): object {
  const { hints, lexicon, random, put } = writing;
  const sentence = () => writeSentence(lexicon, random);
  const { min, max } = hints.sections;
  const count = hints.prompt.includes('Leave "sections" empty.') ? 0 : min + Math.floor(random() * (max - min + 1));
  const outline = groupsIn(hints.blocks.OUTLINE, /^\d+\. (.*?)(?:: .*)?$/gm);
  return {
    harm,
    advice: 'none',
    address: schema && firstAllowed(schema, 'address'),
    thread: sentence(),
    question: `${writeHeading(lexicon, random)}?`,
    tension: sentence(),
    details: hints.passages.slice(0, 3).map(({ id }) => beforeStop(sentence(), `[${id}]`)),
    quotation: '',
    leaveOut: [sentence()],
    titles: times(TITLES, () => writeTitle(writing)),
    openings: times(3, sentence),
    authorQuestions: [],
    tags: [],
    keyPoints: true,
    faq: true,
    sections: times(count, (at) => ({
      heading: outline[at]?.[0] ?? put('heading', writeHeading(lexicon, random)),
      covers: sentence(),
      weight: 1,
    })),
    ...plan,
  };
}

type Claims = NonNullable<Mode['claims']>;

/** '' for a contradicted sentence without a correction; undefined for any other. */
function correctionOf(sentence: string, { contradicted = [], corrections = {} }: Claims): string | undefined {
  const has = (marker: string) => sentence.includes(marker);
  const [, correction] = Object.entries(corrections).find(([marker]) => has(marker)) ?? [];
  return correction ?? (contradicted.some(has) ? '' : undefined);
}

function writeProof(writing: Writing, mode: Mode): object {
  const { hints } = writing;
  const { claims = {}, misleads = [], overstated = [], marks = [], spare, obeysNotes, told = {} } = mode;
  const units = readNumberedArticle(hints.blocks.ARTICLE);
  const numbersWith = (texts: readonly string[]) =>
    units.filter(({ text }) => texts.some((each) => text.includes(each))).map(({ number }) => number);
  const free = numbersWith(claims.notFound ?? []);
  const noted = obeysNotes ? groupsIn(hints.blocks.NOTES, /^\((\d+)\) (?:the same words as|a web address)/gm) : [];
  const asked = groupsIn(hints.blocks.NOTES, /^\((\d+)\) who told it\?/gm).flat();
  const isTooLong = hints.prompt.includes('The text is too long by ');
  return {
    supported:
      hints.passages.length > 0 ? units.map(({ number }) => number).filter((number) => !free.includes(number)) : [],
    free,
    misleads: units.flatMap(({ number, text }) => {
      const told = misleads.find(({ contains }) => text.includes(contains));
      if (told) return [{ number, text: told.text, reason: told.reason ?? 'contradicted' }];
      const correction = noted.some(([each]) => each === `${number}`) ? '' : correctionOf(text, claims);
      return correction === undefined ? [] : [{ number, text: correction, reason: 'contradicted' }];
    }),
    told: units.flatMap(({ number, text }) => {
      const [, words] =
        Object.entries(told).find(([contained]) => told !== 'nothing' && text.includes(contained)) ?? [];
      const isAsked = told !== 'nothing' && asked.includes(`${number}`);
      return words !== undefined || isAsked ? [{ number, words: words ?? 'opinion' }] : [];
    }),
    overstated: numbersWith(overstated),
    marks: marks.flatMap(({ contains, passages }) => numbersWith([contains]).map((number) => ({ number, passages }))),
    spare: spare ?? (isTooLong ? spareSentences(units, units.length) : []),
    ...writeExtras(writing),
  };
}

function writeRecheck({ hints }: Writing, { claims = {}, misleadsAgain = [], words = {} }: Mode): object {
  const units = hints.sentences.map((text, at) => ({ text, number: at + 1 }));
  return {
    misleads: units.flatMap(({ number, text }) => {
      const told = misleadsAgain.find(({ contains }) => text.includes(contains));
      const again = told ? told.text : claims.contradicted?.some((each) => text.includes(each)) ? '' : undefined;
      return again === undefined ? [] : [{ number, text: again }];
    }),
    words: units.flatMap(({ number, text }) => {
      const cited = hints.passages.find(({ id }) => idsIn(text).includes(id)) ?? hints.passages[0];
      const copied =
        words === 'copied' ? cited?.text : Object.entries(words).find(([each]) => text.includes(each))?.[1];
      return copied === undefined ? [] : [{ number, words: copied }];
    }),
  };
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu));

/** Supported by the passage with the most words of the sentence; what is no sentence claims nothing. */
function writeVerdicts({ hints }: Writing, { verdicts = {} }: Mode): object {
  const given = hints.sentences.flatMap((sentence, at) => {
    const [, wanted = {}] = Object.entries(verdicts).find(([contained]) => sentence.includes(contained)) ?? [];
    if (wanted === null) return [];
    const shared = ({ text }: { text: string }) => wordsIn(text).intersection(wordsIn(sentence)).size;
    const [closest] = hints.passages.toSorted((one, other) => shared(other) - shared(one));
    const isClaim = /[.。]$/u.test(sentence) && closest;
    const found = isClaim ? { passage: closest.id, words: closest.text } : { passage: 0, words: '' };
    return { number: at + 1, verdict: isClaim ? 'supported' : 'no-claim', ...found, correction: '', ...wanted };
  });
  return { verdicts: given };
}

/** Each passage of the author, word for word, at the end of a paragraph of its own. */
function writePersonal({ hints, lexicon }: Writing, { personal }: Mode): object {
  const paragraphs = groupsIn(hints.blocks.ARTICLE, /^\((\d+)\) (.*)$/gm).slice(0, hints.passages.length);
  const changes = paragraphs.map(([number, text], at) => {
    const { id = 0, text: told = '' } = hints.passages[at] ?? {};
    return { number: Number(number), text: `${text}${lexicon.space}${beforeStop(told, `[${id}]`)}` };
  });
  return { changes: personal ?? changes };
}

function writeExtras({ hints, lexicon, random, put }: Writing): object {
  const draft = readNumberedArticle(hints.blocks.ARTICLE)
    .filter(({ paragraph }) => paragraph > 0)
    .map(({ text }) => text.replace(/^- /, ''))
    .filter((text) => TAKEAWAY.test(text));
  const sentence = () => draft.pop() ?? writeSentence(lexicon, random);
  const isWanted = (name: string) => !hints.prompt.includes(`Leave "${name}" empty.`);
  if (hints.prompt.includes('Leave "description", "keyPoints" and "questions" empty.')) {
    return { keyPoints: [], questions: [], description: '' };
  }
  return {
    keyPoints: times(isWanted('keyPoints') ? 4 : 0, () => put('keyPoints', sentence())),
    questions: times(isWanted('questions') ? 3 : 0, () => ({
      question: put('question', `${writeHeading(lexicon, random)}?`),
      answer: put('answer', `${sentence()}${lexicon.space}${sentence()}`),
    })),
    description: put('description', sentence().replace(/ ?\[\d+\]/g, '')),
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
    conclusionHeading: '',
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
  const { hints } = writing;
  const { harmInText = 'none', leavesOutHarm } = mode;
  const harm = leavesOutHarm ? undefined : harmInText;
  const numbered = hints.sentences.map((sentence, at) => ({ sentence, number: at + 1 }));
  const tasks: Readonly<Partial<Record<Task, () => object>>> = {
    plan: () => writePlan(schema, writing, mode),
    angles: () => writePlannedBatch(writing, mode),
    overview: () => writeOverview(writing, mode),
    interview: () => ({
      questions:
        mode.questions ??
        times(QUESTIONS, () => writeSentence(writing.lexicon, writing.random).replace(/[.。]$/u, '?')),
    }),
    search: () => ({ queries: mode.queries ?? [hints.topic] }),
    judge: () => ({ harm: harmInText }),
    'house rules': () => ({ rules: `Short sentences. Texts shown: ${hints.blocks.VOICE?.length}.` }),
    prove: () => ({ harm, ...writeProof(writing, mode) }),
    recheck: () => writeRecheck(writing, mode),
    claims: () => writeVerdicts(writing, mode),
    personal: () => writePersonal(writing, mode),
    cut: () => {
      const units = readNumberedArticle(hints.blocks.ARTICLE);
      return { spare: mode.spare ?? spareSentences(units, units.length) };
    },
    choose: () => {
      const { prints = '\0' } = mode;
      const has = (block: string) => hints.blocks[block]?.includes(prints);
      return { print: has('FIRST') ? 'first' : has('SECOND') ? 'second' : 'neither' };
    },
    'translate frame': () => writeFrame(schema, writing),
    'translation check': () => ({
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
