import type { Message } from './contract.ts';

/** The task of a call. */
export type Task =
  | 'plan'
  | 'angles'
  | 'overview'
  | 'search'
  | 'interview'
  | 'write'
  | 'choose'
  | 'prove'
  | 'recheck'
  | 'claims'
  | 'cut'
  | 'grow'
  | 'section'
  | 'personal'
  | 'translate frame'
  | 'translate'
  | 'translation check'
  | 'judge'
  | 'house rules';

/** A passage of a source, under the id it may be cited by. */
export type ShownPassage = { id: number; text: string };

/** Hints from a prompt. */
export type PromptHints = {
  task: string;
  /** BCP 47 tag. */
  language: string;
  words: number;
  sections: { min: number; max: number };
  /** How many angles are asked for, or blogs of an overview. */
  angles: number;
  /** Parts of the text to write; no headings where the writer sets its own. */
  parts: { title: string | undefined; opening: boolean; headings: string[]; ending: boolean };
  /** Whether the text begins with a plan. */
  isPlanned: boolean;
  /** Numbers of the sources shown, and their passages that have an id. */
  sources: number[];
  passages: ShownPassage[];
  /** Text of all source blocks. */
  material: string;
  /** Sentences to judge, compare or rewrite. */
  sentences: string[];
  topic: string;
  /** Fenced blocks by their names. */
  blocks: Readonly<Record<string, string>>;
  /** Mark of the prompt's fences. */
  mark: string;
  /** All of it. */
  prompt: string;
};

const FENCED = /<<<([A-Z]+(?: [A-Z]+| \d+)*) (\w+)\n([\s\S]*?)\n\1 \2>>>/g;

/** First and second groups of all that match a pattern. */
export function groupsIn(text: string | undefined, pattern: RegExp): [string, string][] {
  return [...(text ?? '').matchAll(pattern)].map(([, one = '', two = '']) => [one, two]);
}

/** Ids of the marks in a text. */
export function idsIn(text: string): number[] {
  return groupsIn(text, /\[(\d+)\]/g).map(([id]) => Number(id));
}

/** Reads the task and the material of a prompt. */
export function readHints(messages: readonly Message[]): PromptHints {
  const prompt = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  // Fenced text tells a model nothing about its task.
  const own = prompt.replace(FENCED, '');
  const told = (pattern: RegExp) => pattern.exec(own)?.[1];
  const fenced = [...prompt.matchAll(FENCED)].map(([, name = '', , text = '']) => ({ name, text }));
  const blocks = Object.fromEntries(fenced.map(({ name, text }) => [name, text]));
  const shown = fenced.filter(({ name }) => /^(?:SOURCE \d|AUTHOR$)/.test(name));
  const material = shown.map(({ text }) => text).join('\n\n');
  const min = Number(told(/^Sections: (\d+)/m) ?? 1);
  const sentence = /^\d+\. (.*?)(?: \(after: .*\))?(?: \(look at: .*\))?$/gm;
  return {
    task: told(/^Task: (.+)$/m) ?? 'none',
    language: told(/^Language: .*?\(([\w-]+)\)/m) ?? 'en',
    words: Number(told(/^Length: (\d+) words/m) ?? 100),
    sections: { min, max: Number(told(/^Sections: \d+ to (\d+)/m) ?? min) },
    angles: Number(told(/^(?:Angles|Blogs): (\d+)/m) ?? 0),
    parts: {
      title: told(/^- first a line "# (.*?)"/m),
      opening: /^- the opening/m.test(own),
      headings: groupsIn(own, /^- a line "## (.*)", an empty line/gm).map(([heading]) => heading),
      ending: /^- a line "\*\*\*"/m.test(own),
    },
    isPlanned: /^JSON Schema of that line:$/m.test(own),
    sources: groupsIn(shown.map(({ name }) => name).join('\n'), /^SOURCE (\d+)$/gm).map(([number]) => Number(number)),
    passages: groupsIn(material, /^\[(\d+)\] (.*)$/gm).map(([id, text]) => ({ id: Number(id), text })),
    material,
    sentences: groupsIn(blocks.SENTENCES, sentence).map(([text]) => text),
    topic: blocks.TOPIC ?? '',
    blocks,
    mark: told(/^Mark: (\w+)$/m) ?? '',
    prompt,
  };
}
