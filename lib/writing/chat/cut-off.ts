import { endBlock, type PromptBlock } from './prompt.ts';

/** Overlap in characters: a shorter one may be chance. */
const OVERLAP = { least: 10, most: 400 } as const;

/** Openings of a new block. */
const BLOCK = /^(?:#|\*\*\*|[-*] |\d+\. |\||>|@ )/;
const LIST_ITEM = /^(?:[-*] |\d+\. )/;

/** A full-width stop, which no space follows. */
const WIDE_END = /[。！？][”’」』）]*$/u;

/** A text up to its last whole sentence; '' where it has none. */
export function wholeSentences(text: string): string {
  return /^[\s\S]*[.!?。！？]["”’»」』)）]*(?=\s|$|\p{L})/u.exec(text)?.[0] ?? '';
}

/** White space between a beginning and its continuation. */
function separatorOf(beginning: string, rest: string): string {
  const start = rest.trimStart();
  const isItem = LIST_ITEM.test(start) && LIST_ITEM.test(beginning.split('\n').at(-1) ?? '');
  if (isItem) return '\n';
  if (/^\s*\n/.test(rest) || BLOCK.test(start)) return '\n\n';
  return WIDE_END.test(beginning) ? '' : ' ';
}

/** A text and its continuation, which may repeat the text's end. */
export function joined(beginning: string, rest: string): string {
  if (!beginning) return rest;
  const start = rest.trimStart();
  for (let length = Math.min(OVERLAP.most, start.length); length >= OVERLAP.least; length -= 1) {
    if (beginning.endsWith(start.slice(0, length))) return beginning + start.slice(length);
  }
  const separator = separatorOf(beginning, rest);
  return `${beginning}${separator}${start}`;
}

/** Asks for the rest of a cut-off answer. */
export function continuation(beginning: string): PromptBlock[] {
  return [
    'Your answer was cut off. ANSWER SO FAR is what came of it. Go on with its next sentence, and repeat nothing.',
    endBlock('ANSWER SO FAR', beginning),
  ];
}
