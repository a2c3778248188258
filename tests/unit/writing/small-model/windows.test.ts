import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_DETAILS, LANGUAGES, type Language, type Length } from '@/lib/constants/options.ts';
import { countWords } from '@/lib/text/words.ts';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import type { WritingRequest } from '@/lib/writing/types.ts';
import { createUsageMeter } from '@/lib/writing/usage.ts';
import { requestTokens } from '@/tests/fakes/openai/context-window.ts';
import { tagLexicon } from '@/tests/fakes/openai/lexicon.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { writeText } from '@/tests/fakes/openai/prose.ts';
import { seededRandom } from '@/tests/fakes/openai/random.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { passageTexts, requestFor } from '../model/model-fixture.ts';

let fake: FakeOpenAI;
beforeAll(async () => {
  fake = await startFakeOpenAI({ apiKey: null });
});
afterAll(() => fake.close());

const RANGES = { small: [300, 500], medium: [800, 1200], large: [1500, 2000] } as const;

/** Four pages of 900 words in the article's language: far more than any small window has room for. */
function pagesIn(language: Language) {
  const lexicon = tagLexicon(LANGUAGE_DETAILS[language].tag);
  return [1, 2, 3, 4].map((number) => ({
    number,
    url: `https://page.example/${number}`,
    title: `Page ${number}`,
    text: writeText(900, lexicon, seededRandom(number)),
  }));
}

/** Writes with a model of a small window, which refuses prompts that do not fit. */
async function write(windowTokens: number, changes: Partial<WritingRequest>, mode: Mode = {}) {
  fake.setMode({ windowTokens, ...mode });
  const from = fake.requests.length;
  const meter = createUsageMeter();
  const model = createModelWriter({ baseUrl: fake.baseUrl, model: 'qwen3:4b', windowTokens, isSmall: true });
  const article = await model.write(requestFor({ meter, ...changes }));
  return { article, asked: fake.requests.slice(from), usage: meter.total() };
}

type Asked = Awaited<ReturnType<typeof write>>['asked'];
const promptTokens = (asked: Asked) => asked.map(({ body }) => requestTokens(body) + Math.min(body.maxTokens, 100_000));

const FEW: readonly Language[] = ['english', 'russian', 'chinese'];

describe.each([
  [4096, LANGUAGES],
  [8192, FEW],
  [16_384, FEW],
])('with a window of %i tokens', (windowTokens, languages) => {
  const cases = languages.flatMap((language) =>
    (['small', 'medium', 'large'] as const).map((length): [Length, Language] => [length, language]),
  );

  test.each(cases)('a %s article in %s is written, and no call goes over', async (length, language) => {
    const sources = pagesIn(language);
    const { article, asked, usage } = await write(windowTokens, { length, language, sources });
    expect(Math.max(...promptTokens(asked))).toBeLessThanOrEqual(windowTokens);
    // Every call was answered.
    expect(usage.calls).toBe(asked.length);
    const words = passageTexts(article).reduce((sum, text) => sum + countWords(text, language), 0);
    expect(words).toBeGreaterThanOrEqual(RANGES[length][0]);
    expect(words).toBeLessThanOrEqual(RANGES[length][1]);
    expect(article.evidence.length).toBeGreaterThan(0);
  });
});

const OUTLINE = {
  title: 'Two long sections',
  sections: [
    { heading: 'Before the winter', covers: 'What a hive needs in autumn.' },
    { heading: 'After the winter', covers: 'What a hive needs in spring.' },
  ],
};

