import { z } from 'zod';

/** A model that wrote a text. `at`: the host of a service, or the product name of a found server. */
export const textModelSchema = z.object({
  name: z.string(),
  place: z.enum(['service', 'server', 'file']),
  at: z.string().optional(),
});

export type TextModel = z.infer<typeof textModelSchema>;

const changesSchema = z.array(
  z.object({
    /** null: the owner. */
    by: textModelSchema.nullable(),
    first: z.string(),
    last: z.string(),
    times: z.number(),
  }),
);

/** Changes of a text by each party in turn, in ISO times. */
export type TextChanges = z.infer<typeof changesSchema>;

export const parseChanges = (stored: unknown): TextChanges => changesSchema.parse(stored ?? []);

/** Adds a change by a model or the owner (null); consecutive ones of one party are one entry. */
export function withChange(changes: TextChanges, by: TextModel | null, at: string): TextChanges {
  const latest = changes.at(-1);
  const isSame = JSON.stringify(latest?.by) === JSON.stringify(by);
  if (!latest || !isSame) return [...changes, { by, first: at, last: at, times: 1 }];
  return [...changes.slice(0, -1), { ...latest, last: at, times: latest.times + 1 }];
}
