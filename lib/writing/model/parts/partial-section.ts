import { growingText } from '../client/answer.ts';
import type { OnContent } from '../client/transport.ts';
import type { Context } from './context.ts';
import { shownText } from './emit-part.ts';
import { type Part, usableText } from './part.ts';

/** All sections of an article together show more so many ms apart: each time is a row and a message to all who watch. */
const LEAST_INTERVAL_MS = 300;

/** What may be the beginning of more than it is: "3." of "3.5", "Dr." of a name. Full-width stops end a sentence for sure. */
const UNSURE_ENDING = /[^\s。！？]+\s*$/u;

/** Lets the sections of one article be seen in turn while they are being written. */
export type Turns = {
  /** Whether section `index` may be shown now: something of it has come. */
  isDue: (index: number) => boolean;
};

/** A section of which nothing has come for so many ms is not waited for. */
const SILENT_MS = 1_000;

/** The turns of one article: whoever was shown longest ago comes next. */
export function createTurns(): Turns {
  let last = Number.NEGATIVE_INFINITY;
  const asked = new Map<number, number>();
  const shown = new Map<number, number>();
  const shownAt = (index: number) => shown.get(index) ?? Number.NEGATIVE_INFINITY;
  return {
    isDue: (index) => {
      const now = performance.now();
      asked.set(index, now);
      if (now - last < LEAST_INTERVAL_MS) return false;
      const isBehind = [...asked].some(
        ([other, at]) => now - at < SILENT_MS && shownAt(other) < shownAt(index),
      );
      if (isBehind) return false;
      last = now;
      shown.set(index, now);
      return true;
    },
  };
}

/** What emits a section sentence by sentence while its answer comes, each of them as it could stand in the article. */
export function partialSection(
  context: Context,
  part: Pick<Part, 'heading' | 'passages'>,
  index: number,
): OnContent {
  let shown = '';
  return (answer) => {
    if (!context.turns.isDue(index)) return;
    const written = growingText(answer, 'content')?.replace(UNSURE_ENDING, '') ?? '';
    const content = shownText(usableText(written, part, context) ?? '');
    if (content === '' || content === shown) return;
    shown = content;
    context.emit({ type: 'partial', index, heading: part.heading, content });
  };
}
