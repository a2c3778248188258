import { afterEach, describe, expect, test, vi } from 'vitest';
import { DraftStorage } from '@/components/blog/editing/draft/draft-storage.ts';
import { faultOf } from '@/components/blog/editing/draft/editor-state.ts';
import { draftOf } from '@/components/blog/editing/draft/text-state.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { SAMPLE_BLOG } from './sample-blog.ts';

const base = draftOf(SAMPLE_BLOG);
const draft = { ...base, title: 'Tea, Better' };
const storage = new DraftStorage('b1');
const basedOn = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T11:00:00.000Z';
const { signal } = new AbortController();
const wish = { change: 'expand', instruction: 'Add prices.' } as const;

/** A server with this blog that answers with these statuses. @returns the bodies it received */
function serverAnswering(blog: Blog, ...statuses: number[]) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(blog);
    bodies.push(JSON.parse(String(body)));
    return Response.json(blog, { status: statuses[bodies.length - 1] ?? 500 });
  });
  return bodies;
}

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['saving a text', () => storage.save({ draft, base, basedOn }, null), { title: 'Tea, Better' }],
  ['changing a section', () => storage.changeSection(1, wish, { base, basedOn }, signal), wish],
])('%s', (_, change, sent) => {
  test('sends the version it is based on', async () => {
    const bodies = serverAnswering(SAMPLE_BLOG, 200);
    expect(await change()).toEqual({ kind: 'saved', blog: SAMPLE_BLOG });
    expect(bodies).toMatchObject([{ ...sent, basedOn }]);
  });

  test('retries if only the style has changed', async () => {
    const bodies = serverAnswering({ ...SAMPLE_BLOG, style: 'retro', updatedAt: LATER }, 409, 200);
    expect((await change()).kind).toBe('saved');
    expect(bodies[1]).toMatchObject({ ...sent, basedOn: LATER });
  });

  test('returns a text changed meanwhile', async () => {
    const content = { ...SAMPLE_BLOG.content, conclusion: 'Pour it away.' };
    const theirs = { ...SAMPLE_BLOG, content, updatedAt: LATER };
    const bodies = serverAnswering(theirs, 409);
    expect(await change()).toEqual({ kind: 'conflict', theirs });
    expect(bodies).toHaveLength(1);
  });

  test('passes on errors of the server', async () => {
    serverAnswering(SAMPLE_BLOG, 422);
    await expect(change()).rejects.toThrow(/^422: /);
  });
});

describe('the first fault of a text', () => {
  const [first, second] = base.sections;
  const withSecond = (changes: object) => ({
    ...base,
    sections: [first, { ...second, ...changes }] as typeof base.sections,
  });
  test.each([
    ['is none in a whole text', base, null],
    ['is an empty title', { ...base, title: ' ' }, { path: 'title', message: 'The title cannot be empty' }],
    [
      'is none where nothing introduces and concludes, as in an imported text',
      { ...withSecond({ content: '\n' }), intro: '', conclusion: '' },
      null,
    ],
    [
      'is too long an introduction',
      { ...base, intro: 'a'.repeat(20_001) },
      { path: 'intro', message: 'The introduction is too long' },
    ],
    [
      'is an empty heading',
      withSecond({ heading: '' }),
      { path: 'sections.1.heading', message: 'A heading cannot be empty' },
    ],
    [
      'is too long a section',
      withSecond({ content: 'a'.repeat(50_001) }),
      { path: 'sections.1.content', message: 'A section is too long' },
    ],
  ])('%s', (_name, text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });
});
