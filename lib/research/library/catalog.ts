import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemRussian } from '@orama/stemmers/russian';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import type { Language } from '@/lib/constants/options.ts';
import { oncePerLanguage, readingWords } from '@/lib/languages/words.ts';
import { cosine, countTerms, letterPairs } from '@/lib/text/terms.ts';
import { splitWords } from '@/lib/text/words.ts';
import { libraryNotes, type Note } from './notes.ts';

/** Snowball's stemmers; Chinese and Japanese have no endings to cut. */
const STEMMERS: Partial<Record<Language, (word: string) => string>> = {
  english: stemEnglish,
  french: stemFrench,
  spanish: stemSpanish,
  german: stemGerman,
  russian: stemRussian,
  portuguese: stemPortuguese,
  italian: stemItalian,
};

/** Stems of a text's words in order, without grammar but for the last word; pairs of Chinese or Japanese characters. */
function stemText(text: string, language: Language): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’']/g, ' ');
  const all = splitWords(plain, language);
  const stem = STEMMERS[language];
  const { grammarWords } = readingWords(language);
  const isGrammar = (word: string) => grammarWords.has(word);
  if (!stem) {
    const words = all.filter((word) => !isGrammar(word));
    return words.flatMap((word) => (/\p{Script=Han}/u.test(word) ? letterPairs(word) : [word]));
  }
  return all
    .filter((word, at) => !isGrammar(word) || at === all.length - 1)
    .filter((word) => word.length > 1 || /\d/.test(word))
    .map((word) => stem(word).normalize('NFD').replace(/\p{M}/gu, ''));
}

/** Stems that topics are worded with around any subject ("a guide to …"), before it and behind it. */
type Wordings = { before: ReadonlySet<string>; after: ReadonlySet<string> };

function wordingsIn(language: Language): Wordings {
  const lines = readingWords(language).wordings.map((line) => line.split('…'));
  const stemsAt = (side: 0 | 1) => new Set(lines.flatMap((sides) => stemText(sides[side] ?? '', language)));
  return { before: stemsAt(0), after: stemsAt(1) };
}

/** A topic's circumstances: all behind its first "for", "in" or "without", or behind a colon. */
export function circumstancesIn(topic: string, language: Language): string {
  const words = [...readingWords(language).circumstances];
  const start = new RegExp(`[:：–—(]${words.map((word) => `|\\s${word}(?=\\s)`).join('')}`, 'iu');
  return topic.slice(start.exec(topic)?.index ?? topic.length);
}

const PART = 4;
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'];

/** Splits the stem of a German compound into the two parts that are stems themselves ("Apfelkuchen"). */
function compoundSplitter(stems: () => readonly string[], language: Language): (stem: string) => string[] {
  if (language !== 'german') return (stem) => [stem];
  const known = new Set(stems().filter((stem) => stem.length >= PART));
  return (stem) => {
    for (let at = PART; at <= stem.length - PART; at++) {
      const [head, tail] = [stem.slice(0, at), stem.slice(at)];
      const joint = JOINTS.find(
        (joint) => head.endsWith(joint) && known.has(head.slice(0, head.length - joint.length)),
      );
      if (known.has(tail) && joint !== undefined) return [head.slice(0, head.length - joint.length), tail];
    }
    return [stem];
  };
}

/** A note's topics by their stems, and how often its text says each stem. */
export type Entry = {
  note: Note;
  answers: readonly (readonly string[])[];
  /** Runs of stems that its answers share, as `home office` of “home office setup” and “home office ergonomics”. */
  subjects: readonly (readonly string[])[];
  /** Stems of its title, and others that a fifth of its answers have. */
  subject: ReadonlySet<string>;
  /** Stems of its title and headings. */
  chief: ReadonlySet<string>;
  counts: ReadonlyMap<string, number>;
};

export type Catalog = {
  entries: readonly Entry[];
  readStems: (text: string) => string[];
  wordings: Wordings;
  /** How much a stem says about a topic's subject: 1 where one note answers to it, towards 0 where many do or, if none does, say it. */
  stemsWeight: (stem: string) => number;
  /** The same by the notes' texts, whatever they answer. */
  stemRarity: (stem: string) => number;
  likeness: (one: Entry, other: Entry) => number;
};

