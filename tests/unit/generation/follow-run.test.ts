import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blogOfEnded, followRun } from '@/components/generation/run/follow-run.ts';
import { LostContactError, type Network } from '@/components/streams/follow-stream.ts';
import { ApiError } from '@/lib/http/client.ts';
import { eventually } from '../../support/eventually.ts';

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
const listed =
  (...runs: object[]): Answer =>
  () =>
    Response.json(runs);

const ACCEPTED: [number, object] = [1, { type: 'accepted', generationId: 'run' }];
const STARTED: [number, object] = [2, { type: 'started', style: 'retro', colorTheme: 'teal' }];
const DONE: [number, object] = [3, { type: 'done', id: 'blog', unreadableSources: [] }];

let asked: { url: string; lastEventId: string | null }[];
let answers: Answer[];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit = {}) => {
    asked.push({ url, lastEventId: new Headers(headers).get('Last-Event-ID') });
    return (answers.shift() ?? broken)();
  });
});
afterEach(() => vi.unstubAllGlobals());

function follow(options: { first?: Answer; network?: Partial<Network>; signal?: AbortSignal } = {}) {
  const emitted: string[] = [];
  const network: Network = {
    isDown: () => false,
    onDown: () => () => undefined,
    pause: async (_ms, signal) => signal.throwIfAborted(),
    ...options.network,
  };
  const end = followRun({
    ...(options.first && { first: options.first() }),
    from: { id: options.first ? null : 'run', seq: 0 },
    onEvent: ({ event }) => emitted.push(event.type),
    onContact: (contact) => emitted.push(contact),
    signal: options.signal ?? new AbortController().signal,
    network,
  });
  return { end, emitted };
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
    await expect(end).resolves.toMatchObject({ type: 'done' });
    expect(emitted).toEqual(['open', 'accepted', 'started', 'lost', 'open', 'done']);
    expect(asked).toEqual([{ url: '/api/generations/run/events?after=2', lastEventId: '2' }]);
  });

  it.each([
    ['a broken connection', broken],
    ['a bad gateway', refused(502)],
    ['a server that is busy', refused(429)],
    ['an answer of nothing', () => new Response(null, { status: 204 })],
  ])('retries after %s', async (_, answer) => {
    answers = [answer, events(ACCEPTED, DONE)];
    await expect(follow().end).resolves.toMatchObject({ type: 'done' });
    expect(asked).toHaveLength(2);
  });

  it('skips unknown data', async () => {
    answers = [() => new Response('data: nonsense\n\ndata: 5\n\ndata: {"type":"done","id":"b"}\n\n')];
    await expect(follow().end).resolves.toMatchObject({ id: 'b' });
  });

  it('decodes characters split between chunks', async () => {
    const bytes = new TextEncoder().encode('data: {"type":"done","id":"茶道"}\n\n');
    const body = new ReadableStream({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    answers = [() => new Response(body)];
    await expect(follow().end).resolves.toMatchObject({ id: '茶道' });
  });

  it('backs off up to eight seconds', async () => {
    const pauses: number[] = [];
    answers = [...Array.from({ length: 6 }, () => broken), events(DONE)];
    // From the fifth break on the list is asked as well.
    answers.splice(5, 0, listed({ id: 'run', status: 'running' }));
    answers.splice(7, 0, listed({ id: 'run', status: 'running' }));
    const pause = async (ms: number) => void pauses.push(ms);
    await follow({ network: { pause } }).end;
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  });

  it('does not count retries without a network', async () => {
    let tries = 0;
    const isDown = () => {
      tries += 1;
      return tries < 30;
    };
    answers = [...Array.from({ length: 30 }, () => broken), events(DONE)];
    await expect(follow({ network: { isDown } }).end).resolves.toMatchObject({ type: 'done' });
  });

  it('drops the stream when the network goes down', async () => {
    const listeners: (() => void)[] = [];
    const onDown = (listener: () => void) => {
      listeners.push(listener);
      return () => undefined;
    };
    answers = [() => new Response(new ReadableStream()), events(DONE)];
    const { end } = follow({ network: { onDown } });
    await eventually(() => expect(asked).toHaveLength(1));
    listeners[0]?.();
    await expect(end).resolves.toMatchObject({ type: 'done' });
  });

  it('drops an idle stream', async () => {
    vi.useFakeTimers();
    answers = [() => new Response(new ReadableStream()), events(DONE)];
    const { end } = follow();
    await vi.advanceTimersByTimeAsync(40_000);
    await expect(end).resolves.toMatchObject({ type: 'done' });
    vi.useRealTimers();
  });
});

describe('when no stream comes through', () => {
  const fiveBroken = Array.from({ length: 5 }, () => broken);

  it('finds the written blog in the list', async () => {
    answers = [...fiveBroken, listed({ id: 'run', status: 'succeeded', blogId: 'blog' })];
    await expect(follow().end).resolves.toEqual({ type: 'done', id: 'blog', unreadableSources: [] });
    expect(asked.at(-1)?.url).toBe('/api/generations');
  });

  it.each([
    ['failed', listed({ id: 'run', status: 'failed' })],
    ['is gone', listed({ id: 'other', status: 'running' })],
  ])('learns from the list that it %s', async (_, answer) => {
    answers = [...fiveBroken, answer];
    await expect(follow().end).resolves.toMatchObject({
      type: 'failed',
      message: 'This blog was not written. Please try again.',
    });
  });

  it('keeps retrying while the list says it is running', async () => {
    const round = [listed({ id: 'run', status: 'running' }), broken];
    answers = [...fiveBroken, ...round, ...round, ...round, ...round, ...round];
    answers.push(listed({ id: 'run', status: 'succeeded', blogId: 'blog' }));
    await expect(follow().end).resolves.toMatchObject({ type: 'done' });
  });

  it('gives up when the list cannot be read either', async () => {
    await expect(follow().end).rejects.toThrow(LostContactError);
    // Four streams, then four rounds of a stream and the list.
    expect(asked).toHaveLength(12);
  });
});

describe('following ends', () => {
  it.each([400, 401, 403, 404])('at once when it is refused with %i', async (status) => {
    answers = [refused(status)];
    await expect(follow().end).rejects.toThrow(ApiError);
    expect(asked).toHaveLength(1);
  });

  it('when the connection breaks before the generation has an id', async () => {
    await expect(follow({ first: events() }).end).rejects.toThrow(TypeError);
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

describe('the blog of a generation that is no longer listed', () => {
  const FAILED: [null, object] = [
    null,
    { type: 'failed', status: 503, code: 'unavailable', message: 'This blog was not written.' },
  ];

  it('is read from its log', async () => {
    answers = [events(ACCEPTED, STARTED, DONE)];
    expect(await blogOfEnded('run')).toBe('blog');
    expect(asked[0]?.url).toBe('/api/generations/run/events?after=0');
  });

  it.each<[string, Answer]>([
    ['it failed', events(FAILED)],
    ['it is not known, or another browser’s', refused(404)],
    ['there is nothing more to come', () => new Response(null, { status: 204 })],
  ])('is none when %s', async (_, answer) => {
    answers = [answer];
    expect(await blogOfEnded('run')).toBeNull();
  });

  it.each<[string, Answer]>([
    ['the server cannot be reached', broken],
    ['the server is busy', refused(429)],
  ])('stays unknown while %s', async (_, answer) => {
    answers = [answer];
    await expect(blogOfEnded('run')).rejects.toThrow();
  });
});
