import { cutPassages } from '@/lib/research/passages.ts';
import { likelyLanguage } from '@/lib/text/likely-language.ts';
import { sentencesOf } from '@/lib/text/sentences.ts';
import { compareClaim } from '@/lib/writing/evidence/claims/compare-claim.ts';
import type { SummaryLine } from '../summary.ts';
import { ALL_TOPICS } from '../topics/all-topics.ts';
import { CLAIM_ROWS } from './all-rows.ts';
import type { Plant } from './claim-row.ts';
import { planted } from './plants.ts';

const PLANTS: readonly Plant[] = ['unit', 'date', 'negation', 'name', 'number'];

/** What must be caught of contradictions, and how many true sentences may be taken for one. */
const LEAST_CAUGHT = 0.95;
const MOST_ALARMS = 0.03;

/** A claim about a passage, and whether the comparison calls it contradicted. */
type Judged = { claim: string; isContradicted: boolean };

/** What the comparison in code makes of claims of which it is known whether they are true. */
export type ClaimShares = { planted: Judged[]; rewritten: Judged[]; verbatim: Judged[] };

/** The pages' own sentences, each with its passage, once. */
function pageSentences() {
  const passages = ALL_TOPICS.flatMap(({ pages, language }) =>
    cutPassages(pages.map((page, at) => ({ number: at + 1, ...page }))).map(({ text }) => ({
      ...{ text, language: likelyLanguage(text, language) },
    })),
  );
  const once = new Map(passages.map((passage) => [passage.text, passage]));
  return [...once.values()].flatMap(({ text, language }) =>
    sentencesOf(text, language).map((sentence) => ({ sentence: sentence.trim(), text, language })),
  );
}

/** Compares true and false claims with their passages: those written for it, and sentences of pages as they are and changed. */
export function judgeClaims(): ClaimShares {
  const rows = CLAIM_ROWS.flatMap(({ language, rows: own }) =>
    own.map((row) => ({ ...row, language })),
  );
  const judged = (claim: string, passage: string, language: (typeof rows)[number]['language']) => ({
    claim,
    isContradicted: compareClaim(claim, [passage], { language }).kind === 'contradicted',
  });
  const pages = pageSentences();
  const ofPages = pages.flatMap(({ sentence, text, language }) =>
    PLANTS.flatMap((plant) => {
      const claim = planted(sentence, plant, language);
      return claim === undefined ? [] : [judged(claim, text, language)];
    }),
  );
  const ofRows = rows.flatMap(({ passage, falseClaims, language }) =>
    falseClaims.map(([, claim]) => judged(claim, passage, language)),
  );
  return {
    planted: [...ofRows, ...ofPages],
    rewritten: rows.flatMap(({ passage, trueClaims, language }) =>
      trueClaims.map((claim) => judged(claim, passage, language)),
    ),
    verbatim: pages.map(({ sentence, text, language }) => judged(sentence, text, language)),
  };
}

/** The shares of the claims, each against its bar. */
export function claimLines({ planted: lies, rewritten, verbatim }: ClaimShares): SummaryLine[] {
  const flagged = (some: readonly Judged[]) => some.filter((each) => each.isContradicted).length;
  const line = (measure: string, bar: string, some: readonly Judged[], isGood: boolean) => {
    const share = ((flagged(some) / some.length) * 100).toFixed(1);
    return {
      measure,
      bar,
      reached: `${share} % (${flagged(some)} of ${some.length})`,
      isMet: isGood,
    };
  };
  const caught = flagged(lies) / lies.length;
  const alarms = flagged(rewritten) / rewritten.length;
  return [
    line('planted contradictions caught', '≥ 95 %', lies, caught >= LEAST_CAUGHT),
    line('false alarms, true sentences', '≤ 3 %', rewritten, alarms <= MOST_ALARMS),
    line('false alarms, sentences of pages', '0 %', verbatim, flagged(verbatim) === 0),
  ];
}

/** The contradictions that were missed and the true sentences that were not let pass, a line each. */
export function misjudged({ planted: lies, rewritten, verbatim }: ClaimShares): string[] {
  return [
    ...lies.filter((each) => !each.isContradicted).map(({ claim }) => `missed: ${claim}`),
    ...[...rewritten, ...verbatim]
      .filter((each) => each.isContradicted)
      .map(({ claim }) => `false alarm: ${claim}`),
  ];
}