/** A stem in this share of one note's answers is that note's subject. */
const SUBJECT_SHARE = 0.5;
/** A stem in this share of a note's answers belongs to its subject. */
const FREQUENT = 0.2;
/** How much faster a stem loses weight that is no note's subject. */
const ASPECT = 3;
/** What is left of the weight of a stem that topics are worded with, and from which share on it keeps all of it. */
const WORDING_WEIGHT = 0.2;
const WORDING_SHARE = 0.35;

const inEach = (lists: readonly (readonly string[])[]) => countTerms(lists.flatMap((stems) => [...new Set(stems)]));

export const hasRun = (list: readonly string[], run: readonly string[]): boolean =>
  list.some((_, at) => run.every((stem, offset) => list[at + offset] === stem));

/** The longest runs of two or more stems that two answers share, and single stems that stand in most of them. */
function noteSubjects(answers: readonly (readonly string[])[]): string[][] {
  const runs = answers.flatMap((stems, place) =>
    stems.flatMap((_, from) =>
      stems.slice(from + 1).flatMap((_, length) => {
        const run = stems.slice(from, from + length + 2);
        return answers.some((other, at) => at !== place && hasRun(other, run)) ? [run] : [];
      }),
    ),
  );
  const distinct = new Map(runs.map((run) => [run.join(' '), run]));
  const singles = [...inEach(answers)]
    .filter(([, count]) => count >= answers.length * SUBJECT_SHARE)
    .map(([stem]) => [stem]);
  return [...distinct.values(), ...singles];
}

function makeEntry(note: Note, stems: (text: string) => string[]): Entry {
  const answers = [note.title, ...note.answers].map(stems);
  const counts = countTerms(stems(`${note.title} ${note.text}`));
  const chief = new Set([note.title, ...note.sections].flatMap(stems));
  const frequent = [...inEach(answers)].filter(([, count]) => count >= answers.length * FREQUENT);
  const subject = new Set([...stems(note.title), ...frequent.map(([stem]) => stem)]);
  return { note, answers, subjects: noteSubjects(answers), subject, chief, counts };
}

function entryVector({ answers, counts }: Entry, stemRarity: (stem: string) => number): Map<string, number> {
  const stated = countTerms(answers.flat());
  const stems = new Set([...counts.keys(), ...stated.keys()]);
  const countEntries = (stem: string) => (counts.get(stem) ?? 0) + (stated.get(stem) ?? 0);
  return new Map([...stems].map((stem) => [stem, Math.sqrt(countEntries(stem)) * stemRarity(stem)]));
}

async function makeCatalog(language: Language): Promise<Catalog> {
  const notes = await libraryNotes(language);
  const split = compoundSplitter(() => notes.flatMap(({ text }) => stemText(text, language)), language);
  const stems = (text: string) => stemText(text, language).flatMap(split);
  const entries = notes.map((note) => makeEntry(note, stems));
  const wordings = wordingsIn(language);
  const answering = inEach(entries.map(({ answers }) => answers.flat()));
  const saying = inEach(entries.map(({ counts }) => [...counts.keys()]));
  const shares = new Map<string, number>();
  for (const { answers } of entries) {
    for (const [stem, count] of inEach(answers)) {
      shares.set(stem, Math.max(shares.get(stem) ?? 0, count / answers.length));
    }
  }
  const size = Math.max(2, entries.length);
  const rarity = (count: number) => Math.min(1, Math.log(size / count) / Math.log(size));
  const stemRarity = (stem: string) => rarity(saying.get(stem) ?? 1);
  const vectors = new Map(entries.map((entry) => [entry, entryVector(entry, stemRarity)]));

  return {
    entries,
    readStems: stems,
    wordings,
    stemsWeight: (stem) => {
      const share = shares.get(stem) ?? 0;
      const isWording = wordings.before.has(stem) || wordings.after.has(stem);
      const factor = isWording && share < WORDING_SHARE ? WORDING_WEIGHT : 1;
      const answered = answering.get(stem);
      if (!answered) return factor * rarity(saying.get(stem) ?? 1);
      const steepness = 1 + ASPECT * (1 - Math.min(1, share / SUBJECT_SHARE));
      return factor * rarity(answered) ** steepness;
    },
    stemRarity,
    likeness: (one, other) => cosine(vectors.get(one) ?? new Map(), vectors.get(other) ?? new Map()),
  };
}

export const readCatalog = oncePerLanguage(makeCatalog);
