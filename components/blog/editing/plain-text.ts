import type { TextDraft } from './text-draft';

/** A draft as plain text, to be pasted elsewhere. */
export function plainTextOf({ title, intro, sections, conclusion }: TextDraft): string {
  const parts = sections.flatMap(({ heading, content }) => [heading, content]);
  return [title, intro, ...parts, conclusion].map((part) => part.trim()).join('\n\n');
}
