import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import type { WritingRequest } from '@/lib/writing/types.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { CLAIM_ROWS } from '../../../eval/claims/all-rows.ts';
import { requestFor, textsOf } from './model-fixture.ts';
import { flawsOf } from './soundness.ts';

let fake: FakeOpenAI;
beforeAll(async () => {
  fake = await startFakeOpenAI({ apiKey: null });
});
afterAll(() => fake.close());

const source = (number: number, text: string) => ({
  ...{ number, text, url: `https://source-${number}.example/`, title: `Page ${number}` },
});

/** An article every section of which begins with some sentences. */
async function writeWith(
  sentences: string,
  passages: readonly string[],
  { language = 'english', ...mode }: Mode & { language?: Language } = {},
) {
  const planted = { in: 'content', at: 'start', text: `${sentences}\n\n` } as const;
  fake.setMode({ fault: 'planted-text', planted, task: 'section', ...mode });
  const before = fake.requests.length;
  const outline = {
    title: 'What to know',
    sections: ['Alpha', 'Beta', 'Gamma'].map((heading) => ({
      heading,
      covers: passages.join(' '),
    })),
  };
  const sources = passages.map((text, at) => source(at + 1, text));
  const request: WritingRequest = requestFor({ language, sources, outline });
  const article = await createModelWriter({ baseUrl: fake.baseUrl, model: 'gpt-test' }).write(
    request,
  );
  const calls = fake.requests.slice(before);
  return {
    article,
    body: textsOf(article).join('\n'),
    calls,
    flaws: await flawsOf(article, request),
  };
}

const PLANTED = CLAIM_ROWS.flatMap(({ language, rows }) =>
  rows
    .slice(0, 2)
    .flatMap(({ passage, falseClaims }) =>
      falseClaims.slice(0, 3).map(([plant, claim]) => ({ language, passage, plant, claim })),
    ),
);

/** The sentence with a mark before its full stop. */
const citing = (claim: string, mark = '[1]') =>
  claim.replace(/([.。])$/, (stop) => (stop === '.' ? ` ${mark}.` : `${mark}${stop}`));

describe('a false sentence behind a right citation', () => {
  test.each(PLANTED)('does not reach the reader: $language, $plant, $claim', async (row) => {
    const { language, passage, claim } = row;
    const { body, flaws } = await writeWith(citing(claim), [passage], { language });
    expect(body.replace(/ ?\[\d+\]/g, '')).not.toContain(claim.replace(/[.。]$/, ''));
    expect(flaws).toEqual({});
  });
});

const BEES =
  'Bees need water and shade in summer. A hive weighs 60 kg, and Anna Braun keeps forty.';

describe('what the model is asked about claims', () => {
  const GENERAL = 'Hives on roofs calm those who watch them for a while [1].';
  const SPECIFIC = 'A keeper drives past eleven hives on the way to Marlow [1].';

  test('is one call for the whole article, each passage once', async () => {
    const { calls } = await writeWith(GENERAL, [BEES]);
    const asked = calls.filter(({ task }) => task === 'check claims');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.sentences).toContain(GENERAL);
    expect(asked[0]?.passages.map(({ text }) => text)).toEqual([BEES]);
  });

  test('is nothing where there is no source', async () => {
    const { calls } = await writeWith('Bees drink.', []);
    expect(calls.map(({ task }) => task)).not.toContain('check claims');
  });

  test('takes the mark off a general sentence that its passage does not say', async () => {
    const { body, article } = await writeWith(GENERAL, [BEES], {
      claims: { notFound: ['calm those'] },
    });
    expect(body).toContain('Hives on roofs calm those who watch them for a while.');
    expect(article.claims?.unmarked).toBe(3);
  });

  test('has a specific sentence reworded that its passage does not say', async () => {
    const claim = SPECIFIC.replace('eleven', 'forty');
    const { body, calls } = await writeWith(claim, [BEES], { claims: { notFound: ['Marlow'] } });
    expect(body).not.toContain('Marlow');
    const asked = calls.filter(({ task }) => task === 'correct');
    expect(asked.flatMap(({ sentences }) => sentences)).toContain(claim);
  });

  test('has a sentence reworded once that contradicts its passage', async () => {
    const { body, article, calls } = await writeWith(GENERAL, [BEES], {
      claims: { contradicted: ['calm those'] },
    });
    expect(body).not.toContain('calm those');
    expect(calls.filter(({ task }) => task === 'correct')).toHaveLength(3);
    expect(article.claims).toMatchObject({ reworded: 3, dropped: 0 });
  });

  test('counts what it confirms', async () => {
    const { article, body } = await writeWith(GENERAL, [BEES]);
    expect(body).toContain('calm those who watch them for a while [1].');
    expect(article.claims?.confirmed).toBeGreaterThanOrEqual(1);
  });

  test('leaves the article as it is when it fails at it', async () => {
    const { body, article } = await writeWith('', [BEES], {
      ...{ fault: 'refusal', task: 'check claims' },
    });
    expect(body).toMatch(/\[1\]/);
    expect(article.claims?.confirmed).toBe(0);
  });
});

describe('marks', () => {
  test('thirteen of them get no number past its passage', async () => {
    const passages = Array.from(
      { length: 13 },
      (_, at) => `Street ${at + 1} has ${at + 101} trees.`,
    );
    const marks = passages.map((_, at) => `[${at + 1}]`).join('');
    const { body } = await writeWith(
      `The town counts 101 trees, 105 lamps, 109 benches and 113 bins ${marks}.`,
      passages,
    );
    expect(body).not.toContain('lamps');
  });

  test('are those whose passages support the sentence best', async () => {
    const passages = [
      'The mill closed in the war.',
      'The river floods in spring.',
      'The bridge is 90 metres long.',
      'The bridge was built in 1911.',
    ];
    const { article, body } = await writeWith(
      'The bridge is 90 metres long and was built in 1911 [1][2][3][4].',
      passages,
    );
    const cited = /built in 1911 \[(\d)\]\[(\d)\]\./.exec(body)?.slice(1).map(Number);
    const sources = article.evidence.filter(({ number }) => cited?.includes(number));
    expect(sources.map(({ source: page }) => page).toSorted()).toEqual([3, 4]);
  });
});
