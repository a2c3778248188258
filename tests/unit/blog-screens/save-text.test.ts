import { afterEach, describe, expect, test, vi } from 'vitest';
import { DraftStorage } from '@/components/blog/editing/draft/draft-storage.ts';
import { faultOf } from '@/components/blog/editing/draft/editor-state.ts';
import { draftOf } from '@/components/blog/editing/draft/text-state.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { SAMPLE_BLOG } from './sample-blog.ts';

const base = draftOf(SAMPLE_BLOG);
const draft = { ...base, title: 'Tea, Better' };
const storage = new DraftStorage('b1');
const unsaved = { draft, base, basedOn: '2026-11-20T10:00:00.000Z' };

/** A server with one blog that refuses outdated edits. */
function serverWith(blog: Blog) {
  const edits: { title: string; basedOn: string }[] = [];
  const fetch = async (_url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(blog);
    const edit = JSON.parse(String(body));
    if (edit.basedOn !== blog.updatedAt) {
      return Response.json({ message: 'Changed', code: 'conflict' }, { status: 409 });
    }
    edits.push({ title: edit.title, basedOn: edit.basedOn });
    return Response.json({ ...blog, content: { ...blog.content, title: edit.title } });
  };
  vi.stubGlobal('fetch', fetch);
  return edits;
}

describe('saving a text', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('sends the version it is based on', async () => {
    const edits = serverWith(SAMPLE_BLOG);
    const outcome = await storage.save(unsaved, null);
    expect(outcome).toMatchObject({ kind: 'saved', blog: { content: { title: 'Tea, Better' } } });
    expect(edits).toEqual([{ title: 'Tea, Better', basedOn: '2026-11-20T10:00:00.000Z' }]);
  });

  test('succeeds if only the style has changed', async () => {
    const edits = serverWith({ ...SAMPLE_BLOG, style: 'retro', updatedAt: '2026-11-20T11:00:00.000Z' });
    const outcome = await storage.save(unsaved, null);
    expect(outcome.kind).toBe('saved');
    expect(edits).toEqual([{ title: 'Tea, Better', basedOn: '2026-11-20T11:00:00.000Z' }]);
  });

  test('returns a text changed meanwhile, and saves nothing', async () => {
    const theirs = {
      ...SAMPLE_BLOG,
      content: { ...SAMPLE_BLOG.content, conclusion: 'Pour it away.' },
      updatedAt: '2026-11-20T11:00:00.000Z',
    };
    const edits = serverWith(theirs);
    const outcome = await storage.save(unsaved, null);
    expect(outcome).toEqual({ kind: 'conflict', theirs });
    expect(edits).toEqual([]);
  });

  test('passes on other errors', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ message: 'No' }, { status: 403 }));
    await expect(storage.save(unsaved, null)).rejects.toThrow(/^403: /);
  });
});

describe('changing a section', () => {
  afterEach(() => vi.unstubAllGlobals());

  const origin = { base, basedOn: '2026-11-20T10:00:00.000Z' };
  const expand = (signal = new AbortController().signal) =>
    storage.changeSection(1, { change: 'expand', instruction: 'Add prices.' }, origin, signal);

  /** A server with this blog that answers with these statuses. */
  function serverAnswering(blog: Blog, ...statuses: number[]) {
    const sent: [url: string, body: unknown][] = [];
    vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
      if (method === 'GET') return Response.json(blog);
      sent.push([url, JSON.parse(String(body))]);
      return Response.json(blog, { status: statuses[sent.length - 1] ?? 500 });
    });
    return sent;
  }

  test('sends the version it is based on', async () => {
    const sent = serverAnswering(SAMPLE_BLOG, 200);
    expect(await expand()).toEqual({ kind: 'saved', blog: SAMPLE_BLOG });
    const basedOn = '2026-11-20T10:00:00.000Z';
    const body = { change: 'expand', instruction: 'Add prices.', basedOn };
    expect(sent).toEqual([['/api/blogs/b1/sections/1', body]]);
  });

  test('retries if only the style has changed', async () => {
    const theirs = { ...SAMPLE_BLOG, updatedAt: '2026-11-20T11:00:00.000Z' };
    const sent = serverAnswering(theirs, 409, 200);
    expect((await expand()).kind).toBe('saved');
    expect(sent[1]?.[1]).toMatchObject({ basedOn: '2026-11-20T11:00:00.000Z' });
  });

  test('returns a text changed meanwhile', async () => {
    const theirs = { ...SAMPLE_BLOG, content: { ...SAMPLE_BLOG.content, conclusion: 'Pour it away.' } };
    const sent = serverAnswering(theirs, 409);
    expect(await expand()).toEqual({ kind: 'conflict', theirs });
    expect(sent).toHaveLength(1);
  });

  test('passes on errors of the server', async () => {
    serverAnswering(SAMPLE_BLOG, 422);
    await expect(expand()).rejects.toThrow(/^422: /);
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
    [
      'is too long a conclusion',
      { ...base, conclusion: 'a'.repeat(20_001) },
      { path: 'conclusion', message: 'The conclusion is too long' },
    ],
  ])('%s', (_name, text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });
});
