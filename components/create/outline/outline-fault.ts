import { type Outline, outlineSchema } from '@/lib/writing/schema.ts';
import { CREATE_TEXTS } from '../texts.ts';

/** A fault in the form: the sentence, and the field as its path in the schema ('sections.2.heading'). */
export type OutlineFault = { path: string; message: string };

const plainHeading = (heading: string) => heading.trim().replace(/\s+/g, ' ').toLowerCase();

/** The first section whose heading another one has before it. */
function sameHeadingFault({ sections }: Outline): OutlineFault | null {
  const headings = sections.map(({ heading }) => plainHeading(heading));
  const at = headings.findIndex((heading, index) => headings.indexOf(heading) < index);
  return at < 0 ? null : { path: `sections.${at}.heading`, message: CREATE_TEXTS.sameHeading };
}

/** The first thing in an outline that has to be changed before it is written; null when there is none. */
export function outlineFault(outline: Outline): OutlineFault | null {
  const issue = outlineSchema.safeParse(outline).error?.issues[0];
  if (issue) return { path: issue.path.join('.'), message: issue.message };
  return sameHeadingFault(outline);
}
