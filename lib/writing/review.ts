import { z } from 'zod';
import { CHANGE_REASONS } from '../constants/options.ts';

const claimsSchema = z.object({
  /** Word for word from its passage. */
  quoted: z.number(),
  /** Supported by its passage, as judged by the model. */
  confirmed: z.number(),
  corrected: z.number(),
  unmarked: z.number(),
  removed: z.number(),
  unchecked: z.number(),
  /** Lost their mark: their figure stands in none of the passages they cited. */
  figureNotFound: z.number().default(0),
});

const changeSchema = z.object({
  before: z.string(),
  /** '' if removed. */
  after: z.string(),
  reason: z.enum(CHANGE_REASONS),
});

/** Checks and changes of an article's draft, as stored with the blog. */
export const reviewSchema = z.object({ claims: claimsSchema, changes: z.array(changeSchema) });

export type Claims = z.infer<typeof claimsSchema>;

export const NO_CLAIMS: Claims = {
  ...{ quoted: 0, confirmed: 0, corrected: 0, unmarked: 0, removed: 0, unchecked: 0 },
  figureNotFound: 0,
};

export type Change = z.infer<typeof changeSchema>;

export type Review = z.infer<typeof reviewSchema>;
