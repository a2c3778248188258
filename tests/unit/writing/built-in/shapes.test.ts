import { describe, expect, test } from 'vitest';
import type { Length } from '@/lib/constants/options';
import { createBuiltInWriter } from '@/lib/writing/built-in/writer';
import type { Article } from '@/lib/writing/types';
import { bodyOf } from './article-checks.ts';

function write(topic: string, length: Length = 'medium', seed = 'seed'): Promise<Article> {
  const { signal } = new AbortController();
  return createBuiltInWriter().write({
    topic,
    length,
    language: 'english',
    sources: [],
    seed,
    signal,
  });
}

const numbersOf = (article: Article) =>
  article.sections.flatMap(({ heading }) => /^(\d+)\. /u.exec(heading)?.[1] ?? []).map(Number);

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('a comparison', () => {
  test.each([
    ['React vs Vue for small teams', 'React', 'Vue'],
    ['Tea or coffee?', 'tea', 'coffee'],
    ['Should I rent or buy a house', 'renting', 'buying a house'],
    ['the difference between jazz and blues', 'jazz', 'blues'],
  ])('gives both sides of "%s" a section and a say', async (topic, a, b) => {
    const article = await write(topic);
    const headings = article.sections.map(({ heading }) => heading.toLowerCase());
    expect(headings.filter((heading) => heading.includes(a.toLowerCase()))).not.toEqual([]);
    expect(headings.filter((heading) => heading.includes(b.toLowerCase()))).not.toEqual([]);
    expect(bodyOf(article)).toContain(a);
    expect(bodyOf(article)).toContain(b);
  });
});

describe('a list', () => {
  test.each([
    ['7 ways to sleep better', 'medium', 7],
    ['Ten tips for public speaking', 'medium', 10],
    ['12 best laptops for students', 'medium', 12],
    ['5 tips for your first marathon', 'small', 5],
    ['20 ways to save money', 'large', 20],
    ['3 ways to save money', 'large', 3],
  ] as const)('numbers its sections as "%s" asks', async (topic, length, count) => {
    expect(numbersOf(await write(topic, length))).toEqual(upTo(count));
  });

  test('puts many entries of a short article into one numbered list', async () => {
    const article = await write('10 ways to sleep better', 'small');
    const numbers = (bodyOf(article).match(/^\d+(?=\. )/gmu) ?? []).map(Number);
    expect(numbers).toEqual(upTo(10));
  });

  test('does not promise a count that does not fit', async () => {
    const article = await write('101 tips for new managers', 'small');
    expect(article.title).not.toContain('101');
    expect(article.title).toMatch(/new managers/iu);
  });

  test('never promises the best by name', async () => {
    const titles = await Promise.all(
      upTo(12).map(
        async (seed) => (await write('10 best laptops for students', 'medium', `${seed}`)).title,
      ),
    );
    expect(titles.filter((title) => /\bbest\b/iu.test(title))).toEqual([]);
  });
});

describe('a how-to', () => {
  test('has an ordered list of steps', async () => {
    const article = await write('How to brew better coffee at home');
    const numbered = article.sections.filter(({ content }) =>
      /^1\. .+\n2\. .+\n3\. /mu.test(content),
    );
    expect(numbered.length).toBeGreaterThanOrEqual(1);
  });

  test('speaks of the action as something one does', async () => {
    expect(bodyOf(await write('How to brew better coffee at home'))).toContain(
      'brewing better coffee at home',
    );
  });
});

describe('domains', () => {
  test.each([
    ['How to brew better coffee at home', /kitchen|tast|recipe|ingredient|cup|cook/iu],
    ['React vs Vue for small teams', /prototype|documentation|error message|backup|version/iu],
    ['best hiking trails in Norway', /map|season|rain|bus|trip/iu],
    ['10 ways to sleep better', /morning|evening|professional|doctor|habit/iu],
    ['The history of lighthouses', /museum|archive|timeline|source|document/iu],
  ])('give "%s" words of its own field', async (topic, flavour) => {
    expect(
      bodyOf(await write(topic)).match(new RegExp(flavour, 'giu'))?.length,
    ).toBeGreaterThanOrEqual(3);
  });
});

describe('the writer', () => {
  test('says what it is', () => {
    expect(createBuiltInWriter().kind).toBe('built-in');
  });

  test('stops for a signal that has been aborted, with its reason', async () => {
    const controller = new AbortController();
    controller.abort(new Error('the visitor left'));
    const request = {
      topic: 'Tea',
      length: 'small',
      language: 'english',
      sources: [],
      seed: 's',
    } as const;
    const writing = createBuiltInWriter().write({ ...request, signal: controller.signal });
    await expect(writing).rejects.toThrow('the visitor left');
  });

  test('names a long topic by a short phrase and not in every paragraph', async () => {
    const topic = 'why small bakeries in rural towns struggle to find apprentices and '
      .repeat(14)
      .trim();
    const text = bodyOf(await write(topic.slice(0, 1000), 'large'));
    const mentions = text.match(/small bakeries in rural towns/gu)?.length ?? 0;
    expect(mentions).toBeGreaterThanOrEqual(2);
    expect(mentions).toBeLessThanOrEqual(16);
    expect(text).not.toContain('apprentices and why');
  });
});
