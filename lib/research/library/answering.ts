import type { Language } from '@/lib/constants/options.ts';
import { type Catalog, catalogOf, type Entry, hasRun } from './catalog.ts';
import type { Note } from './notes.ts';
import { circumstancesIn } from './stems.ts';

/** How much of the topic an answer must cover, and the topic of the answer. */
const COVERED: Fit = { topic: 0.74, answer: 0.65 };
/** The same for a note that is only close to the topic. */
const CLOSE: Fit = { topic: 0.4, answer: 0.4 };
const MOST_CLOSE = 3;

/** Credit for a stem of another answer on the same subject: one that the topic covers, any other, and one that the text dwells on. */
const IN_COVERED_ANSWER = 0.9;
const IN_ANOTHER_ANSWER = 0.7;
const IN_THE_TEXT = 0.8;
/** A text dwells on a rare stem that it says so often, and at least half as often as the note that says it most. */
const DWELLS = 4;
const RARE = 0.3;
/** Threshold above which a stem belongs to the answer's subject. */
const OF_SUBJECT = 0.3;
/** How much of another answer the topic must cover to count as covered. */
const OTHER_COVERED = 0.7;
/** Least weight of a stem of the topic that nothing covers, and of one that is half of the topic or that the text does not even say so often. */
const UNCOVERED = 0.3;
const UNSAID = 0.45;
const SAYS = 2;
/** Least weight of a rare stem that the text says so often. */
const SAID = 0.35;
/** What is left of the weight of an uncovered circumstance ("for medical students"), and of one that most notes say ("in six weeks"). */
const CIRCUMSTANCE = 0.6;
const EVERYWHERE_LEFT = 0.3;
const EVERYWHERE = 0.12;
/** From here on a circumstance is another subject and keeps its weight. */
const OF_ANOTHER = 0.5;

/** How much the centrality of a topic counts among the notes that answer it. */
const CENTRALITY = 0.5;
/** From here on an answer is the topic itself, and comes before any note that is only about it. */
const EXACT = 0.99;

/** How far a topic and an answer cover each other, from 0 to 1. */
type Fit = { topic: number; answer: number };

const scoreOf = ({ topic, answer }: Fit) => topic * answer;
const isAtLeast = ({ topic, answer }: Fit, bar: Fit) => topic >= bar.topic && answer >= bar.answer;

/** A topic by its stems, and those of them that only tell for whom, when or where. */
type Topic = { stems: readonly string[]; circumstances: ReadonlySet<string> };

/** Where the answer's subject begins and ends in a topic. */
function subjectIn(topic: readonly string[], answer: readonly string[], catalog: Catalog) {
  const shared = topic.filter((stem) => answer.includes(stem));
  const heavy = shared.filter((stem) => catalog.weightOf(stem) >= OF_SUBJECT);
  const stems = heavy.length > 0 ? heavy : shared;
  const places = stems.map((stem) => topic.indexOf(stem));
  return { stems, first: Math.min(...places), last: Math.max(...places) };
}

/** “in 2026”, “in your 30s”. */
const YEAR_OR_AGE = /^(20\d\d|\d0s)$/;

/** Whether a stem only words the topic: the number or the wording before its subject, the wording behind it. */
function onlyWords(stem: string, at: number, place: { first: number; last: number }, c: Catalog) {
  if (at < place.first) return c.wordings.before.has(stem) || /^\d+$/.test(stem);
  return at > place.last && (c.wordings.after.has(stem) || YEAR_OR_AGE.test(stem));
}

const weightOf = (stems: readonly string[], catalog: Catalog) =>
  stems.reduce((sum, stem) => sum + catalog.weightOf(stem), 0);

/** Share of an answer's weight that the topic covers. */
const shareIn = (topic: readonly string[], answer: readonly string[], catalog: Catalog) =>
  weightOf(
    answer.filter((stem) => topic.includes(stem)),
    catalog,
  ) / (weightOf(answer, catalog) || 1);

const isDwelt = (stem: string, said: number, catalog: Catalog) =>
  said >= Math.max(DWELLS, catalog.mostOf(stem) / 2) && catalog.rarityOf(stem) >= RARE;

