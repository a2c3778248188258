import type { Language } from '@/lib/constants/options.ts';
import { countWords } from '@/lib/text/words.ts';
import { type Catalog, circumstancesIn, type Entry, hasRun, readCatalog } from './catalog.ts';
import type { Note } from './notes.ts';
import type { LibraryAnswer } from './schema.ts';

const noteLink = ({ title, url }: Note) => ({ title, url });

export async function describeLibrary(topic: string, language: Language): Promise<LibraryAnswer> {
  const { covering, neighbors, others, close } = await matchLibrary(topic, language);
  const [best] = covering;
  const words = covering.reduce((sum, { text }) => sum + countWords(text, language), 0);
  return {
    article: best ? { ...noteLink(best), words } : null,
    batch: covering.length + neighbors.length,
    close: best ? [] : others.slice(0, Math.min(close, MOST_CLOSE)).map(noteLink),
  };
}

/** Share of an answer's weight that a topic must contain. */
const ANSWERED = 0.65;
/** A note treats a stem that it says so often or that so many of its answers name, or one of them if it says it twice. */
const TREATED = 3;
const SAID = 2;
/** A stem that so many notes say is treated where it is said once, unless it is half of the topic. */
const COMMON = 0.25;
/** Weights below which a stem may be missing beside so many others: any stem, and a circumstance. */
const SLIGHT = 0.15;
const ORDINARY = 0.5;
const FEWEST_BESIDE = 2;
/** Threshold above which a stem belongs to a subject. */
const OF_SUBJECT = 0.3;
const CLOSE = 0.4;
const NEIGHBORS = 0.14;
const CENTRALITY = 0.5;
/** Least centrality of a topic in a note that covers it, relative to the note that it is most central to. */
const LEAST_CENTRALITY = 0.4;
const EXACT = 0.99;

type Topic = { stems: readonly string[]; circumstances: ReadonlySet<string> };

const NUMBER = /^\d+s?$/;

function contentStems({ stems }: Topic, answer: readonly string[], { stemsWeight, wordings }: Catalog): string[] {
  const shared = stems.filter((stem) => answer.includes(stem));
  const heavy = shared.filter((stem) => stemsWeight(stem) >= OF_SUBJECT);
  const places = (heavy.length > 0 ? heavy : shared).map((stem) => stems.indexOf(stem));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return stems.filter((stem, at) => {
    if (answer.includes(stem)) return true;
    if (at < first) return !wordings.before.has(stem) && !NUMBER.test(stem);
    return at < last || !(wordings.after.has(stem) || NUMBER.test(stem));
  });
}

/** Whether a note has enough to say on a stem of a topic. */
function treats({ chief, answers, counts }: Entry, stem: string, isHalf: boolean, { stemRarity }: Catalog): boolean {
  const said = counts.get(stem) ?? 0;
  const answered = answers.filter((answer) => answer.includes(stem)).length;
  const isCommon = stemRarity(stem) < COMMON;
  if (answered >= TREATED || (answered > 0 && chief.has(stem))) return true;
  if (isHalf) return chief.has(stem) && said >= TREATED && !isCommon;
  return said >= TREATED || (answered > 0 && said >= SAID) || chief.has(stem) || (said > 0 && isCommon);
}

const sharesSubject = ({ subject }: Entry, stems: readonly string[], catalog: Catalog): boolean =>
  stems.some((stem) => subject.has(stem) && catalog.stemsWeight(stem) >= OF_SUBJECT);

/** Whether a topic has the subject of a note, and the note treats everything that it asks. */
function covers(entry: Entry, topic: Topic, answer: readonly string[], catalog: Catalog): boolean {
  const asked = contentStems(topic, answer, catalog);
  const isSubject = asked.every((stem) => entry.subject.has(stem)) || sharesSubject(entry, asked, catalog);
  if (!isSubject) return false;
  const missing = asked.filter((stem) => !treats(entry, stem, asked.length === 2, catalog));
  const rest = asked.filter((stem) => !missing.includes(stem) && !topic.circumstances.has(stem));
  const places = rest.map((stem) => asked.indexOf(stem));
  // Between two others it may turn their meaning around: "gluten free bread".
  const isBetween = (at: number) => at > Math.min(...places) && at < Math.max(...places);
  const isSlight = (stem: string) =>
    !isBetween(asked.indexOf(stem)) && catalog.stemsWeight(stem) < (topic.circumstances.has(stem) ? ORDINARY : SLIGHT);
  return missing.length === 0 || (rest.length >= FEWEST_BESIDE && missing.every(isSlight));
}

const stemsWeight = (stems: readonly string[], catalog: Catalog) =>
  stems.reduce((sum, stem) => sum + catalog.stemsWeight(stem), 0);

/** Share of some stems' weight that others contain. */
const shareIn = (others: readonly string[], stems: readonly string[], catalog: Catalog) =>
  stemsWeight(
    stems.filter((stem) => others.includes(stem)),
    catalog,
  ) / (stemsWeight(stems, catalog) || 1);

