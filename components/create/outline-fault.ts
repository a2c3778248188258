import { type Outline, outlineSchema } from '@/lib/writing/live/schema';

/** A fault in the form: the sentence, and the field as its path in the schema ('sections.2.heading'). */
export type OutlineFault = { path: string; message: string };

/** The first thing that the server would refuse in an outline; null when there is none. */
export function outlineFault(outline: Outline): OutlineFault | null {
  const issue = outlineSchema.safeParse(outline).error?.issues[0];
  return issue ? { path: issue.path.join('.'), message: issue.message } : null;
}
