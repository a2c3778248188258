import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Blog } from '../schema.ts';

/** A model that wrote a text, or a program with a key. `at`: the host of a service, or the product of a found server. */
export const textModelSchema = z.object({
  name: z.string(),
  place: z.enum(['service', 'server', 'file', 'program']),
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

/** SHA-256 of a text in NFC, as hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text.normalize('NFC')).digest('hex');

/** The parts of a blog's text that its hash is bound to. */
export type HashedText = Pick<Blog['content'], 'title' | 'intro' | 'conclusion' | 'keyPoints' | 'questions'> & {
  sections: readonly { heading: string; content: string }[];
  conclusionHeading?: string | null | undefined;
};

/** SHA-256 of a blog's text as JSON, in which no two texts are alike (docs/provenance.md). */
export function textHash(text: HashedText): string {
  const { title, intro, sections, keyPoints = [], questions = [], conclusion, conclusionHeading } = text;
  const sectionPairs = sections.map(({ heading, content }) => [heading, content]);
  const questionPairs = questions.map(({ question, answer }) => [question, answer]);
  const parts = [title, intro, sectionPairs, keyPoints, questionPairs, conclusion];
  return sha256(JSON.stringify(conclusionHeading ? [...parts, conclusionHeading] : parts));
}
