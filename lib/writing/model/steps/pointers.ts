import type { Language } from '@/lib/constants/options.ts';
import { lintWords, proseWords } from '@/lib/languages/words.ts';
import type { Passage } from '@/lib/research/passages.ts';
import { contentTerms } from '@/lib/text/terms.ts';
import { splitWords } from '@/lib/text/words.ts';
import { WHO_TOLD } from '../../calls/prove.ts';
import { addressForm } from '../../calls/rules.ts';
import { citedNumbers, unmarked } from '../../evidence/citations.ts';
import { numbersIn, unknownNumbers } from '../../evidence/numbers.ts';
import { jaccard } from '../../repetition.ts';
import { commonRegister, findDoubts, findFault, type Register, registerSlips, talksAsAssistant } from '../lint/lint.ts';
import { type Context, foreignTexts } from './context.ts';
import type { Unit } from './part.ts';

/** A unit with the passages that it rests on: by its own marks, or by the next ones in its paragraph. */
export type Claim = Unit & {
  number: number;
  cited: readonly Passage[];
  isMarked: boolean;
  /** Number of the unit whose marks it rests on. */
  carrier: number | undefined;
};

/** Figures of a sentence that stand in none of the passages, their headings and column names included. */
export function missingFigures(sentence: string, passages: readonly Passage[]): string[] {
  const known = passages.flatMap(({ text, heading = '', columns = '' }) =>
    numbersIn(`${heading}\n${columns}\n${text}`),
  );
  return unknownNumbers(sentence, known);
}

export const readClaims = (units: readonly Unit[], passages: readonly Passage[]): Claim[] =>
  units.map((unit, at) => {
    const own = citedNumbers(unit.text);
    const inParagraph = ({ paragraph, kind }: Unit) => kind === 'paragraph' && paragraph === unit.paragraph;
    const place = inParagraph(unit)
      ? units.findIndex((later, index) => index >= at && inParagraph(later) && citedNumbers(later.text).size > 0)
      : -1;
    const marks = own.size > 0 || place < 0 ? own : citedNumbers(units[place]?.text ?? '');
    const cited = passages.filter(({ id }) => marks.has(id));
    return { ...unit, number: at + 1, cited, isMarked: own.size > 0, carrier: place < 0 ? undefined : place + 1 };
  });

const isProse = ({ kind }: Unit) => kind === 'paragraph' || kind === 'list';

/** Shorter sentences may stand twice: "It depends." */
const FEWEST_WORDS = 5;

/** Numbers of earlier sentences that say the same in the same words. */
function repetitions(claims: readonly (Unit & { number: number })[], language: Language): Map<number, number> {
  const said = new Map<string, number>();
  const found = new Map<number, number>();
  for (const { text, number } of claims.filter(isProse)) {
    const words = splitWords(unmarked(text).toLocaleLowerCase(), language);
    if (words.length < FEWEST_WORDS) continue;
    const line = words.join(' ');
    const earlier = said.get(line);
    if (earlier === undefined) said.set(line, number);
    else found.set(number, earlier);
  }
  return found;
}

const MOST_FIGURED = 200;

/** Share of terms from which on two sentences say nearly the same. */
const NEARLY_SAME = 0.6;

/** Pairs of sentences that say nearly the same with other figures. */
function nearPairs(claims: readonly Claim[], language: Language) {
  const figured = claims.flatMap((claim) => {
    const figures = numbersIn(unmarked(claim.text));
    if (figures.length === 0 || !isProse(claim)) return [];
    return [{ ...claim, figures, terms: new Set(contentTerms(unmarked(claim.text), language)) }];
  });
  // Enough for an article.
  figured.splice(MOST_FIGURED);
  return figured.flatMap((one, at) =>
    figured.slice(at + 1).flatMap((other) => {
      const differs =
        unknownNumbers(other.text, one.figures).length > 0 && unknownNumbers(one.text, other.figures).length > 0;
      return differs && jaccard(one.terms, other.terms) >= NEARLY_SAME ? [[one.number, other.number] as const] : [];
    }),
  );
}

export type Fault = 'placeholder' | 'characters' | 'address' | 'language' | 'repetition' | 'assistant';

/** Numbers of the units of paragraphs that stood before, word for word. */
function repeatedParagraphs(units: readonly Unit[], language: Language): Set<number> {
  const numbered = units.map((unit, at) => ({ ...unit, number: at + 1 }));
  const repeated = repetitions(numbered, language);
  const paragraphs = Map.groupBy(
    numbered.filter(({ kind }) => kind === 'paragraph'),
    ({ paragraph }) => paragraph,
  );
  const whole = [...paragraphs.values()].filter(
    (own) => own.length > 1 && own.every((each) => repeated.has(each.number)),
  );
  return new Set(whole.flat().map(({ number }) => number));
}

