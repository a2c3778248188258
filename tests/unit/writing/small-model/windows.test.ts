import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  LANGUAGE_DETAILS,
  LANGUAGES,
  type Language,
  type Length,
} from '@/lib/constants/options.ts';
import { countWords } from '@/lib/text/words.ts';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import type { WritingRequest } from '@/lib/writing/types.ts';
import { createUsageMeter } from '@/lib/writing/usage.ts';
import { requestTokens } from '@/tests/fakes/openai/context-window.ts';
import { lexiconOf } from '@/tests/fakes/openai/lexicons/by-language.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { writeText } from '@/tests/fakes/openai/prose.ts';
import { seededRandom } from '@/tests/fakes/openai/random.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { requestFor, textsOf } from '../model/model-fixture.ts';

let fake: FakeOpenAI;
beforeAll(async () => {
  fake = await startFakeOpenAI({ apiKey: null });
});
afterAll(() => fake.close());

const RANGES = { small: [300, 500], medium: [800, 1200], large: [1500, 2000] } as const;

/** Four pages of 900 words in the article's language: far more than any small window has room for. */
function pagesIn(language: Language) {
  const lexicon = lexiconOf(LANGUAGE_DETAILS[language].tag);
  return [1, 2, 3, 4].map((number) => ({
    number,
    url: `https://page.example/${number}`,
    title: `Page ${number}`,
    text: writeText(900, lexicon, seededRandom(number)),
  }));
}

/** Writes with a model of a small window, which refuses whatever does not fit; gives what came and what it was asked. */
async function write(windowTokens: number, changes: Partial<WritingRequest>, mode: Mode = {}) {
  fake.setMode({ windowTokens, ...mode });
  const from = fake.requests.length;
  const meter = createUsageMeter();
  const model = createModelWriter({
    ...{ baseUrl: fake.baseUrl, model: 'qwen3:4b', windowTokens, isSmall: true },
  });
  const article = await model.write(requestFor({ meter, ...changes }));
  return { article, asked: fake.requests.slice(from), usage: meter.total() };
}

type Asked = Awaited<ReturnType<typeof write>>['asked'];
const tokensOf = (asked: Asked) =>
  asked.map(({ body }) => requestTokens(body) + Math.min(body.maxTokens, 100_000));

describe.each([4096, 8192, 16_384])('with a window of %i tokens', (windowTokens) => {
  const cases = LANGUAGES.flatMap((language) =>
    (['small', 'medium', 'large'] as const).map((length): [Length, Language] => [length, language]),
  );

  test.each(cases)(
    'a %s article in %s is written, and no call goes over',
    async (length, language) => {
      const sources = pagesIn(language);
      const { article, asked, usage } = await write(windowTokens, { length, language, sources });
      expect(Math.max(...tokensOf(asked))).toBeLessThanOrEqual(windowTokens);
      // None was refused, so that each was answered and paid for.
      expect(usage.calls).toBe(asked.length);
      const words = textsOf(article).reduce((sum, text) => sum + countWords(text, language), 0);
      expect(words).toBeGreaterThanOrEqual(RANGES[length][0]);
      expect(words).toBeLessThanOrEqual(RANGES[length][1]);
      expect(article.evidence.length).toBeGreaterThan(0);
    },
  );
});
