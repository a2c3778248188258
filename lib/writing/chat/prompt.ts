import { randomBytes } from 'node:crypto';
import type { Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';
import { shortenText } from '@/lib/text/sentences.ts';

/** Tokens per character by the first pattern that matches: upper bounds for whole texts, since tokenizers differ. */
const TOKENS_PER_CHARACTER: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1.2],
  [/[a-z ]/i, 0.32],
  [/[\p{Script=Latin}\p{M}]/u, 0.7],
  [/\p{L}/u, 0.5],
  [/\n/, 0.6],
];

const ofCharacter = (character: string): number =>
  TOKENS_PER_CHARACTER.find(([pattern]) => pattern.test(character))?.[1] ?? 1;

/** Prompts are mostly ASCII and counted often. */
const OF_ASCII = Array.from({ length: 128 }, (_, code) => ofCharacter(String.fromCharCode(code)));

export function maximumTokens(text: string): number {
  let tokens = 0;
  for (const character of text) tokens += OF_ASCII[character.charCodeAt(0)] ?? ofCharacter(character);
  return Math.ceil(tokens);
}

const ANSWER_FRAME = 60;

/** Upper bound of an answer's tokens, thinking excluded. */
export const answerTokens = (words: number, language: Language): number =>
  Math.ceil(words * proseWords(language).tokensPerWord.most) + ANSWER_FRAME;

export const CHAT_TEMPLATE_TOKENS = 64;

const ROOM_FOR_ALL_RULES = 8000;

/** Most of the window for each shared block: the same in all calls of an article. */
const SHARED_PART = 1 / 10;
const SHARED_MATERIAL_PART = 1 / 2;

const STEP = 0.9;
const LEAST_SHARE = 0.02;

type Room = {
  windowTokens: number;
  /** Tokens of the answer and the text around it. */
  reserved: number;
  share: number;
};

const shaped = (blocks: readonly PromptBlock[], blockShare: (block: FlexibleBlock) => number): PromptBlock[] =>
  blocks.flatMap((block) => (isFlexible(block) ? block.shaped(blockShare(block)) : [block]));

function promptTokens({ rules, shared, task }: Omit<Prompt, 'shortRules'>, mark: string): number {
  const { system, user } = promptMessages({ rules, shared, task, shortRules: '' }, mark);
  return maximumTokens(system) + maximumTokens(user);
}

const blockTokens = (block: FlexibleBlock, share: number, mark: string) =>
  promptTokens({ rules: '', shared: [], task: block.shaped(share) }, mark);

function shareFor(block: FlexibleBlock, mark: string, tokens: number): number {
  const whole = blockTokens(block, 1, mark);
  if (whole <= tokens) return 1;
  for (let share = tokens / whole; share > LEAST_SHARE; share *= STEP) {
    if (blockTokens(block, share, mark) <= tokens) return share;
  }
  return 0;
}

function allotted(blocks: readonly FlexibleBlock[], mark: string, room: number) {
  const wanted = blocks.map((block) => ({ block, tokens: blockTokens(block, 1, mark) }));
  let left = room;
  return new Map(
    wanted
      .toSorted((a, b) => a.tokens - b.tokens)
      .map(({ block, tokens }, at) => {
        const most = Math.min(tokens, left / (wanted.length - at));
        left -= most;
        return [block, most];
      }),
  );
}

/** Fits a prompt into a window: short rules in a small one, blocks shrunk; undefined where even that does not fit. */
export function fitPrompt(prompt: Prompt, mark: string, { windowTokens, reserved, share: mostShare }: Room) {
  const rules = windowTokens < ROOM_FOR_ALL_RULES ? prompt.shortRules : prompt.rules;
  const shared = shaped(prompt.shared, (block) => {
    const part = block.isMaterial ? SHARED_MATERIAL_PART : SHARED_PART;
    return (block.isMaterial ? mostShare : 1) * shareFor(block, mark, windowTokens * part);
  });
  const base = { ...prompt, rules, shared };
  const size = (task: readonly PromptBlock[]) => promptTokens({ ...base, task }, mark);
  const left = windowTokens - reserved - size(shaped(prompt.task, () => 0));
  const given = allotted(prompt.task.filter(isFlexible), mark, left);
  const task = shaped(prompt.task, (block) => mostShare * shareFor(block, mark, given.get(block) ?? 0));
  const tokens = size(task);
  return tokens + reserved <= windowTokens ? { prompt: { ...base, task }, tokens } : undefined;
}

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

const isFlexible = (block: PromptBlock): block is FlexibleBlock => typeof block === 'object' && 'shaped' in block;

export const linesBlock = (name: string, lines: readonly string[]): FlexibleBlock => ({
  shaped: (share) => {
    const some = lines.slice(0, Math.ceil(lines.length * share));
    return some.length > 0 ? [dataBlock(name, some.join('\n'))] : [];
  },
});

export const takeShare = (text: string, share: number): string => shortenText(text, Math.floor(text.length * share));

/** Texts of others below their headings; the beginning of each where there is no room for all. */
export const textsBlock = (name: string, texts: readonly { heading: string; text: string }[]): FlexibleBlock => ({
  shaped: (share) => {
    const shown = texts
      .map(({ heading, text }) => [heading, takeShare(text, share)].filter(Boolean).join('\n\n'))
      .filter(Boolean);
    return shown.length > 0 ? [dataBlock(name, shown.join('\n\n'))] : [];
  },
});

export const endBlock = (name: string, text: string): FlexibleBlock => ({
  shaped: (share) => {
    const end = share < 1 ? text.slice(-Math.floor(text.length * share) || text.length) : text;
    return share > 0 ? [dataBlock(name, end)] : [];
  },
});

/** The prompt of one call, shared parts first: servers cache the beginning that prompts have in common. */
export type Prompt = {
  rules: string;
  shortRules: string;
  /** The same in all calls of one article, in one order. */
  shared: readonly PromptBlock[];
  task: readonly PromptBlock[];
};

export const dataBlock = (name: string, text: string): DataBlock => ({ name, text });

export const newFenceMark = (): string => randomBytes(12).toString('hex');

/** The text loses the mark: a model may have been tricked into writing it there. */
function fenced({ name, text }: DataBlock, mark: string): string {
  const inside = text.replaceAll(new RegExp(mark, 'gi'), '…');
  return `<<<${name} ${mark}\n${inside}\n${name} ${mark}>>>`;
}

/** The messages of a prompt, with fences that the texts inside cannot close: an article's calls share one `mark`. */
export function promptMessages({ rules, shared, task }: Prompt, mark: string) {
  const blocks = [...shared, ...task]
    .flatMap((block) => (isFlexible(block) ? block.shaped(1) : [block]))
    .map((block) => (typeof block === 'string' ? block : fenced(block, mark)));
  return { system: rules, user: [`Mark: ${mark}`, ...blocks].join('\n\n') };
}

export function withMore(prompt: Prompt, ...blocks: readonly PromptBlock[]): Prompt {
  return { ...prompt, task: [...prompt.task, ...blocks] };
}
