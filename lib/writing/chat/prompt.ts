import { randomBytes } from 'node:crypto';
import { beginningOf } from '@/lib/text/sentences.ts';

/** Text of others: topic, wishes, source pages, answers of a model. `name` is in capitals. */
export type DataBlock = { name: string; text: string };

/** Blocks that shrink to fit a small window. */
export type FlexibleBlock = {
  /** `share` is the part of it that may stay, from 0 to 1. */
  shaped: (share: number) => readonly (string | DataBlock)[];
  /** Whether it holds sources, which may take more of a window and are cut first. */
  isMaterial?: boolean;
};

/** A paragraph of a prompt: ours, or text of others, which is fenced when the prompt is sent. */
export type PromptBlock = string | DataBlock | FlexibleBlock;

export const isFlexible = (block: PromptBlock): block is FlexibleBlock =>
  typeof block === 'object' && 'shaped' in block;

export function linesBlock(name: string, lines: readonly string[]): FlexibleBlock {
  return {
    shaped: (share) => {
      const some = lines.slice(0, Math.ceil(lines.length * share));
      return some.length > 0 ? [dataBlock(name, some.join('\n'))] : [];
    },
  };
}

export const shareOf = (text: string, share: number): string => beginningOf(text, Math.floor(text.length * share));

/** Texts of others below their headings; the beginning of each where there is no room for all. */
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

export function endBlock(name: string, text: string): FlexibleBlock {
  return {
    shaped: (share) => {
      const end = share < 1 ? text.slice(-Math.floor(text.length * share) || text.length) : text;
      return share > 0 ? [dataBlock(name, end)] : [];
    },
  };
}

/** The prompt of one call, shared parts first: servers cache the beginning that prompts have in common. */
export type Prompt = {
  rules: string;
  shortRules: string;
  /** The same in all calls of one article, in one order. */
  shared: readonly PromptBlock[];
  task: readonly PromptBlock[];
};

export function dataBlock(name: string, text: string): DataBlock {
  return { name, text };
}

export function newFenceMark(): string {
  return randomBytes(12).toString('hex');
}

/** The text loses the mark: a model may have been tricked into writing it there. */
function fenced({ name, text }: DataBlock, mark: string): string {
  const inside = text.replaceAll(new RegExp(mark, 'gi'), '…');
  return `<<<${name} ${mark}\n${inside}\n${name} ${mark}>>>`;
}

/** The messages of a prompt, with fences that the texts inside cannot close: an article's calls share one `mark`. */
export function messagesOf({ rules, shared, task }: Prompt, mark: string) {
  const blocks = [...shared, ...task]
    .flatMap((block) => (isFlexible(block) ? block.shaped(1) : [block]))
    .map((block) => (typeof block === 'string' ? block : fenced(block, mark)));
  return { system: rules, user: [`Mark: ${mark}`, ...blocks].join('\n\n') };
}

export function withMore(prompt: Prompt, ...blocks: readonly PromptBlock[]): Prompt {
  return { ...prompt, task: [...prompt.task, ...blocks] };
}
