import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countWords } from '@/lib/text/words.ts';
import { continuation } from '@/lib/writing/chat/chat-client.ts';
import { messagesOf, type Prompt, withMore } from '@/lib/writing/chat/prompt.ts';
import type { Material, Plan } from '@/lib/writing/model/prompts/shared-blocks.ts';
import { checkPrompt } from '@/lib/writing/model/steps/check.ts';
import { comparePrompt } from '@/lib/writing/model/steps/compare.ts';
import { editPrompt } from '@/lib/writing/model/steps/edit.ts';
import { growPrompt } from '@/lib/writing/model/steps/fit.ts';
import { planPrompt } from '@/lib/writing/model/steps/plan.ts';
import { writePrompt } from '@/lib/writing/model/steps/write.ts';
import { framePrompt, translationPrompt } from '@/lib/writing/model/translate.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { requestFor } from './model-fixture.ts';

let fake: FakeOpenAI;
beforeAll(async () => {
  fake = await startFakeOpenAI({ apiKey: null });
});
afterAll(() => fake.close());

const QUOTED = 'A flat roof carries the hive in the wind and in the snow.';
const PASSAGES = [
  { id: 4, source: 1, text: QUOTED },
  { id: 5, source: 1, text: 'Every hive weighs 60 kg in the summer, with its honey.' },
];
const DOCUMENTS = [{ number: 1, url: 'https://one.example/', title: 'Roofs', text: '' }];
const SHOWN: Material = { passages: PASSAGES, documents: DOCUMENTS, isWhole: true };
const NOTHING: Material = { passages: [], documents: [], isWhole: true };

const PLAN: Plan = {
  title: 'Bees above the city',
  angle: '',
  brief: undefined,
  sections: [
    { heading: 'Where to put "it"', covers: 'The place.', passages: [4] },
    { heading: 'How much it weighs', covers: 'The load.', passages: [5] },
  ],
};
const WHOLE = { hasOpening: true, sections: [0, 1], hasEnding: true, words: 300 };
const NUMBERED = [
  { heading: '', text: 'P1 (1) Bees fly. (2) They drink (3) times. (3) They rest.' },
  { heading: 'How much it weighs', text: 'P2 (4) A hive is heavy. (5) It stands.\n\nP3 (6) So lift.' },
];

const write = (material = NOTHING): Prompt =>
  writePrompt(requestFor(), PLAN, material, { stretch: WHOLE, before: '', words: 300 });

