/** What came of checking the claims of an article while it was being written. */
export type ClaimCounts = {
  /** Sentences that the model found borne out by what they cite, where code could not tell. */
  confirmed: number;
  /** Sentences that were put in other words. */
  reworded: number;
  /** Sentences that lost their citation. */
  unmarked: number;
  /** Sentences that were taken out. */
  dropped: number;
};

/** Nothing checked yet. */
export const NO_CLAIMS: ClaimCounts = { confirmed: 0, reworded: 0, unmarked: 0, dropped: 0 };

/** Counts of several texts together. */
export function sumOfClaims(counts: readonly ClaimCounts[]): ClaimCounts {
  return counts.reduce(
    (sum, each) => ({
      confirmed: sum.confirmed + each.confirmed,
      reworded: sum.reworded + each.reworded,
      unmarked: sum.unmarked + each.unmarked,
      dropped: sum.dropped + each.dropped,
    }),
    NO_CLAIMS,
  );
}
