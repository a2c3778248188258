import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followBatch, followRun, LostContactError } from '@/components/generation/run-stream.ts';
import { ApiError } from '@/lib/http/client.ts';
import type { BatchState } from '@/lib/writing/runs/schema.ts';

/** What the server answers, one after the other; a thrown error is a broken connection. */
type Answer = () => Response;

const events = (...sent: [seq: number | null, event: object][]): Answer => {
  const text = sent
    .map(([seq, event]) => `${seq === null ? '' : `id: ${seq}\n`}data: ${JSON.stringify(event)}\n\n`)
    .join('');
  return () => new Response(`: hello\n\n${text}`);
};
const broken: Answer = () => {
  throw new TypeError('Failed to fetch');
};
const refused =
  (status: number): Answer =>
  () =>
    Response.json({ message: 'No.' }, { status });

const ACCEPTED: [number, object] = [1, { type: 'accepted', generationId: 'run' }];
const STARTED: [number, object] = [2, { type: 'started', style: 'retro', colorTheme: 'teal' }];
const DONE: [number, object] = [3, { type: 'done', id: 'blog', unreadableSources: [] }];

let asked: string[];
let answers: Answer[];
/** The runs or batches that the server lists. */
let listed: object[];

beforeEach(() => {
  asked = [];
  answers = [];
  listed = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/generations' || url === '/api/batches') return Response.json(listed);
    asked.push(url);
    return (answers.shift() ?? broken)();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow({ first, signal = new AbortController().signal }: { first?: Answer; signal?: AbortSignal } = {}) {
  const emitted: string[] = [];
  const end = followRun({
    ...(first && { first: first() }),
    id: first ? null : 'run',
    onEvent: ({ type }) => emitted.push(type),
    onContact: (contact) => emitted.push(contact),
    signal,
  });
  end.catch(() => undefined);
  return { end, emitted };
}

/** The end once all pauses are over. */
async function makeEnd(options: Parameters<typeof follow>[0] = {}) {
  const { end } = follow(options);
  await vi.advanceTimersByTimeAsync(600_000);
  return end;
}

describe('following a generation', () => {
  it.each([
    ['with an id', { id: 'blog', unreadableSources: [] }],
    ['without one', {}],
  ])('ends with the JSON answer %s', async (_, answer) => {
    const { end } = follow({ first: () => Response.json(answer) });
    await expect(end).resolves.toEqual({ type: 'done', ...answer });
    expect(asked).toEqual([]);
  });

  it('emits each event and resolves to the end', async () => {
    const { end, emitted } = follow({
      first: events(ACCEPTED, [null, { type: 'queued', position: 2 }], STARTED, DONE),
    });
    await expect(end).resolves.toEqual({ type: 'done', id: 'blog', unreadableSources: [] });
    expect(emitted).toEqual(['open', 'accepted', 'queued', 'started', 'done']);
    expect(asked).toEqual([]);
  });

  it('resolves to a failure', async () => {
    const failed = { type: 'failed', status: 502, code: 'writer-failed', message: 'No.' };
    const { end } = follow({ first: events(ACCEPTED, [2, failed]) });
    await expect(end).resolves.toEqual(failed);
  });

  it('resumes after the last event when the stream ends early', async () => {
    answers = [events(DONE)];
    const { end, emitted } = follow({ first: events(ACCEPTED, STARTED) });
    await vi.advanceTimersByTimeAsync(500);
    await expect(end).resolves.toMatchObject({ type: 'done' });
    expect(emitted).toEqual(['open', 'accepted', 'started', 'lost', 'open', 'done']);
    expect(asked).toEqual(['/api/generations/run/events?after=2']);
  });

  it.each([
    ['a broken connection', broken],
    ['a bad gateway', refused(502)],
    ['a server that is busy', refused(429)],
    ['an answer of nothing', () => new Response(null, { status: 204 })],
  ])('retries after %s', async (_, answer) => {
    answers = [answer, events(ACCEPTED, DONE)];
    await expect(makeEnd()).resolves.toMatchObject({ type: 'done' });
    expect(asked).toHaveLength(2);
  });

  it('backs off up to eight seconds, and gives up after nine failures in a row', async () => {
    const times: number[] = [];
    const start = Date.now();
    const timed: Answer = () => {
      times.push((Date.now() - start) / 1000);
      return broken();
    };
    answers = Array.from({ length: 20 }, () => timed);
    await expect(makeEnd()).rejects.toThrow(LostContactError);
    expect(times).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 23.5, 31.5, 39.5]);
  });

  it('goes on as long as streams open', async () => {
    answers = Array.from({ length: 30 }, () => events());
    answers.push(events(DONE));
    await expect(makeEnd()).resolves.toMatchObject({ type: 'done' });
  });

  it('does not count retries without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { end } = follow();
    await vi.advanceTimersByTimeAsync(600_000);
    vi.stubGlobal('navigator', { onLine: true });
    answers = [events(DONE)];
    window.dispatchEvent(new Event('online'));
    await expect(end).resolves.toMatchObject({ type: 'done' });
  });

  it('drops the stream when the network goes down', async () => {
    answers = [() => new Response(new ReadableStream()), events(DONE)];
    const { end } = follow();
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(500);
    await expect(end).resolves.toMatchObject({ type: 'done' });
  });

  it('reads the end behind a proxy that sends nothing of the stream', async () => {
    answers = [() => new Response(new ReadableStream())];
    listed = [
      { id: 'other', status: 'running' },
      { id: 'run', status: 'succeeded', blogId: 'blog' },
    ];
    await expect(makeEnd()).resolves.toEqual({ type: 'done', id: 'blog', unreadableSources: [] });
    expect(asked).toHaveLength(1);
  });

  it('drops an idle stream', async () => {
    answers = [() => new Response(new ReadableStream()), events(DONE)];
    await expect(makeEnd()).resolves.toMatchObject({ type: 'done' });
  });
});

