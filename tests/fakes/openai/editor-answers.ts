import type { Writing } from './answer-writer.ts';
import type { Mode } from './mode.ts';
import { writeHeading, writeSentence } from './prose.ts';
import { isObject, type JsonSchema } from './strict-schema.ts';

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** The first of the values that a schema allows for a field. */
function firstAllowed(schema: JsonSchema, field: string): unknown {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const property = properties[field];
  return isObject(property) && Array.isArray(property.enum) ? property.enum[0] : undefined;
}

function writeBrief(schema: JsonSchema, { hints, lexicon, random }: Writing): object {
  const sentence = () => writeSentence(lexicon, random);
  return {
    ...{ reader: sentence(), wants: sentence(), pointOfView: sentence() },
    questions: times(3, () => `${writeHeading(lexicon, random)}?`),
    terms: lexicon.enumeration.words.slice(0, 3),
    address: firstAllowed(schema, 'address'),
    facts: times(2, sentence),
    queries: [hints.topic],
    ...{ table: false, quotation: false, keyPoints: true, faq: true },
  };
}

/** Whole sentences of the draft that a prompt ends with, short and without figures, marks or quotations. */
function sentencesOfDraft(prompt: string, tag: string): string[] {
  const draft = prompt.slice(prompt.indexOf('is not in the draft.'));
  const pieces = [...new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(draft)];
  return pieces
    .map(({ segment }) => segment.trim())
    .filter((piece) => /^[^[\]<>"\d\n]{12,140}[.。]$/u.test(piece));
}

function writeExtras({ hints, lexicon, random, put }: Writing): object {
  const draft = sentencesOfDraft(hints.prompt, lexicon.tag);
  const sentence = () => draft.pop() ?? writeSentence(lexicon, random);
  const isWanted = (name: string) => !hints.prompt.includes(`Leave "${name}" empty.`);
  return {
    keyPoints: isWanted('keyPoints') ? times(4, () => put('keyPoints', sentence())) : [],
    questions: times(isWanted('questions') ? 3 : 0, () => ({
      question: put('question', `${writeHeading(lexicon, random)}?`),
      answer: put('answer', `${sentence()}${lexicon.space}${sentence()}`),
    })),
    description: put('description', sentence()),
  };
}

function writeTranslatedOutline({ hints, lexicon, random, put }: Writing): object {
  return {
    titles: times(3, () => put('title', writeHeading(lexicon, random))),
    headings: times(hints.sections.min, () => put('heading', writeHeading(lexicon, random))),
    pictures: times(hints.pictures, () => put('picture', writeSentence(lexicon, random))),
  };
}

/**
 * The answer to what an editor asks: a brief, a critique that finds nothing, no edits, what stands beside an article, and its outline in another language;
 * with what the mode says instead. Undefined for other tasks.
 */
export function editorAnswer(schema: JsonSchema, writing: Writing, mode: Mode): object | undefined {
  switch (writing.hints.task) {
    case 'brief':
      return { ...writeBrief(schema, writing), ...mode.brief };
    case 'critique':
      return { faults: [], sections: [], ...mode.critique };
    case 'edit':
      return { edits: mode.edits ?? [] };
    case 'extras':
    case 'translate extras':
      return writeExtras(writing);
    case 'translate outline':
      return writeTranslatedOutline(writing);
    default:
      return undefined;
  }
}