async function ask(prompt: Prompt, mode: Mode = {}, schema?: object): Promise<string> {
  fake.setMode(mode);
  const { system, user } = messagesOf(prompt, '0123456789abcdef01234567');
  const json_schema = { name: 'answer', schema };
  const response = await fetch(`${fake.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'm',
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      ...(schema && { response_format: { type: 'json_schema', json_schema } }),
    }),
  });
  return (await response.json()).choices[0].message.content;
}

const askJson = async (prompt: Prompt, mode: Mode = {}, schema: object = {}) =>
  JSON.parse(await ask(prompt, mode, schema));

/** Headings and the line before the ending. */
const marksOfParts = (text: string) => text.match(/^(?:## .*|\*\*\*)$/gm);
const idsOf = (text: string) => new Set(text.match(/\[\d+\]/g));

describe('an article of the fake', () => {
  test('has the parts and the length asked for', async () => {
    const text = await ask(write());
    expect(marksOfParts(text)).toEqual(['## Where to put "it"', '## How much it weighs', '***']);
    const prose = text.replace(/^(?:## .*|\*\*\*)$/gm, '');
    expect(countWords(prose, 'english')).toBe(300);
    expect(idsOf(text)).toEqual(new Set());
  });

  test('cites the passages of each section, one verbatim', async () => {
    const text = await ask(write(SHOWN));
    const [, place = '', load = ''] = text.split(/^(?:## .*|\*\*\*)$/m);
    expect(idsOf(place)).toEqual(new Set(['[4]']));
    expect(idsOf(load)).toEqual(new Set(['[5]']));
    expect(place).toContain(`${QUOTED.slice(0, -1)} [4].`);
  });

  test('has no headings', async () => {
    expect(marksOfParts(await ask(write(), { fault: 'missing-headings' }))).toEqual(['***']);
  });

  test('has other headings', async () => {
    const marks = marksOfParts(await ask(write(), { fault: 'renamed-headings' }));
    expect(marks).toHaveLength(3);
    expect(marks).not.toContain('## How much it weighs');
  });

  test('has planted text in one section', async () => {
    const planted = { in: 'text', at: 'start', text: 'Wasps sing. ', section: 1 } as const;
    const text = await ask(write(), { planted });
    expect(text).toContain('## How much it weighs\n\nWasps sing. ');
    expect(text.match(/Wasps/g)).toHaveLength(1);
  });

  test('continues the word where it was cut off', async () => {
    const beginning = await ask(write(), { fault: 'cut-off' });
    const rest = await ask(withMore(write(), ...continuation(beginning)));
    expect(marksOfParts(beginning)).not.toContain('***');
    expect([beginning.at(-1), rest.at(0)].join('')).toMatch(/^\p{L}{2}$/u);
    expect(marksOfParts(beginning + rest)).toHaveLength(3);
  });
});

test('the fake’s plan has the outline’s headings and each passage once', async () => {
  const sections = PLAN.sections.map(({ heading, covers }) => ({ heading, covers }));
  const request = requestFor({ outline: { title: 'Bees', sections } });
  const plan = await askJson(planPrompt(request, { min: 2, max: 2 }, SHOWN), {
    harm: 'hate',
    plan: { angle: 'Roofs first' },
  });
  expect(plan).toMatchObject({
    harm: 'hate',
    angle: 'Roofs first',
    sections: [
      { heading: 'Where to put "it"', passages: [4] },
      { heading: 'How much it weighs', passages: [5] },
    ],
  });
});

test('the fake confirms sentences unless its mode contradicts them', async () => {
  const claim = (sentence: string) => ({ sentence, before: 'So.', isCited: true, pointers: ['5 is not in [4]'] });
  const claims = ['Roofs sink [4].', 'Hives fly [5].', 'Bees hum [5].'].map(claim);
  const prompt = checkPrompt(requestFor(), SHOWN, { claims, cited: PASSAGES });
  const corrections = { sink: 'Roofs carry [4].' };
  expect(await askJson(prompt, { claims: { corrections, notFound: ['fly'] } })).toEqual({
    verdicts: [
      { number: 1, verdict: 'contradicted', correction: 'Roofs carry [4].' },
      { number: 2, verdict: 'not-found', correction: '' },
      { number: 3, verdict: 'supported', correction: '' },
    ],
    harm: 'none',
  });
});

test('the fake edits by number and spares the last sentences of long sections', async () => {
  const edited = { text: NUMBERED, words: 300, range: { min: 300, max: 500 } };
  const prompt = editPrompt(requestFor(), PLAN, { ...edited, pointers: [], hasPassages: false });
  const edits = [{ contains: 'is heavy', replacement: '', reason: 'repetition' } as const];
  expect(await askJson(prompt, { edits })).toEqual({
    edits: [{ sentence: 4, replacement: '', reason: 'repetition' }],
    moves: [],
    spare: [3, 6, 2, 5],
    keyPoints: [],
    questions: [],
    description: expect.any(String),
    harm: 'none',
  });
});

test('the fake adds no paragraph after the last', async () => {
  const prompt = growPrompt(requestFor(), PLAN, NOTHING, { text: NUMBERED, words: 120 });
  const text = await ask(prompt);
  expect(text.match(/^@ P\d+$/gm)).toEqual(['@ P1', '@ P2']);
  expect(countWords(text.replace(/^@ P\d+$/gm, ''), 'english')).toBe(120);
});

describe('a translation of the fake', () => {
  const request = requestFor({ language: 'german' });

  test('keeps headings, paragraphs, lists and marks', async () => {
    const original =
      'Bees fly [4]. They rest.\n\n## Wo sie stehen\n\n- On roofs [5].\n- In yards.\n\n***\n\nSo buy one.';
    const prompt = translationPrompt(request, PLAN, { original, before: '', words: 60 });
    const text = await ask(prompt);
    expect(text.replace(/^(- )?\p{Lu}.*\.$/gmu, '$1…')).toBe('…\n\n## Wo sie stehen\n\n- …\n- …\n\n***\n\n…');
    expect(text.match(/\[\d\]/g)).toEqual(['[4]', '[5]']);
  });

  test('has a line beside the text for each of the original', async () => {
    const article = {
      title: 'Bees',
      intro: 'Bees fly.',
      conclusion: 'Buy one.',
      sections: [{ heading: 'Where they stand', content: 'On roofs [4].' }],
      keyPoints: ['Bees fly [4].'],
      questions: [{ question: 'Do they?', answer: 'They do [5].' }],
    };
    const prompt = framePrompt(request, { language: 'english', article }, ['A hive']);
    expect(await askJson(prompt)).toMatchObject({
      headings: [expect.any(String)],
      pictures: [expect.any(String)],
      keyPoints: [expect.stringContaining(' [4].')],
      questions: [{ answer: expect.stringContaining(' [5].') }],
    });
  });

  test('is wrong where its mode says so', async () => {
    const sentences = ['Bienen schlafen.', 'Bienen fliegen.'].map((sentence) => ({ sentence, pointers: [] }));
    const prompt = comparePrompt(request, PLAN, { original: [{ heading: '', text: 'Bees fly.' }], sentences });
    const translationFaults = [{ contains: 'schlafen', correction: 'Bienen ruhen.' }];
    expect(await askJson(prompt, { translationFaults })).toEqual({
      faults: [{ number: 1, correction: 'Bienen ruhen.' }],
      missing: [],
      harm: 'none',
    });
  });
});