describe('following ends', () => {
  it.each([400, 401, 403, 404])('at once when it is refused with %i', async (status) => {
    answers = [refused(status)];
    await expect(makeEnd()).rejects.toThrow(ApiError);
    expect(asked).toHaveLength(1);
  });

  it('when the connection breaks before the generation has an id', async () => {
    await expect(makeEnd({ first: events() })).rejects.toThrow(TypeError);
    expect(asked).toEqual([]);
  });

  it('when it is aborted', async () => {
    const controller = new AbortController();
    answers = [() => new Response(new ReadableStream())];
    const { end } = follow({ signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(end).rejects.toThrow('enough');
  });
});

describe('following a batch', () => {
  const batch = (status: BatchState['status'], ...ids: string[]): BatchState => ({
    ...{ id: 'b', topic: 'Tea', language: 'english', status, size: 2 },
    blogs: ids.map((id) => ({ id, title: id })),
  });
  const state = (...given: Parameters<typeof batch>): [number, object] => [
    given.length - 1,
    { type: 'batch', batch: batch(...given) },
  ];

  function followed() {
    const seen: (string | number)[] = [];
    const end = followBatch({
      id: 'b',
      onBatch: ({ blogs }) => seen.push(blogs.length),
      onEvent: ({ type }) => seen.push(type),
      onContact: (contact) => seen.push(contact),
      signal: new AbortController().signal,
    });
    end.catch(() => undefined);
    return { end, seen };
  }

  it('has each state and the events of its runs, and ends with the first that does not run', async () => {
    answers = [events(state('running'), STARTED, [null, { type: 'done', id: 'x' }], state('finished', 'x', 'y'))];
    const { end, seen } = followed();
    expect(await end).toEqual(batch('finished', 'x', 'y'));
    expect(seen).toEqual(['open', 0, 'started', 'done', 2]);
  });

  it('continues with the current state after a broken connection', async () => {
    answers = [events(state('running')), events(state('stopped', 'x'))];
    const { end, seen } = followed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await end).toEqual(batch('stopped', 'x'));
    expect(seen).toEqual(['open', 0, 'lost', 'open', 1]);
  });

  it('reads the end when the stream gives nothing', async () => {
    answers = [refused(504)];
    listed = [batch('finished', 'x', 'y')];
    const { end } = followed();
    await vi.advanceTimersByTimeAsync(500);
    expect(await end).toEqual(batch('finished', 'x', 'y'));
  });

  it('ends with a 404 when it was dismissed elsewhere', async () => {
    answers = [refused(404)];
    await expect(followed().end).rejects.toMatchObject({ status: 404 });
  });
});
