import type { Message } from './contract.ts';

/** What a call is for. */
export type Task =
  | 'plan'
  | 'section'
  | 'introduction'
  | 'conclusion'
  | 'extra section'
  | 'extend'
  | 'shorten';

/** What the fake gathers from a prompt, as a model would. */
export type PromptHints = {
  task: string;
  /** BCP 47 tag. */
  language: string;
  words: number;
  sections: { min: number; max: number };
  sources: number[];
  topic: string;
};

/** Reads a prompt's task, language, length, number of sections, sources and topic. */
export function readHints(messages: readonly Message[]): PromptHints {
  const prompt = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  // Instructions come before the material, so the first match is never somebody's topic.
  const sections = /^Sections: (\d+)(?: to (\d+))?/m.exec(prompt);
  const min = Number(sections?.[1] ?? 1);
  const topic = /<<<TOPIC (\w+)\n([\s\S]*?)\nTOPIC \1>>>/.exec(prompt)?.[2] ?? '';
  return {
    task: /^Task: (.+)$/m.exec(prompt)?.[1] ?? 'none',
    language: /^Language: .*?\(([\w-]+)\)/m.exec(prompt)?.[1] ?? 'en',
    words: Number(/^Length: (\d+) words/m.exec(prompt)?.[1] ?? 100),
    sections: { min, max: Number(sections?.[2] ?? min) },
    sources: [...prompt.matchAll(/<<<SOURCE (\d+) /g)].map((match) => Number(match[1])),
    topic,
  };
}
