import type { WritingEvent } from '../../types.ts';
import type { Context } from './context.ts';
import type { Part } from './part.ts';

/** A text as it is shown while it is being written: the ids of passages mean nothing to a reader yet. */
export function shownText(text: string): string {
  return text.replace(/ ?\[\d{1,3}\]/g, '');
}

/** Emits the parts of the article that stand from a place on, the introduction having the first, 0. */
export function emitParts(context: Context, parts: readonly Part[], first = 0): void {
  for (const [at, { kind, heading, text }] of parts.entries()) {
    const content = shownText(text);
    if (content === '') continue;
    const index = first + at - 1;
    if (kind === 'section') context.emit({ type: 'part', part: kind, index, heading, content });
    else context.emit({ type: 'part', part: kind, content });
  }
}

/** Hands events on, but for parts that are emitted again as they are. */
export function withoutRepeatedParts(emit: Context['emit']): Context['emit'] {
  const shown = new Map<string, string>();
  return (event: WritingEvent) => {
    if (event.type === 'part') {
      const place = 'index' in event ? `${event.index}` : event.part;
      const text = JSON.stringify(event);
      if (shown.get(place) === text) return;
      shown.set(place, text);
    }
    emit(event);
  };
}