describe('a small model', () => {
  const promptTasks = (asked: Asked) => asked.map(({ task }) => task);

  test.each([
    ['small', 3],
    ['medium', 4],
    ['large', 7],
  ] as const)('a %s article in at least %i sections of at most 250 words', async (length, least) => {
    const { article, asked } = await write(4096, { length });
    const sections = asked.filter(({ task }) => task === 'write');
    expect(article.sections.length).toBeGreaterThanOrEqual(least);
    expect(Math.max(...sections.map(({ words }) => words))).toBeLessThanOrEqual(250);
  });

  test('longer sections of an outline piece by piece, of at most 250 words each', async () => {
    const { article, asked } = await write(4096, { length: 'large', outline: OUTLINE });
    expect(article.sections.map(({ heading }) => heading)).toEqual(['Before the winter', 'After the winter']);
    expect(Math.max(...asked.map(({ words }) => words))).toBeLessThanOrEqual(250);
    expect(promptTasks(asked)).toContain('grow');
  });

  test('one call at a time, also for two articles', async () => {
    fake.setMode({ latencyMs: 5 });
    fake.stats.maxInFlight = 0;
    const model = createModelWriter({ baseUrl: fake.baseUrl, model: 'qwen3:4b', isSmall: true });
    await Promise.all([model.write(requestFor()), model.write(requestFor())]);
    expect(fake.stats.maxInFlight).toBe(1);
  });

  test('one draft, and with little room only a judgment of harm', async () => {
    const { asked } = await write(4096, {});
    expect(promptTasks(asked)).toEqual(['plan', 'write', 'write', 'judge']);
    const roomy = await write(16_384, {});
    expect(promptTasks(roomy.asked)).toEqual(['plan', 'write', 'write', 'prove']);
  });

  test('every answer in pieces, without thinking first', async () => {
    const { asked } = await write(8192, {});
    expect(asked.every(({ body }) => body.stream !== undefined)).toBe(true);
    expect(new Set(asked.map(({ body }) => body.effort))).toEqual(new Set(['none']));
  });

  test('no effort where the server refuses it', async () => {
    const { asked } = await write(8192, {}, { unsupported: ['reasoning_effort'] });
    expect(asked.at(-1)?.body.effort).toBeUndefined();
  });

  test('short rules in a small window', async () => {
    const promptRules = (asked: Asked) => asked[0]?.body.messages[0]?.content.split('\n') ?? [];
    const short = promptRules((await write(4096, {})).asked);
    const long = promptRules((await write(16_384, {})).asked);
    expect(short.length).toBeLessThan(long.length);
    expect(short.filter((line) => !long.includes(line))).toEqual([]);
  });

  test('the most relevant passages for a section', async () => {
    const filler = writeText(900, tagLexicon('en'), seededRandom(5));
    const text = `${filler}\n\nWinter feed for a hive is sugar syrup in autumn.\n\n${filler}`;
    const sources = [{ number: 1, url: 'https://page.example/1', title: 'A page', text }];
    const outline = {
      title: 'Hives',
      sections: [
        { heading: 'Winter feed', covers: 'Sugar syrup for a hive in autumn.' },
        { heading: 'Tools', covers: 'What a keeper buys first.' },
        { heading: 'Neighbors', covers: 'Who has to agree.' },
      ],
    };
    const { asked } = await write(4096, { sources, outline });
    const first = asked.find(({ task }) => task === 'write');
    const shown = first?.passages.map((passage) => passage.text) ?? [];
    expect(shown).toContain('Winter feed for a hive is sugar syrup in autumn.');
    expect(shown.join('').length).toBeLessThan(text.length / 2);
  });
});

describe('a server that counts more tokens', () => {
  async function attempt(windowTokens: number) {
    fake.setMode({ windowTokens });
    const from = fake.requests.length;
    const model = createModelWriter({ baseUrl: fake.baseUrl, model: 'qwen3:4b', windowTokens: 8192, isSmall: true });
    const writing = model.write(requestFor({ length: 'medium', sources: pagesIn('english') }));
    const failure = await writing.then(
      () => undefined,
      (error: Error) => error,
    );
    return { failure, asked: fake.requests.slice(from) };
  }

  test('is asked again with half of the passages', async () => {
    const { failure, asked } = await attempt(5200);
    expect(failure).toBeUndefined();
    const sections = asked.filter(({ task, body }) => task === 'write' && body.maxTokens < 1e9);
    const lengths = sections.map(({ material }) => material.length);
    expect(Math.min(...lengths)).toBeLessThan(Math.max(...lengths) * 0.6);
  });

  test('fails the article with a sentence that names the model', async () => {
    const { failure } = await attempt(1500);
    expect(failure).toMatchObject({
      code: 'unusable',
      message: 'qwen3:4b could not write this blog: its context window is too small. Nothing was counted.',
    });
  });
});
