import type { Message } from './contract.ts';

/** What a call is for. */
export type Task =
  | 'brief'
  | 'plan'
  | 'critique'
  | 'section'
  | 'introduction'
  | 'conclusion'
  | 'extra section'
  | 'extend'
  | 'shorten'
  | 'check claims'
  | 'correct'
  | 'reword'
  | 'edit'
  | 'extras'
  | 'translate outline'
  | 'translate'
  | 'translate extras';

/** A passage of a source, under the id it may be cited by. */
type ShownPassage = { id: number; text: string };

/** What the fake gathers from a prompt, as a model would. */
export type PromptHints = {
  task: string;
  /** BCP 47 tag. */
  language: string;
  words: number;
  sections: { min: number; max: number };
  /** How many pictures are to be described. */
  pictures: number;
  /** Numbers of the sources shown, and their passages that have an id. */
  sources: number[];
  passages: ShownPassage[];
  /** All that the sources' blocks hold. */
  material: string;
  /** Sentences to rewrite. */
  sentences: string[];
  topic: string;
  /** What the prompt's fences are marked with. */
  mark: string;
  /** All of it. */
  prompt: string;
};

const SOURCE = /<<<SOURCE (\d+) (\w+)\n([\s\S]*?)\nSOURCE \1 \2>>>/g;

/** Reads a prompt's task, language, length, number of sections and pictures, sources, sentences and topic. */
export function readHints(messages: readonly Message[]): PromptHints {
  const prompt = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  // What is fenced tells a model nothing about its task.
  const own = prompt.replace(/<<<([A-Z]+(?: [A-Z]+| \d+)*) (\w+)\n[\s\S]*?\n\1 \2>>>/g, '');
  const sections = /^Sections: (\d+)(?: to (\d+))?/m.exec(own);
  const min = Number(sections?.[1] ?? 1);
  const topic = /<<<TOPIC (\w+)\n([\s\S]*?)\nTOPIC \1>>>/.exec(prompt)?.[2] ?? '';
  const sources = [...prompt.matchAll(SOURCE)];
  const material = sources.map((match) => match[3]).join('\n\n');
  const sentences = /<<<SENTENCES (\w+)\n([\s\S]*?)\nSENTENCES \1>>>/.exec(prompt)?.[2] ?? '';
  return {
    task: /^Task: (.+)$/m.exec(own)?.[1] ?? 'none',
    language: /^Language: .*?\(([\w-]+)\)/m.exec(own)?.[1] ?? 'en',
    words: Number(/^Length: (\d+) words/m.exec(own)?.[1] ?? 100),
    sections: { min, max: Number(sections?.[2] ?? min) },
    pictures: Number(/^Pictures: (\d+)$/m.exec(own)?.[1] ?? 0),
    sources: sources.map((match) => Number(match[1])),
    passages: [...material.matchAll(/^\[(\d+)\] (.*)$/gm)].map(([, id, text = '']) => ({
      id: Number(id),
      text,
    })),
    material,
    sentences: [...sentences.matchAll(/^\d+\. (.*)$/gm)].map(([, sentence = '']) => sentence),
    topic,
    mark: /^Mark: (\w+)$/m.exec(own)?.[1] ?? '',
    prompt,
  };
}
