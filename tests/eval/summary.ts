import type { Usage } from '../../lib/writing/usage.ts';
import type { Outcome } from './evaluate.ts';
import { isQuoted, type Measures } from './measures.ts';

/** One measure over all articles, against its bar where it has one. */
export type SummaryLine = {
  measure: string;
  /** '' without a bar. */
  bar: string;
  reached: string;
  /** Null where there is no bar. */
  isMet: boolean | null;
};

/** Two sections may share this much of their five-word runs. */
const MOST_OVERLAP = 0.08;

/** Most words of a digest that may be its own. */
const MOST_OWN = 0.15;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function line(measure: string, bar: string, reached: string, isMet: boolean | null = null) {
  return { measure, bar, reached, isMet };
}

function lengthLines(outcomes: readonly Outcome[], written: readonly Measures[]): SummaryLine[] {
  const inRange = written.filter(({ isInRange }) => isInRange).length;
  const all = outcomes.length;
  return [
    line('articles written', 'all', `${written.length} of ${all}`, written.length === all),
    line('articles in range', 'all', `${inRange} of ${all}`, inRange === all),
    line('LongWriter S_l, mean', '', mean(written.map((each) => each.lengthScore)).toFixed(1)),
  ];
}

function textLines(written: readonly Measures[]): SummaryLine[] {
  const foreign = written.filter(({ language }) => language === 'mismatch').length;
  const overlap = Math.max(0, ...written.map((each) => each.overlap));
  const eases = written.flatMap(({ readingEase }) => readingEase ?? []);
  const unchecked = written.length - eases.length;
  const ease = eases.length > 0 ? mean(eases).toFixed(0) : 'none';
  return [
    line('articles in another language', '0', `${foreign}`, foreign === 0),
    line('highest overlap of two sections', '≤ 0.08', overlap.toFixed(3), overlap <= MOST_OVERLAP),
    line('Flesch reading ease, mean', '', `${ease} (${unchecked} not checked)`),
  ];
}

function sourceLines(outcomes: readonly Outcome[], written: readonly Measures[]): SummaryLine[] {
  const sourced = outcomes.filter(({ topic }) => topic.pages.length > 0);
  const citing = sourced.filter((each) => 'measures' in each && each.measures.citations > 0);
  const cited = written.reduce((sum, { figures }) => sum + figures.cited, 0);
  const found = written.reduce((sum, { figures }) => sum + figures.found, 0);
  const share = cited === 0 ? 'none cited' : `${percent(found / cited)} (${found} of ${cited})`;
  const broken = written.flatMap(({ brokenCitations }) => brokenCitations).length;
  const invented = written.flatMap(({ inventedAddresses }) => inventedAddresses).length;
  return [
    // Without it, a writer that cites nothing would look like one that cites well.
    line('articles with pages that cite them', '', `${citing.length} of ${sourced.length}`),
    line('cited figures in their passage', '100 %', share, found === cited),
    line('broken citations', '0', `${broken}`, broken === 0),
    line('invented URLs', '0', `${invented}`, invented === 0),
  ];
}

function digestLines(outcomes: readonly Outcome[]): SummaryLine[] {
  const own = outcomes.flatMap((each) =>
    'measures' in each && isQuoted(each.kind) ? [1 - (each.measures.takenShare ?? 0)] : [],
  );
  const most = Math.max(0, ...own);
  const reached = own.length > 0 ? `${percent(most)} (mean ${percent(mean(own))})` : 'none';
  return [line('own words of a digest, most', '≤ 15 %', reached, most <= MOST_OWN)];
}

function habitLines(written: readonly Measures[]): SummaryLine[] {
  const all = written.flatMap(({ habits }) => habits ?? []);
  if (all.length === 0) return [];
  const rate = (name: 'overusedRate' | 'notButRate' | 'dashRate') => mean(all.map((habits) => habits[name])).toFixed(2);
  return [
    line('overused words per 1,000 words, mean', '', rate('overusedRate')),
    line('“not X but Y” per 1,000 characters, mean', '', rate('notButRate')),
    line('long dashes per 100 words, mean', '', rate('dashRate')),
  ];
}

/** What the articles cost, where a model wrote them. */
function costLines(outcomes: readonly Outcome[]): SummaryLine[] {
  const sum = (name: keyof Usage) => outcomes.reduce((all, { usage }) => all + usage[name], 0);
  const [calls, tokensIn, cached] = [sum('calls'), sum('tokensIn'), sum('tokensCached')];
  if (calls === 0) return [];
  const share = percent(cached / Math.max(1, tokensIn));
  return [
    line('calls to the model', '', `${calls}`),
    line('tokens in (from cache), out', '', `${tokensIn} (${share}), ${sum('tokensOut')}`),
  ];
}

/** All measures over all outcomes. A topic without an article misses the bars of all. */
export function summarize(outcomes: readonly Outcome[]): SummaryLine[] {
  const written = outcomes.flatMap((each) => ('measures' in each ? [each.measures] : []));
  const seconds = outcomes.map((each) => each.seconds).toSorted((a, b) => a - b);
  const median = seconds[Math.floor(seconds.length / 2)] ?? 0;
  return [
    ...lengthLines(outcomes, written),
    ...textLines(written),
    ...digestLines(outcomes),
    ...habitLines(written),
    ...sourceLines(outcomes, written),
    ...costLines(outcomes),
    line('seconds, median and slowest', '', `${median.toFixed(1)}, ${(seconds.at(-1) ?? 0).toFixed(1)}`),
  ];
}
