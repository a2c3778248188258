import { type Outline, outlineSchema } from '@/lib/writing/schema.ts';
import { CREATE_TEXTS } from '../texts.ts';

/** A fault: the field's path in the schema ('sections.2.heading') and a sentence. */
export type OutlineFault = { path: string; message: string };

const plainHeading = (heading: string) => heading.trim().replace(/\s+/g, ' ').toLowerCase();

/** The first section with a repeated heading. */
function sameHeadingFault({ sections }: Outline): OutlineFault | null {
  const headings = sections.map(({ heading }) => plainHeading(heading));
  const at = headings.findIndex((heading, index) => headings.indexOf(heading) < index);
  return at < 0 ? null : { path: `sections.${at}.heading`, message: CREATE_TEXTS.sameHeading };
}

/** The first fault of an outline, or null. */
export function outlineFault(outline: Outline): OutlineFault | null {
  const issue = outlineSchema.safeParse(outline).error?.issues[0];
  if (issue) return { path: issue.path.join('.'), message: issue.message };
  return sameHeadingFault(outline);
}
