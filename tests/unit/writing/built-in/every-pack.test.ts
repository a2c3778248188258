import { beforeAll, describe, expect, test } from 'vitest';
import { LENGTHS } from '@/lib/constants/options';
import { PACK_LANGUAGES } from '@/lib/writing/built-in/packs';
import { createBuiltInWriter } from '@/lib/writing/built-in/writer';
import type { Article } from '@/lib/writing/types';
import { countArticleWords } from '@/lib/writing/words';
import {
  bodyOf,
  headingsOf,
  highestOverlap,
  linesOf,
  repeated,
  SENTENCE_END,
  sentencesOf,
} from './article-checks.ts';
import { ODD_TOPICS, TOPICS } from './topics.ts';

const RANGES = { small: [300, 500], medium: [800, 1200], large: [1500, 2000] } as const;
const SEEDS = ['one', 'two', 'batch#0', 'batch#7'];
const WRITING_MS = 60_000;

type Written = { topic: string; seed: string; article: Article };

const pairs = PACK_LANGUAGES.flatMap((language) =>
  LENGTHS.map((length) => [language, length] as const),
);

describe.each(pairs)('%s, %s', (language, length) => {
  const topics = [...TOPICS[language].map(([topic]) => topic), ...ODD_TOPICS];
  let written: Written[] = [];

  async function writeAll(seeds: readonly string[]): Promise<Written[]> {
    const writer = createBuiltInWriter();
    const { signal } = new AbortController();
    const requests = topics.flatMap((topic) => seeds.map((seed) => ({ topic, seed })));
    return Promise.all(
      requests.map(async ({ topic, seed }) => {
        const request = { topic, seed, length, language, sources: [], signal };
        return { topic, seed, article: await writer.write(request) };
      }),
    );
  }

  /** What a check finds in each article, with where it found it; articles without findings are left out. */
  function findings<T>(check: (each: Written) => readonly T[]) {
    return written
      .map((each) => ({ topic: each.topic.slice(0, 60), seed: each.seed, found: check(each) }))
      .filter(({ found }) => found.length > 0);
  }

  beforeAll(async () => {
    written = await writeAll(SEEDS);
  }, WRITING_MS);

  test('keeps every article inside the word range', () => {
    const [min, max] = RANGES[length];
    const outside = findings(({ article }) =>
      [countArticleWords(article, language)].filter((words) => words < min || words > max),
    );
    expect(outside).toEqual([]);
  });

  test('says no sentence twice in an article', () => {
    const twice = findings(({ topic, article }) =>
      repeated(sentencesOf(bodyOf(article).replaceAll(topic, 'X'), language)),
    );
    expect(twice).toEqual([]);
  });

  test('uses no heading twice in an article', () => {
    expect(findings(({ article }) => repeated(headingsOf(article)))).toEqual([]);
  });

  test('shares at most 0.08 of five-word runs between two sections', () => {
    const similar = findings(({ article }) => {
      const sections = article.sections.map(({ content }) => content);
      return [highestOverlap(sections, language)].filter((overlap) => overlap > 0.08);
    });
    expect(similar).toEqual([]);
  });

  test('leaves no placeholder, brace or stray space behind', () => {
    const flaws = /[[\]{}|]|undefined|\S {2,}\S|[^\S\n]\n| [.,](?!\S)/gu;
    const flawed = findings(({ article }) => {
      return [...headingsOf(article), bodyOf(article)].join('\n').match(flaws) ?? [];
    });
    expect(flawed).toEqual([]);
  });

  test('ends every line as a sentence ends', () => {
    const open = findings(({ article }) =>
      linesOf(bodyOf(article)).filter((line) => !SENTENCE_END.test(line)),
    );
    expect(open).toEqual([]);
  });

  test('gives no figures of its own', () => {
    const figures = findings(({ topic, article }) =>
      linesOf(bodyOf(article).replaceAll(topic, '')).filter(
        (line) => /\p{Nd}/u.test(line) && !/\p{Nd}/u.test(topic),
      ),
    );
    expect(figures).toEqual([]);
  });

  test('has a title of at most 100 characters and headings of one line', () => {
    const bad = findings(({ article }) =>
      headingsOf(article).filter(
        (heading) => heading.length === 0 || [...heading].length > 100 || heading.includes('\n'),
      ),
    );
    expect(bad).toEqual([]);
  });

  test('writes the same article again for the same topic and seed', async () => {
    expect(await writeAll(SEEDS)).toEqual(written);
  });

  test('writes a clearly different article for another seed', () => {
    const bodies = SEEDS.slice(0, 2).map((seed) =>
      written.filter((each) => each.seed === seed).map(({ article }) => bodyOf(article)),
    );
    const [ones = [], twos = []] = bodies;
    const overlaps = ones.map((one, at) => highestOverlap([one, twos[at] ?? ''], language));
    expect(Math.max(...overlaps)).toBeLessThan(0.25);
  });
});
