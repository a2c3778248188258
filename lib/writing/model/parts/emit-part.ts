import type { Context } from './context.ts';
import type { Part } from './part.ts';

/** A text as it is shown while it is being written: the ids of passages mean nothing to a reader yet. */
export function shownText(text: string): string {
  return text.replace(/ ?\[\d{1,3}\]/g, '');
}

/**
 * Emits a part of the article.
 * @param index the section's place among the sections, from 0; other parts have none
 */
export function emitPart(context: Context, part: Part, index: number): void {
  const content = shownText(part.text);
  const { kind, heading } = part;
  if (kind === 'section') context.emit({ type: 'part', part: kind, index, heading, content });
  else context.emit({ type: 'part', part: kind, content });
}

/** Emits the parts that have changed since they were emitted, those in another place included. */
export function emitChanges(
  context: Context,
  emitted: readonly Part[],
  parts: readonly Part[],
): void {
  // The introduction comes first, so the place of a section is one less.
  for (const [place, part] of parts.entries()) {
    const before = emitted[place];
    const isSame =
      before?.kind === part.kind &&
      before.heading === part.heading &&
      shownText(before.text) === shownText(part.text);
    if (!isSame) emitPart(context, part, place - 1);
  }
}
