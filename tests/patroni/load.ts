import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import type { AppServer } from '../../e2e/support/app-server.ts';
import { appClient, register } from '../support/app-client.ts';

/** Counts of requests by status, or by the error of one without an answer. */
type Outcomes = Record<string, number>;

async function count(outcomes: Outcomes, answer: Promise<{ status: number }>): Promise<void> {
  const outcome = await answer.then(({ status }) => String(status), String);
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}

/** Reads public pages in turn until it is stopped, and remembers each refusal: when, where and how long it took, in ms. */
export function startReaders(readers: number, addresses: readonly string[]) {
  const outcomes: Outcomes = {};
  const refused: object[] = [];
  let isOver = false;
  const reading = Array.from({ length: readers }, async (_, number) => {
    for (let turn = number; !isOver; turn += 1) {
      const address = addresses[turn % addresses.length] ?? '';
      const begun = Date.now();
      const page = request(address).then(async ({ statusCode: status, body }) => {
        await body.dump();
        if (status !== 200) refused.push({ at: begun, address, took: Date.now() - begun });
        return { status };
      });
      await count(outcomes, page);
      await sleep(200);
    }
  });
  return {
    outcomes,
    refused,
    stop: async () => {
      isOver = true;
      await Promise.all(reading);
    },
  };
}

type Blog = { content: { title: string; sections: object[] }; updatedAt: string };

const numberIn = ({ content: { title } }: Blog) => Number(/\d+$/.exec(title)?.[0] ?? 0);

/** An account with a blog whose title it counts up through one process. */
export async function newWriter(app: AppServer, number: number) {
  const client = appClient(app);
  const headers = { 'x-forwarded-for': `10.1.${number}.1` };
  const send = (path: string, body?: object, init: RequestInit = {}) =>
    client(path, body, { signal: AbortSignal.timeout(30_000), ...init, headers: { ...headers, ...init.headers } });
  await register(client, `writer-${number}@example.com`);
  const { id }: { id: string } = await (await send('/api/blogs/generate', { topic: 'Tea', length: 'small' })).json();
  /** The last acknowledged number and when; those that were gone on a later reading. */
  const written = { number: 0, at: 0, lost: [] as number[] };
  const outcomes: Outcomes = {};
  /** Its text as last answered; unknown after a failure. */
  let known: Blog | undefined;

  async function read(): Promise<Blog> {
    const answer = await send(`/api/blogs/${id}`);
    if (answer.status !== 200) throw new Error(`status ${answer.status}`);
    const blog: Blog = await answer.json();
    if (numberIn(blog) < written.number) written.lost.push(written.number);
    return blog;
  }

  async function put(): Promise<{ status: number }> {
    const { content, updatedAt: basedOn } = known ?? (await read());
    known = undefined;
    const sections = content.sections.map((section) => ({ ...section, images: [] }));
    const next = written.number + 1;
    const edit = { ...content, sections, title: `Tea ${next}`, basedOn };
    const answer = await send(`/api/blogs/${id}`, edit, { method: 'PUT' });
    if (answer.status === 200) {
      known = await answer.json();
      Object.assign(written, { number: next, at: Date.now() });
    }
    return answer;
  }

  const write = () => count(outcomes, put());
  let isOver = false;
  let writing: Promise<void> | undefined;
  return {
    id,
    written,
    outcomes,
    read,
    /** Changes the title once. */
    write,
    /** Orders an article, which is written whether or not anybody watches. */
    order: async (topic: string): Promise<number> => {
      const init = { headers: { accept: 'text/event-stream' } };
      const answer = await send('/api/blogs/generate', { topic, length: 'small' }, init);
      await answer.body?.cancel();
      return answer.status;
    },
    start: () => {
      writing = (async () => {
        while (!isOver) {
          await write();
          await sleep(200);
        }
      })();
    },
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}
