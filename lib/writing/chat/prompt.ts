import { randomBytes } from 'node:crypto';
import { beginningOf } from '@/lib/text/beginning.ts';

/** Text that others wrote: topic, wishes, source pages, answers of a model. `name` says what it is, in capitals. */
export type DataBlock = { name: string; text: string };

/**
 * Blocks that can be made shorter where a model's window is too small for all of them.
 * @param share how much of it may stay, at most, from 0 to 1
 */
export type FlexibleBlock = {
  shaped: (share: number) => readonly (string | DataBlock)[];
  /** Whether it holds sources, which may take more of a window and are the first to be cut. */
  isMaterial?: boolean;
};

/** A paragraph of a prompt: ours, or somebody else's that is fenced when the prompt is sent. */
export type PromptBlock = string | DataBlock | FlexibleBlock;

/** Whether a block can be made shorter. */
export function isFlexible(block: PromptBlock): block is FlexibleBlock {
  return typeof block === 'object' && 'shaped' in block;
}

/** Somebody else's lines, the first ones where there is no room for all. */
export function linesBlock(name: string, lines: readonly string[]): FlexibleBlock {
  return {
    shaped: (share) => {
      const some = lines.slice(0, Math.ceil(lines.length * share));
      return some.length > 0 ? [dataBlock(name, some.join('\n'))] : [];
    },
  };
}

/** As much of a text's beginning as a share of it may be. */
export const shareOf = (text: string, share: number): string => beginningOf(text, Math.floor(text.length * share));

/** Somebody else's texts, the beginning of each where there is no room for all, each below its heading. */
export function textsBlock(name: string, texts: readonly { heading: string; text: string }[]): FlexibleBlock {
  return {
    shaped: (share) => {
      const shown = texts
        .map(({ heading, text }) => [heading, shareOf(text, share)].filter(Boolean).join('\n\n'))
        .filter(Boolean);
      return shown.length > 0 ? [dataBlock(name, shown.join('\n\n'))] : [];
    },
  };
}

/** A text, its end where there is no room for all of it. */
export function endBlock(name: string, text: string): FlexibleBlock {
  return {
    shaped: (share) => {
      const end = share < 1 ? text.slice(-Math.floor(text.length * share) || text.length) : text;
      return share > 0 ? [dataBlock(name, end)] : [];
    },
  };
}

/**
 * What one call says to the model, what many calls have in common first: servers need not read again what a prompt has in
 * common with an earlier one, but only up to the first difference.
 */
export type Prompt = {
  /** The rules, the same in every call of every article. */
  rules: string;
  /** As many of them as a small window has room for. */
  shortRules: string;
  /** What the calls of one article share, in one order. */
  shared: readonly PromptBlock[];
  /** What is this call's alone. */
  task: readonly PromptBlock[];
};

/** System and user message of one call. */
export type Messages = { system: string; user: string };

/** Marks off text that others wrote, so that a model can tell it from instructions. */
export function dataBlock(name: string, text: string): DataBlock {
  return { name, text };
}

/** A mark for the fences of one article that nobody can guess. */
export function newFenceMark(): string {
  return randomBytes(12).toString('hex');
}

/** Texts without the mark: a model that was talked into telling it may have written it into one of them. */
function fenced({ name, text }: DataBlock, mark: string): string {
  const inside = text.replaceAll(new RegExp(mark, 'gi'), '…');
  return `<<<${name} ${mark}\n${inside}\n${name} ${mark}>>>`;
}

/**
 * The messages of a prompt, with fences that the texts inside cannot close.
 * @param mark of `newFenceMark`; the same for a whole article, so that a block has the same characters in all its calls
 */
export function messagesOf({ rules, shared, task }: Prompt, mark: string): Messages {
  const blocks = [...shared, ...task]
    .flatMap((block) => (isFlexible(block) ? block.shaped(1) : [block]))
    .map((block) => (typeof block === 'string' ? block : fenced(block, mark)));
  return { system: rules, user: [`Mark: ${mark}`, ...blocks].join('\n\n') };
}

/** A prompt with more at the end of its task. */
export function withMore(prompt: Prompt, ...blocks: readonly PromptBlock[]): Prompt {
  return { ...prompt, task: [...prompt.task, ...blocks] };
}
