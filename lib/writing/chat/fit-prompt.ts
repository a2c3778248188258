import { type FlexibleBlock, isFlexible, messagesOf, type Prompt, type PromptBlock } from './prompt.ts';
import { mostTokensOf } from './window.ts';

/** In smaller windows than this the rules are shorter. */
const ROOM_FOR_ALL_RULES = 8000;

/** What the calls of an article share may take so much of the window, each block: the same in all of them. */
const SHARED_PART = 1 / 10;
const SHARED_MATERIAL_PART = 1 / 2;

/** A block that does not fit is made so much shorter at a time, until so little of it would stay that it is left out. */
const STEP = 0.9;
const LEAST_SHARE = 0.02;

/** The room a prompt has. */
export type Room = {
  /** Most tokens of prompt and answer together. */
  windowTokens: number;
  /** Tokens that the answer and what stands around it need of them. */
  reserved: number;
  /** How much of what may be shortened in the task is to stay, at most: less after a server found it too long. */
  share: number;
};

/** A prompt and at most how many tokens it has. */
export type Fitted = { prompt: Prompt; tokens: number };

/** The blocks, the flexible ones as long as `shareOf` says. */
function shaped(blocks: readonly PromptBlock[], shareOf: (block: FlexibleBlock) => number): PromptBlock[] {
  return blocks.flatMap((block) => (isFlexible(block) ? block.shaped(shareOf(block)) : [block]));
}

/** The largest share of a block that has no more than so many tokens. */
function shareFor(block: FlexibleBlock, mark: string, tokens: number): number {
  const whole = tokensOf(block.shaped(1), mark);
  if (whole <= tokens) return 1;
  for (let share = tokens / whole; share > LEAST_SHARE; share *= STEP) {
    if (tokensOf(block.shaped(share), mark) <= tokens) return share;
  }
  return 0;
}

const EMPTY: Prompt = { rules: '', shortRules: '', shared: [], task: [] };

function tokensOf(blocks: readonly PromptBlock[], mark: string): number {
  return mostTokensOf(messagesOf({ ...EMPTY, task: blocks }, mark).user);
}

/** Shares room out: small blocks stay whole, and large ones have the same room. */
function allotted(wanted: ReadonlyMap<FlexibleBlock, number>, room: number) {
  const given = new Map<FlexibleBlock, number>();
  let left = room;
  let waiting = wanted.size;
  for (const [block, tokens] of [...wanted].sort((a, b) => a[1] - b[1])) {
    const most = Math.min(tokens, left / waiting);
    given.set(block, most);
    left -= most;
    waiting -= 1;
  }
  return given;
}

/**
 * A prompt as it fits a window: shorter rules in a small one, what all calls share as long as in the others, and of the rest,
 * passages above all, as much as there is room for. Undefined where it does not fit even so.
 * @param mark the fences' mark, which counts too
 */
export function fitPrompt(prompt: Prompt, mark: string, room: Room): Fitted | undefined {
  const { windowTokens, reserved, share: mostShare } = room;
  const rules = windowTokens < ROOM_FOR_ALL_RULES ? prompt.shortRules : prompt.rules;
  const shared = shaped(prompt.shared, (block) => {
    const part = block.isMaterial ? SHARED_MATERIAL_PART : SHARED_PART;
    return (block.isMaterial ? mostShare : 1) * shareFor(block, mark, windowTokens * part);
  });
  const base = { ...prompt, rules, shared };
  const size = (task: readonly PromptBlock[]) => {
    const { system, user } = messagesOf({ ...base, task }, mark);
    return mostTokensOf(system) + mostTokensOf(user);
  };
  const flexible = prompt.task.filter(isFlexible);
  const left = windowTokens - reserved - size(shaped(prompt.task, () => 0));
  const wanted = new Map(flexible.map((block) => [block, tokensOf(block.shaped(1), mark)]));
  const given = allotted(wanted, left);
  const task = shaped(prompt.task, (block) => mostShare * shareFor(block, mark, given.get(block) ?? 0));
  const fitted = { prompt: { ...base, task }, tokens: size(task) };
  return fitted.tokens + reserved <= windowTokens ? fitted : undefined;
}
