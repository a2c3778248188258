import type { Part } from './part.ts';
import type { Run } from './run.ts';

/** A text as it is shown while it is being written: the ids of passages mean nothing to a reader yet. */
function shownText(text: string): string {
  return text.replace(/ ?\[\d{1,3}\]/g, '');
}

/**
 * Tells those who watch a part of the article.
 * @param index the section's place among the sections, from 0; other parts have none
 */
export function announce(run: Run, part: Part, index: number): void {
  const content = shownText(part.text);
  const { kind, heading } = part;
  if (kind === 'section') run.emit({ type: 'part', part: kind, index, heading, content });
  else run.emit({ type: 'part', part: kind, content });
}

/** Tells the parts that are no longer as they were told, those in another place included. */
export function announceChanges(run: Run, told: readonly Part[], parts: readonly Part[]): void {
  // The introduction comes first, so the place of a section is one less.
  for (const [place, part] of parts.entries()) {
    const before = told[place];
    const isSame =
      before?.kind === part.kind &&
      before.heading === part.heading &&
      shownText(before.text) === shownText(part.text);
    if (!isSame) announce(run, part, place - 1);
  }
}
