import { type Assignment, type Call, EMPTY_PLAN, limitsFor, type Plan } from '@/lib/writing/calls/shared.ts';
import type { Article, WritingRequest } from '@/lib/writing/types.ts';

/** Asks a model; throws WritingError where the answer is of no use. */
type Ask = <Raw>(call: Call<Raw>) => Promise<Raw>;

/** One question to the model of which the right answer is known. */
export type CallCase = { about: string; isRight: (ask: Ask) => Promise<boolean> };

/** A case of a call: `judge` reads the answer. */
export const callCase = <Raw>(about: string, call: Call<Raw>, judge: (answer: Raw) => boolean): CallCase => ({
  about,
  isRight: async (ask) => judge(await ask(call)),
});

const DOCUMENTS = [{ number: 1, url: 'https://hives.example/roofs', title: 'Hives on roofs', text: '' }];

const PASSAGES = [
  { id: 1, source: 1, text: 'A full hive weighs 60 kg in August, of which 30 kg are honey.' },
  { id: 2, source: 1, text: 'Without water within 500 m, bees visit the swimming pools of neighbors.' },
];

/** The assignment of all cases, with changes. */
export const assignment = (changes: Partial<WritingRequest> = {}): Assignment => ({
  request: {
    ...{ topic: 'Keeping bees on a city roof', length: 'small', language: 'english', sources: DOCUMENTS },
    signal: new AbortController().signal,
    ...changes,
  },
  limits: limitsFor({}),
  material: { passages: PASSAGES, documents: DOCUMENTS, isWhole: true },
});

export const ARTICLE: Article = {
  title: 'Bees above the city',
  intro: 'A roof is a good place for one hive. Two hives need a second roof.',
  sections: [
    { heading: 'How much a hive weighs', content: 'A full hive weighs 60 kg in August [1]. Ask who built the roof.' },
    { heading: 'Where bees drink', content: 'Put a bowl of water beside the hive. Fill it every morning.' },
  ],
  conclusion: 'Begin with the roof, then buy the bees.',
  evidence: [],
};

export const PLAN: Plan = {
  ...EMPTY_PLAN,
  title: ARTICLE.title,
  address: 'en-US',
  thread: 'A hive that was too heavy for its roof',
  tension: 'The roof decides, not the bees.',
  sections: ARTICLE.sections.map(({ heading, content }) => ({ heading, covers: content, weight: 1 })),
};

/** Whether a number is within a share of another. */
export const isNear = (count: number, wanted: number, share = 0.25): boolean =>
  Math.abs(count - wanted) <= wanted * share;
