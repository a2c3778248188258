import { z } from 'zod';
import { CHANGE_REASONS } from '../constants/measures.ts';

/** Cited sentences of an article by what became of them. */
const claimsSchema = z.object({
  /** Stands word for word in its passage. */
  quoted: z.number(),
  /** The model found it supported by its passage. */
  confirmed: z.number(),
  /** Replaced by the model's correction. */
  corrected: z.number(),
  /** Kept without its citation. */
  unmarked: z.number(),
  removed: z.number(),
  /** The model could not be asked about it. */
  unchecked: z.number(),
});

/** One change to the first draft. */
const changeSchema = z.object({
  before: z.string(),
  /** '' where it was removed. */
  after: z.string(),
  reason: z.enum(CHANGE_REASONS),
});

/** What checking and editing did to an article's first draft, as it is stored with the blog. */
export const reviewSchema = z.object({ claims: claimsSchema, changes: z.array(changeSchema) });

/** Counts of cited sentences by what became of them. */
export type Claims = z.infer<typeof claimsSchema>;

/** A change to the first draft: the sentence before and after it, and the reason. */
export type Change = z.infer<typeof changeSchema>;

/** What checking and editing did to an article's first draft. */
export type Review = z.infer<typeof reviewSchema>;
