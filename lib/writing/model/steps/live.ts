import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { wholeSentences } from '../../chat/chat-client.ts';
import { outsideCode } from '../../evidence/citations.ts';
import type { WritingEvent } from '../../types.ts';
import type { Context } from './context.ts';
import type { DraftText } from './parse-draft.ts';
import { formedText, type Part } from './part.ts';

/** Shortest time between two events of a growing section in milliseconds: each is a row and a message to every viewer. */
const LEAST_INTERVAL_MS = 300;

/** A word that may go on: "3." of "3.5", "Dr." of a name. Full-width stops do end a sentence. */
const UNSURE_ENDING = /[^\s。！？]+\s*$/u;

/** A growing text: its whole lines, and the whole sentences of the last one. */
const growing = (text: string): string =>
  text.replace(/[^\n]*$/, (line) => wholeSentences(line.replace(UNSURE_ENDING, '')));

/** A text for readers while it is being written: ids of passages mean nothing to them. */
export const shownText = (text: string): string => outsideCode(text, (prose) => prose.replace(/ ?\[\d{1,3}\]/g, ''));

/** Emits parts of an article; `first` is the place of the first one, 0 for the introduction. */
export function emitParts(context: Context, parts: readonly Part[], first = 0): void {
  for (const [at, { kind, heading, text }] of parts.entries()) {
    const content = shownText(text);
    if (content === '') continue;
    const index = first + at - 1;
    if (kind === 'section') context.emit({ type: 'part', part: kind, index, heading, content });
    else if (kind === 'introduction') context.emit({ type: 'part', part: kind, content });
    else context.emit({ type: 'part', part: kind, content, ...(heading && { heading }) });
  }
}

/** Passes events on except parts and outlines that did not change. */
export function withoutRepeatedParts(emit: Context['emit']): Context['emit'] {
  const latest = new Map<string, string>();
  return (event: WritingEvent) => {
    if (event.type === 'chosen') latest.clear();
    if (event.type === 'part' || event.type === 'outline') {
      const place = event.type === 'outline' ? event.type : 'index' in event ? `${event.index}` : event.part;
      const text = JSON.stringify(event);
      if (latest.get(place) === text) return;
      latest.set(place, text);
    }
    emit(event);
  };
}

type Growing = {
  /** Headings that it keeps; none where it sets its own. */
  headings: readonly string[];
  /** Sections before it. */
  from: number;
  parse: (answer: string) => DraftText | undefined;
  onTitle: (title: string) => void;
};

/** Emits a stretch while it is being written: finished parts once, the growing one sentence by sentence. */
export function liveParts(context: Context, { headings, from, parse, onTitle }: Growing): (answer: string) => void {
  let emitted = 0;
  let last = Number.NEGATIVE_INFINITY;
  let latest = '';
  const emitAs = (type: 'part' | 'partial', at: number, { heading: own, text }: DraftText['sections'][number]) => {
    const heading = headings[at - 1] ?? own;
    const content = shownText(writeMarkdown(formedText(text, heading, context)));
    // A growing opening is not shown: when it is whole, it is new.
    const isHidden = type === 'partial' && at === 0;
    if (isHidden || content === '' || content === latest) return;
    latest = content;
    if (at > 0) {
      const index = from + at - 1;
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
    const draft = parse(answer);
    if (!draft) return;
    const pieces = [{ heading: '', text: draft.opening }, ...draft.sections];
    // A title may go on while nothing follows it.
    if (pieces.some(({ text }) => text !== '')) onTitle(draft.title);
    for (; emitted < pieces.length - 1; emitted += 1)
      emitAs('part', emitted, pieces[emitted] ?? { heading: '', text: '' });
    const { heading = '', text = '' } = pieces.at(-1) ?? {};
    emitAs('partial', pieces.length - 1, { heading, text: draft.ending ? text : growing(text) });
  };
}
