import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, request } from 'undici';
import type { AppServer } from '../../e2e/support/app-server.ts';
import type { SharedDatabase } from '../support/shared-database.ts';
import { makeOwner, type Owner, PASSWORD } from './owner.ts';

/** Number of concurrent users, and each one's pause between requests in ms. */
const OTHERS = 20;
const REST_MS = 200;

/** Duration before and after a disturbance, in ms. */
const QUIET_MS = 2000;

/** A disturbance that must not affect the others, and its report. */
export type Disturbance = {
  name: string;
  run: (app: AppServer, database: SharedDatabase) => Promise<Record<string, number | string>>;
};

/** Someone who logs in, writes and reads, from an address of their own. */
type Other = { owner: Owner; address: string; version: string | null };

type Options = { method?: 'POST' | 'PUT'; body?: unknown; cookie?: string };

/** The unsaved text of a blog's editor. */
function draft(turn: number) {
  const text = {
    title: `Draft ${turn}`,
    intro: 'Tea.',
    conclusion: 'Enough tea.',
    sections: [{ key: 0, heading: 'Leaves', content: 'Green. '.repeat(200), images: [] }],
  };
  return { draft: text, base: text, basedOn: new Date(0).toISOString() };
}

/** Lets users log in, write and read during a disturbance, and counts their responses. */
async function besideOthers(
  app: AppServer,
  others: readonly Other[],
  disturb: () => Promise<Record<string, number | string>>,
) {
  const dispatcher = new Agent();
  const waits: Record<string, number[]> = { login: [], write: [], read: [] };
  const refusals: string[] = [];
  let isOver = false;

  async function send(kind: string, path: string, other: Other, options: Options = {}) {
    const { method = 'GET', body, cookie } = options;
    const headers = {
      origin: app.url,
      'content-type': 'application/json',
      'x-forwarded-for': other.address,
      ...(cookie && { cookie }),
    };
    const started = performance.now();
    let answer: Dispatcher.ResponseData | undefined;
    let text = '';
    try {
      const content = body === undefined ? null : JSON.stringify(body);
      answer = await request(`${app.url}${path}`, { dispatcher, method, headers, body: content });
      text = await answer.body.text();
    } catch (error) {
      refusals.push(`${kind}: ${error}`);
    }
    waits[kind]?.push(performance.now() - started);
    if (answer && answer.statusCode >= 400) refusals.push(`${kind}: ${answer.statusCode} ${text}`);
    return text;
  }

  async function live(other: Other): Promise<void> {
    const { email, cookie, blogs } = other.owner;
    for (let turn = 0; !isOver; turn += 1) {
      const credentials = { email, password: PASSWORD };
      await send('login', '/api/account/login', other, { method: 'POST', body: credentials });
      await sleep(REST_MS);
      const path = `/api/blogs/${blogs[0]}/draft`;
      const change = { text: draft(turn), version: other.version };
      const stored = await send('write', path, other, { method: 'PUT', body: change, cookie });
      other.version = /"version":"([^"]+)"/.exec(stored)?.[1] ?? other.version;
      await sleep(REST_MS);
      await send('read', turn % 2 === 0 ? '/blogs' : `/share/${blogs[0]}`, other, { cookie });
      await sleep(REST_MS);
    }
  }

  const lives = others.map(live);
  await sleep(QUIET_MS);
  const report = await disturb();
  await sleep(QUIET_MS);
  isOver = true;
  await Promise.all(lives);
  await dispatcher.close();
  const longest = Object.entries(waits).map(([kind, times]) => [
    `longest ${kind} ms`,
    Math.round(Math.max(0, ...times)),
  ]);
  return {
    requests: Object.values(waits).flat().length,
    refused: refusals.length,
    ...Object.fromEntries(longest),
    ...report,
    ...(refusals.length > 0 && { 'first refusal': refusals[0] }),
  };
}

async function makeOthers(app: AppServer, database: SharedDatabase): Promise<Other[]> {
  const others: Other[] = [];
  for (let number = 1; number <= OTHERS; number += 1) {
    const address = `198.51.100.${number}`;
    const owner = await makeOwner(app.url, database, 1, address);
    others.push({ owner, address, version: null });
  }
  return others;
}

/**
 * Runs disturbances one after the other on an application, each while 20 others log in, write and read.
 * @returns a row for each: how many requests of the others were refused, and the longest wait of each kind
 */
export async function runDisturbances(app: AppServer, database: SharedDatabase, disturbances: readonly Disturbance[]) {
  const others = await makeOthers(app, database);
  const rows = [];
  for (const { name, run } of disturbances) {
    rows.push({ name, ...(await besideOthers(app, others, () => run(app, database))) });
  }
  return rows;
}
