import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { randomStyle, saveStyle } from '@/components/blog/styling/blog-style.ts';

const retroTeal = { style: 'retro', colorTheme: 'teal' } as const;

test('a random style is any of the seven others, in another color theme that is not the default', () => {
  const drawn = Array.from({ length: 56 }, (_, at) => randomStyle(retroTeal, () => at / 56));
  const styles = new Set(drawn.map(({ style }) => style));
  expect([styles.size, styles.has('retro')]).toEqual([7, false]);
  const themes = new Set(drawn.map(({ colorTheme }) => colorTheme));
  expect([...themes].sort()).toEqual(['amber', 'blue', 'green', 'orange', 'pink', 'purple']);
});

describe('saving a style', () => {
  beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
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
