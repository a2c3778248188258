import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import type { Plan } from '../../calls/shared.ts';
import type { Stretch } from '../../calls/write.ts';
import type { OnContent } from '../../chat/transport.ts';
import { outsideCode } from '../../evidence/citations.ts';
import type { WritingEvent } from '../../types.ts';
import type { Context } from './context.ts';
import { splitPieces } from './parse-draft.ts';
import { formedText, type Part } from './part.ts';

/** Shortest time between two events of a growing section in milliseconds: each is a row and a message to every viewer. */
const LEAST_INTERVAL_MS = 300;

/** A word that may go on: "3." of "3.5", "Dr." of a name. Full-width stops do end a sentence. */
const UNSURE_ENDING = /[^\s。！？]+\s*$/u;

/** A text for readers while it is being written: ids of passages mean nothing to them. */
export function shownText(text: string): string {
  return outsideCode(text, (prose) => prose.replace(/ ?\[\d{1,3}\]/g, ''));
}

/** Emits parts of an article; `first` is the place of the first one, 0 for the introduction. */
export function emitParts(context: Context, parts: readonly Part[], first = 0): void {
  for (const [at, { kind, heading, text }] of parts.entries()) {
    const content = shownText(text);
    if (content === '') continue;
    const index = first + at - 1;
    if (kind === 'section') context.emit({ type: 'part', part: kind, index, heading, content });
    else context.emit({ type: 'part', part: kind, content });
  }
}

/** Passes events on except parts that did not change. */
export function withoutRepeatedParts(emit: Context['emit']): Context['emit'] {
  const latest = new Map<string, string>();
  return (event: WritingEvent) => {
    if (event.type === 'part') {
      const place = 'index' in event ? `${event.index}` : event.part;
      const text = JSON.stringify(event);
      if (latest.get(place) === text) return;
      latest.set(place, text);
    }
    emit(event);
  };
}

/** Emits a stretch while it is being written: finished parts once, the growing one sentence by sentence. */
export function liveParts(context: Context, plan: Plan, stretch: Stretch): OnContent {
  const headings = stretch.sections.map((place) => plan.sections[place]?.heading ?? '');
  let emitted = 0;
  let last = Number.NEGATIVE_INFINITY;
  let latest = '';
  const emitAs = (type: 'part' | 'partial', at: number, raw: string) => {
    const heading = headings[at - 1] ?? '';
    const content = shownText(writeMarkdown(formedText(raw, heading, context)));
    if (content === '' || content === latest) return;
    latest = content;
    const index = stretch.sections[at - 1];
    if (index !== undefined) {
      context.emit(
        type === 'part' ? { type, part: 'section', index, heading, content } : { type, index, heading, content },
      );
    } else if (type === 'part') context.emit({ type, part: 'introduction', content });
  };
  return (answer) => {
    const now = performance.now();
    // The whole answer is parsed each time.
    if (now - last < LEAST_INTERVAL_MS) return;
    last = now;
    const pieces = splitPieces(answer, headings).slice(0, headings.length + 1);
    for (; emitted < pieces.length - 1; emitted += 1) {
      if (emitted > 0 || stretch.hasOpening) emitAs('part', emitted, pieces[emitted]?.text ?? '');
    }
    emitAs('partial', pieces.length - 1, pieces.at(-1)?.text.replace(UNSURE_ENDING, '') ?? '');
  };
}
