import { z } from 'zod';

/** What came of checking the claims of an article while it was being written, as it is stored. */
export const claimCountsSchema = z.object({
  /** Sentences that the model found borne out by what they cite, where code could not tell. */
  confirmed: z.number(),
  /** Sentences that were put in other words. */
  reworded: z.number(),
  /** Sentences that lost their citation. */
  unmarked: z.number(),
  /** Sentences that were taken out. */
  dropped: z.number(),
});

/** What came of checking the claims of a text. */
export type ClaimCounts = z.infer<typeof claimCountsSchema>;

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
