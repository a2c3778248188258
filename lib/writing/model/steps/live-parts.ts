import type { OnContent } from '../../chat/transport.ts';
import type { WritingEvent } from '../../types.ts';
import type { Plan } from '../prompts/shared-blocks.ts';
import type { Stretch } from '../prompts/write-prompt.ts';
import type { Context } from './context.ts';
import { shownText } from './emit-part.ts';
import { piecesOf } from './parse-draft.ts';
import { formedText } from './part.ts';

/** A growing section is shown so often at most, in milliseconds: each time is a row and a message to all who watch. */
const LEAST_INTERVAL_MS = 300;

/** What may be the beginning of more than it is: "3." of "3.5", "Dr." of a name. Full-width stops end a sentence for sure. */
const UNSURE_ENDING = /[^\s。！？]+\s*$/u;

/** What emits a stretch while it is written: finished parts once, the growing one sentence by sentence. */
export function liveParts(context: Context, plan: Plan, stretch: Stretch): OnContent {
  const headings = stretch.sections.map((place) => plan.sections[place]?.heading ?? '');
  let emitted = 0;
  let last = Number.NEGATIVE_INFINITY;
  let shown = '';
  const emitAs = (type: 'part' | 'partial', at: number, raw: string) => {
    const heading = headings[at - 1] ?? '';
    const content = shownText(formedText(raw, heading, context) ?? '');
    const index = stretch.sections[at - 1];
    const event = eventOf(type, { index, heading, content });
    if (content === '' || content === shown || !event) return;
    shown = content;
    context.emit(event);
  };
  return (answer) => {
    const now = performance.now();
    // The whole answer is read anew each time.
    if (now - last < LEAST_INTERVAL_MS) return;
    last = now;
    const pieces = piecesOf(answer, headings).slice(0, headings.length + 1);
    for (; emitted < pieces.length - 1; emitted += 1) {
      const isOwn = emitted > 0 || stretch.hasOpening;
      if (isOwn) emitAs('part', emitted, pieces[emitted]?.text ?? '');
    }
    emitAs('partial', pieces.length - 1, pieces.at(-1)?.text.replace(UNSURE_ENDING, '') ?? '');
  };
}

/** The event of a section that is written or being written; an introduction is shown when it is written. */
function eventOf(
  type: 'part' | 'partial',
  { index, ...section }: { index: number | undefined; heading: string; content: string },
): WritingEvent | undefined {
  if (index !== undefined) {
    return type === 'part' ? { type, part: 'section', index, ...section } : { type, index, ...section };
  }
  return type === 'part' ? { type, part: 'introduction', content: section.content } : undefined;
}