type Match = { entry: Entry; rank: number; centrality: number; isExact: boolean };

const measureCentrality = (stems: readonly string[], { answers }: Entry, catalog: Catalog): number =>
  answers.reduce((sum, each) => sum + shareIn(stems, each, catalog), 0) / answers.length;

/** A note that covers a topic by one of its answers, or by a subject of its own that stands in the topic as it is. */
function matchEntry(topic: Topic, entry: Entry, catalog: Catalog): Match[] {
  const { stems } = topic;
  const subjects = entry.subjects.filter((run) => hasRun(stems, run));
  const fits = [...entry.answers, ...subjects]
    .filter((answer) => answer.some((stem) => stems.includes(stem)))
    .map((answer) => ({ answer, share: shareIn(stems, answer, catalog) }))
    .filter(
      ({ answer, share }) =>
        share >= ANSWERED && (isStated(topic, answer, entry, catalog) || covers(entry, topic, answer, catalog)),
    );
  if (fits.length === 0) return [];
  const score = Math.max(...fits.map(({ answer, share }) => share * shareIn(answer, stems, catalog)));
  const centrality = measureCentrality(stems, entry, catalog);
  const isExact = score >= EXACT;
  return [{ entry, centrality, isExact, rank: score + Number(isExact) + CENTRALITY * centrality }];
}

/** Whether an answer is the topic, in words that the note uses or in synonyms of all of them. */
function isStated(topic: Topic, answer: readonly string[], { counts }: Entry, catalog: Catalog): boolean {
  const asked = contentStems(topic, answer, catalog);
  const isWhole = asked.every((stem) => answer.includes(stem)) && answer.every((stem) => topic.stems.includes(stem));
  return isWhole && (asked.every((stem) => counts.has(stem)) || asked.every((stem) => !counts.has(stem)));
}

const byRank = (one: { rank: number }, other: { rank: number }) => other.rank - one.rank;

/** A note that does not cover a topic: how much of it the note treats, and whether they share a subject. */
function measureCloseness(stems: readonly string[], entry: Entry, catalog: Catalog) {
  const { answers, counts } = entry;
  const states = (stem: string) => answers.some((answer) => answer.includes(stem));
  const treated = stems.filter((stem) => treats(entry, stem, false, catalog));
  const said = stems.filter((stem) => counts.has(stem) || states(stem));
  const rarityIn = (some: readonly string[]) => some.reduce((sum, stem) => sum + catalog.stemRarity(stem), 0);
  const rank = (rarityIn(treated) + rarityIn(said)) / 2 / (rarityIn(stems) || 1);
  return { entry, rank, isClose: rank >= CLOSE && sharesSubject(entry, stems, catalog) };
}

export const MOST_CLOSE = 3;

export type LibraryMatch = {
  covering: Note[];
  neighbors: Note[];
  /** The others, closest first, and how many of them are close to the topic. */
  others: Note[];
  close: number;
};

/** What the library has on a topic (docs/decisions/0102). */
export async function matchLibrary(topicText: string, language: Language): Promise<LibraryMatch> {
  const catalog = await readCatalog(language);
  const circumstances = new Set(catalog.readStems(circumstancesIn(topicText, language)));
  const topic = { stems: [...new Set(catalog.readStems(topicText))], circumstances };
  const { before, after } = catalog.wordings;
  const content = topic.stems.filter((stem) => !before.has(stem) && !after.has(stem));
  // A note covers no topic that is much more another note's.
  const central = Math.max(...catalog.entries.map((entry) => measureCentrality(topic.stems, entry, catalog)));
  const covering = catalog.entries
    .flatMap((entry) => matchEntry(topic, entry, catalog))
    .filter(({ isExact, centrality }) => isExact || centrality >= central * LEAST_CENTRALITY)
    .sort(byRank);
  const best = covering[0]?.entry;
  const left = catalog.entries.filter((entry) => covering.every((match) => match.entry !== entry));
  const neighbors = left
    .map((entry) => ({ entry, rank: best ? catalog.likeness(best, entry) : 0 }))
    .filter(({ rank }) => rank >= NEIGHBORS)
    .sort(byRank);
  const rest = left.filter((entry) => neighbors.every((match) => match.entry !== entry));
  const others = rest
    .map((entry) => measureCloseness(content, entry, catalog))
    .sort((one, other) => Number(other.isClose) - Number(one.isClose) || byRank(one, other));
  const matchedNotes = (matches: readonly { entry: Entry }[]) => matches.map(({ entry }) => entry.note);
  return {
    covering: matchedNotes(covering),
    neighbors: matchedNotes(neighbors),
    others: matchedNotes(others),
    close: others.filter(({ isClose }) => isClose).length,
  };
}

export async function libraryArticles(topic: string, language: Language): Promise<Note[]> {
  const { covering, neighbors } = await matchLibrary(topic, language);
  return [...covering, ...neighbors];
}
