import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followBatch } from '@/components/generation/run-stream.ts';
import type { BatchState } from '@/lib/writing/batches/schema.ts';

const batch = (status: BatchState['status'], ...ids: string[]): BatchState => ({
  id: 'b',
  topic: 'Tea',
  language: 'english',
  status,
  size: 2,
  blogs: ids.map((id) => ({ id, title: id })),
});

const stream = (...states: BatchState[]) =>
  new Response(
    states.map((state) => `event: batch\ndata: ${JSON.stringify({ type: 'batch', batch: state })}\n\n`).join(''),
  );

const unreachable = (): Response => {
  throw new TypeError('Failed to fetch');
};

let asked: string[];
let answers: (() => Response)[];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return (answers.shift() ?? unreachable)();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow() {
  const seen: number[] = [];
  const contacts: string[] = [];
  const events: string[] = [];
  const end = followBatch({
    id: 'b',
    onBatch: ({ blogs }) => seen.push(blogs.length),
    onEvent: ({ type }) => events.push(type),
    onContact: (contact) => contacts.push(contact),
    signal: new AbortController().signal,
  });
  end.catch(() => undefined);
  return { end, seen, events, contacts };
}

describe('following a batch', () => {
  it('shows each state, and ends with the first that does not run', async () => {
    answers = [() => stream(batch('running'), batch('running', 'x'), batch('finished', 'x', 'y'))];
    const { end, seen } = follow();
    expect(await end).toEqual(batch('finished', 'x', 'y'));
    expect(seen).toEqual([0, 1, 2]);
  });

  it('has the events of the run that writes its current blog', async () => {
    const run = 'data: {"type":"started"}\n\ndata: {"type":"done","id":"x"}\n\n';
    const states = [batch('running'), batch('finished', 'x', 'y')].map(
      (state) => `data: ${JSON.stringify({ type: 'batch', batch: state })}\n\n`,
    );
    answers = [() => new Response(states.join(run))];
    const { end, seen, events } = follow();
    await end;
    expect(seen).toEqual([0, 2]);
    expect(events).toEqual(['started', 'done']);
  });

  it('continues with the current state after a broken connection', async () => {
    answers = [() => stream(batch('running')), () => stream(batch('stopped', 'x'))];
    const { end, seen, contacts } = follow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await end).toEqual(batch('stopped', 'x'));
    expect(seen).toEqual([0, 1]);
    expect(contacts).toEqual(['open', 'lost', 'open']);
  });

  it('ends with a 404 when it was dismissed elsewhere', async () => {
    answers = [() => Response.json({ message: 'Gone.' }, { status: 404 })];
    await expect(follow().end).rejects.toMatchObject({ status: 404 });
  });

  it('gives up after the last retry', async () => {
    const { end } = follow();
    await vi.advanceTimersByTimeAsync(600_000);
    await expect(end).rejects.toThrow('The server is unreachable');
  });
});