/** Whether a unit is the first or the last of its part, where assistants talk to their user. */
const isAtEdge = (units: readonly Unit[], at: number) => {
  const part = units[at]?.part;
  const own = units.flatMap((unit, place) => (unit.part === part && unit.block >= 0 ? [place] : []));
  return at === own[0] || at === own.at(-1);
};

/** What must not be printed, by the numbers of units. */
export async function findFaults(context: Context, units: readonly Unit[]): Promise<Map<number, Fault>> {
  const { topic, language } = context.request;
  const foreign = await foreignTexts(
    context,
    units.map(({ text }) => text),
  );
  const repeated = repeatedParagraphs(units, language);
  return new Map(
    units.flatMap((unit, at): [number, Fault][] => {
      const { text } = unit;
      const isTalk = talksAsAssistant(text, language) && isProse(unit) && isAtEdge(units, at);
      const form = isTalk ? 'assistant' : repeated.has(at + 1) ? 'repetition' : undefined;
      const fault = findFault(text, topic) ?? (foreign.has(text) ? 'language' : form);
      return fault ? [[at + 1, fault]] : [];
    }),
  );
}

const FAULT_NOTES: Readonly<Record<Fault, string>> = {
  placeholder: 'a gap to fill in',
  characters: 'lost characters',
  address: 'a web address',
  language: 'another language',
  repetition: 'a paragraph for the second time',
  assistant: 'talk of an assistant',
};

/** Units that may address the reader: lists are notes in some languages. */
function addressing(units: readonly Unit[], language: Language): string[] {
  const areListsNotes = proseWords(language).register?.areListsNotes;
  const addressed = units.filter(({ kind }) => kind === 'paragraph' || (kind === 'list' && !areListsNotes));
  return addressed.map(({ text }) => text);
}

/** The register of most sentences. */
export const registerOf = (units: readonly Unit[], language: Language): Register | undefined =>
  commonRegister(addressing(units, language), language);

/** Whether a text speaks of its author, as far as its words tell. */
export const isPersonal = (text: string, { request }: Context): boolean =>
  lintWords(request.language).firstPerson.test(text);

/** What a request says itself, as a passage. */
export function ofRequest({ topic, tone, audience, pointOfView, advancedPrompting }: Context['request']): Passage {
  const text = [topic, tone, audience, pointOfView, advancedPrompting].filter(Boolean).join('\n');
  return { id: 0, source: 0, text };
}

/** What code notices, such as "12 is not in [4]", and the numbers of claims with a figure that none of their passages has, or with an "I". */
export async function findPointers(
  context: Context,
  claims: readonly Claim[],
  { register, others = [] }: { register: string; others?: readonly string[] | undefined },
) {
  const { request, material } = context;
  const { language, topic } = request;
  const notes: { number: number; text: string }[] = [];
  const note = (number: number, text: string) => notes.push({ number, text });
  const figures = new Set<number>();
  const personal = new Set<number>();
  for (const { number, text, cited, kind } of claims) {
    const passages = cited.length > 0 ? cited : material.passages;
    const known = cited.length > 0 ? passages : [...passages, ofRequest(request)];
    const missing = passages.length > 0 ? missingFigures(text, known) : [];
    if (missing.length > 0 && cited.length > 0) figures.add(number);
    const where = cited.length > 0 ? cited.map(({ id }) => `[${id}]`).join(' ') : 'any passage';
    for (const figure of missing) note(number, `${figure} is not in ${where}`);
    if (kind !== 'blockquote' && isPersonal(text, context)) {
      personal.add(number);
      note(number, WHO_TOLD);
    }
    for (const doubt of findDoubts(text, topic, language)) note(number, doubt);
    if (others.includes(unmarked(text))) note(number, 'stands in another section, too');
  }
  for (const [number, fault] of await findFaults(context, claims)) note(number, FAULT_NOTES[fault]);
  for (const [number, earlier] of repetitions(claims, language)) note(number, `the same words as (${earlier})`);
  for (const [one, other] of nearPairs(claims, language)) note(other, `another figure than (${one})?`);
  const wanted = addressForm(register, language)?.register ?? registerOf(claims, language);
  const slips = new Set(registerSlips(addressing(claims, language), language, wanted));
  for (const { number, text } of claims) if (slips.has(text)) note(number, 'another form of address than the rest?');
  return { notes, figures, personal };
}