/** Weight of a stem of the topic that neither an answer nor the text covers. */
function uncoveredWeight(stem: string, said: number, topic: Topic, catalog: Catalog): number {
  const [weight, rarity] = [catalog.weightOf(stem), catalog.rarityOf(stem)];
  if (weight === 0) return 0;
  const isHalf = topic.stems.length === 2;
  const least = said < SAYS || isHalf ? UNSAID : UNCOVERED;
  const floored = Math.max(least, said < SAYS ? weight : Math.min(weight, Math.max(SAID, rarity)));
  if (!topic.circumstances.has(stem) || weight >= OF_ANOTHER) return floored;
  return floored * (rarity < EVERYWHERE ? EVERYWHERE_LEFT : CIRCUMSTANCE);
}

/** How much of a topic an answer covers; other answers on its subject, and the text where it dwells on a word, help. */
function coverageOf(topic: Topic, answer: readonly string[], entry: Entry, catalog: Catalog): number {
  const subject = subjectIn(topic.stems, answer, catalog);
  const others = entry.answers.filter((other) => subject.stems.some((stem) => other.includes(stem)));
  const known = new Set(entry.answers.flat());
  const covered = new Set(others.filter((other) => shareIn(topic.stems, other, catalog) >= OTHER_COVERED).flat());
  const creditOf = (stem: string, said: number) => {
    if (answer.includes(stem)) return 1;
    if (covered.has(stem)) return IN_COVERED_ANSWER;
    if (isDwelt(stem, said, catalog)) return IN_THE_TEXT;
    return known.has(stem) ? IN_ANOTHER_ANSWER : 0;
  };
  let [sum, all] = [0, 0];
  for (const [at, stem] of topic.stems.entries()) {
    const said = entry.counts.get(stem) ?? 0;
    if (!answer.includes(stem) && onlyWords(stem, at, subject, catalog)) continue;
    const credit = creditOf(stem, said);
    const weight = credit > 0 ? catalog.weightOf(stem) : uncoveredWeight(stem, said, topic, catalog);
    all += weight;
    sum += weight * credit;
  }
  return sum / (all || 1);
}

function fitOf(topic: Topic, answer: readonly string[], entry: Entry, catalog: Catalog): Fit {
  if (!answer.some((stem) => topic.stems.includes(stem))) return { topic: 0, answer: 0 };
  return { topic: coverageOf(topic, answer, entry, catalog), answer: shareIn(topic.stems, answer, catalog) };
}

type Match = Fit & { note: Note; rank: number };

/** How much of all that a note answers is in a topic, on average: of two that answer it, the one it is more about. */
const centralityOf = (topic: readonly string[], { answers }: Entry, catalog: Catalog): number =>
  answers.reduce((sum, answer) => sum + shareIn(topic, answer, catalog), 0) / answers.length;

/** How well a note fits a topic, by the best of its answers; a subject of its own must stand in the topic as it is. */
function matchOf(topic: Topic, entry: Entry, catalog: Catalog): Match {
  const subjects = entry.subjects.filter((run) => hasRun(topic.stems, run));
  const fits = [...entry.answers, ...subjects].map((each) => fitOf(topic, each, entry, catalog));
  const best = fits.reduce((one, other) => {
    const [isOne, isOther] = [isAtLeast(one, COVERED), isAtLeast(other, COVERED)];
    if (isOne !== isOther) return isOne ? one : other;
    return scoreOf(other) > scoreOf(one) ? other : one;
  });
  const score = scoreOf(best);
  const rank = score + (score >= EXACT ? 1 : 0) + CENTRALITY * centralityOf(topic.stems, entry, catalog);
  return { ...best, note: entry.note, rank };
}

async function matchesOf(topic: string, language: Language, bar: Fit): Promise<Match[]> {
  const catalog = await catalogOf(language);
  const stems = [...new Set(catalog.stemsOf(topic))];
  const circumstances = new Set(catalog.stemsOf(circumstancesIn(topic, language)));
  return catalog.entries
    .map((entry) => matchOf({ stems, circumstances }, entry, catalog))
    .filter((match) => isAtLeast(match, bar))
    .sort((one, other) => other.rank - one.rank);
}

/** The notes that answer a topic, best first: topic and answer cover each other nearly whole (docs/decisions/0102). */
export async function answeringNotes(topic: string, language: Language): Promise<Note[]> {
  return (await matchesOf(topic, language, COVERED)).map(({ note }) => note);
}

/** Up to three notes that are close to a topic, closest first. */
export async function closestNotes(topic: string, language: Language): Promise<Note[]> {
  const matches = await matchesOf(topic, language, CLOSE);
  return matches.slice(0, MOST_CLOSE).map(({ note }) => note);
}
