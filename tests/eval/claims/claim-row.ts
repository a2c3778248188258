import type { Language } from '@/lib/constants/options.ts';

/** What a planted contradiction changes. */
export type Plant = 'unit' | 'date' | 'negation' | 'name' | 'number' | 'comparison';

/** A passage, sentences that it bears out, and sentences that contradict it. */
type ClaimRow = {
  passage: string;
  trueClaims: readonly string[];
  falseClaims: readonly (readonly [plant: Plant, claim: string])[];
};

/** Rows in one language. */
export type ClaimRows = { language: Language; rows: readonly ClaimRow[] };
