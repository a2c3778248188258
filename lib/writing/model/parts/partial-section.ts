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
export type Turns = { isDue: () => boolean };

/** The turns of one article. */
export function createTurns(): Turns {
  let last = Number.NEGATIVE_INFINITY;
  return {
    isDue: () => {
      const now = performance.now();
      if (now - last < LEAST_INTERVAL_MS) return false;
      last = now;
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
    if (!context.turns.isDue()) return;
    const written = growingText(answer, 'content')?.replace(UNSURE_ENDING, '') ?? '';
    const content = shownText(usableText(written, part, context) ?? '');
    if (content === '' || content === shown) return;
    shown = content;
    context.emit({ type: 'partial', index, heading: part.heading, content });
  };
}
