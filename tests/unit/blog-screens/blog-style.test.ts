import { afterEach, describe, expect, test, vi } from 'vitest';
import { blogStyleSchema, isSameStyle, randomStyle, saveStyle } from '@/components/blog/styling/blog-style.ts';
import { parseStored } from '@/components/storage/stored.ts';

const retroTeal = { style: 'retro', colorTheme: 'teal' } as const;

describe('a random style', () => {
  const draws = Array.from({ length: 56 }, (_, at) => () => at / 56);

  test('never has the default color theme', () => {
    const themes = new Set(draws.map((draw) => randomStyle(retroTeal, draw).colorTheme));
    expect([...themes].sort()).toEqual(['amber', 'blue', 'green', 'orange', 'pink', 'purple']);
  });

  test('can be any of the seven other styles', () => {
    const styles = new Set(draws.map((draw) => randomStyle(retroTeal, draw).style));
    expect(styles.size).toBe(7);
  });

  test('repeats neither the current style nor its color theme', () => {
    const styles = draws.map((draw) => randomStyle(retroTeal, draw));
    expect(styles.filter(({ style, colorTheme }) => style === 'retro' || colorTheme === 'teal')).toEqual([]);
  });
});

test.each([
  ['a saved style', '{"style":"retro","colorTheme":"teal"}', retroTeal],
  ['an unknown style', '{"style":"baroque","colorTheme":"teal"}', null],
  ['an unknown color theme', '{"style":"retro","colorTheme":"mauve"}', null],
  ['a missing color theme', '{"style":"retro"}', null],
  ['no JSON', '{', null],
  ['nothing', null, null],
])('reads %s', (_name, json, blogStyle) => {
  expect(parseStored(json, blogStyleSchema)).toEqual(blogStyle);
});

test.each([
  ['the same', retroTeal, { ...retroTeal }, true],
  ['another style', retroTeal, { ...retroTeal, style: 'minimal' }, false],
  ['another color theme', retroTeal, { ...retroTeal, colorTheme: 'blue' }, false],
] as const)('compares %s with a style', (_name, one, other, isSame) => {
  expect(isSameStyle(one, other)).toBe(isSame);
});

describe('saving a style', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('posts the blog, its style and its color theme', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ success: true }));
    vi.stubGlobal('fetch', fetch);
    await saveStyle('b1', retroTeal);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/blogs/style');
    expect(init?.method).toBe('POST');
    expect(JSON.parse(String(init?.body))).toEqual({ blogId: 'b1', style: 'retro', colorTheme: 'teal' });
  });

  test.each([
    ['a refusal', () => Response.json({ message: 'No' }, { status: 403 })],
    ['an answer that reports no success', () => Response.json({ success: false })],
    ['an empty answer', () => new Response('')],
  ])('fails on %s', async (_name, answer) => {
    vi.stubGlobal('fetch', async () => answer());
    await expect(saveStyle('b1', retroTeal)).rejects.toThrow();
  });
});
