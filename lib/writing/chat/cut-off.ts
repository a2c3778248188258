import { endBlock, type PromptBlock } from './prompt.ts';

/** A shorter overlap may be chance, a longer one is no slip of a continuation. */
const OVERLAP = { least: 10, most: 400 } as const;

/** Lines that begin a new block of their own. */
const BLOCK = /^(?:#|\*\*\*|[-*] |\d+\. |\||>|@ )/;
const LIST_ITEM = /^(?:[-*] |\d+\. )/;

/** Full-width stops, behind which there is no space. */
const WIDE_END = /[。！？][”’」』）]*$/u;

/** A text up to its last whole sentence; '' where it has none. */
export function wholeSentences(text: string): string {
  return /^[\s\S]*[.!?。！？]["”’»」』)）]*(?=\s|$|\p{L})/u.exec(text)?.[0] ?? '';
}

/** What stands between a beginning and its continuation. */
function separatorOf(beginning: string, rest: string): string {
  const start = rest.trimStart();
  const isItem = LIST_ITEM.test(start) && LIST_ITEM.test(beginning.split('\n').at(-1) ?? '');
  if (isItem) return '\n';
  if (/^\s*\n/.test(rest) || BLOCK.test(start)) return '\n\n';
  return WIDE_END.test(beginning) ? '' : ' ';
}

/** A text and what a server sent after it was cut off, without what the second repeats of the first. */
export function joined(beginning: string, rest: string): string {
  if (!beginning) return rest;
  const start = rest.trimStart();
  for (let length = Math.min(OVERLAP.most, start.length); length >= OVERLAP.least; length -= 1) {
    if (beginning.endsWith(start.slice(0, length))) return beginning + start.slice(length);
  }
  const separator = separatorOf(beginning, rest);
  return `${beginning}${separator}${start}`;
}

/** Asks for the rest of an answer that was cut off. */
export function continuation(beginning: string): PromptBlock[] {
  return [
    'Your answer was cut off. ANSWER SO FAR is what came of it. Go on with its next sentence, and repeat nothing.',
    endBlock('ANSWER SO FAR', beginning),
  ];
}
