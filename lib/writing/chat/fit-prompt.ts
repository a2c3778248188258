import { type FlexibleBlock, isFlexible, messagesOf, type Prompt, type PromptBlock } from './prompt.ts';
import { mostTokensOf } from './window.ts';

/** Smaller windows get the short rules. */
const ROOM_FOR_ALL_RULES = 8000;

/** Most of the window for each shared block: the same in all calls of an article. */
const SHARED_PART = 1 / 10;
const SHARED_MATERIAL_PART = 1 / 2;

/** Factor by which a block shrinks until it fits, and the share below which it is dropped. */
const STEP = 0.9;
const LEAST_SHARE = 0.02;

/** Room for a prompt. */
export type Room = {
  windowTokens: number;
  /** Tokens of the answer and the text around it. */
  reserved: number;
  /** Most of the flexible blocks that may stay: less after a server found the prompt too long. */
  share: number;
};

/** Blocks with the flexible ones shaped. */
function shaped(blocks: readonly PromptBlock[], shareOf: (block: FlexibleBlock) => number): PromptBlock[] {
  return blocks.flatMap((block) => (isFlexible(block) ? block.shaped(shareOf(block)) : [block]));
}

/** The largest share of a block that fits. */
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

/** Room of each block: small ones stay whole, large ones get equal parts. */
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
 * Fits a prompt into a window: short rules in a small one, shared blocks as long as in other calls, and as much of the rest as
 * there is room for. Undefined where even that does not fit.
 * @param mark of the fences, which counts, too
 */
export function fitPrompt(prompt: Prompt, mark: string, room: Room) {
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
