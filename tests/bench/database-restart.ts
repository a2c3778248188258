import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { startApp } from '../../e2e/support/app-server.ts';
import { type SharedDatabase, startSharedDatabase } from '../support/shared-database.ts';
import { makeBlogs } from './make-blogs.ts';

/** How many people use the site meanwhile, and how many blogs each of them has. */
const PEOPLE = 20;
const BLOGS = 5;

/** How long the database runs before, between and after its two restarts, and how long it is away, in ms. */
const RUNS_MS = 8000;
const AWAY_MS = 3000;

const PASSWORD = 'violet lighthouse';

/** Somebody with an account, who always comes from the same address. */
type Person = { headers: Record<string, string>; email: string; blogs: string[] };

/** Responses to one kind of request. */
type Answers = { what: string; statuses: number[]; times: number[] };

async function register(url: string, database: SharedDatabase, number: number): Promise<Person> {
  const email = `person-${number}@example.com`;
  const headers = { 'content-type': 'application/json', origin: url, 'x-forwarded-for': `10.1.0.${number}` };
  const response = await fetch(`${url}/api/account/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: PASSWORD, confirmPassword: PASSWORD }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { user } = await response.json();
  const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  const blogs = await makeBlogs(database, user.uid, BLOGS);
  return { headers: { ...headers, cookie: cookie.join('; ') }, email, blogs };
}

/** Has a person log in, write and read until `isOver`. */
async function use(url: string, person: Person, answers: Answers[], isOver: () => boolean) {
  const [logins, writes, stored, personal] = answers;

  async function ask(kind: Answers | undefined, path: string, body?: object, method = 'POST') {
    const started = performance.now();
    const { statusCode, body: answer } = await request(`${url}${path}`, {
      method: (body ? method : 'GET') as 'GET',
      headers: person.headers,
      body: body ? JSON.stringify(body) : null,
    });
    await answer.arrayBuffer();
    kind?.times.push(performance.now() - started);
    kind?.statuses.push(statusCode);
  }

  for (let turn = 0; !isOver(); turn += 1) {
    const blogId = person.blogs[turn % BLOGS] ?? '';
    await ask(logins, '/api/account/login', { email: person.email, password: PASSWORD });
    const style = turn % 2 ? 'minimal' : 'retro';
    await ask(writes, '/api/blogs/style', { blogId, style, colorTheme: 'blue' });
    await ask(stored, '/share/featured');
    await ask(personal, '/blogs');
    await sleep(100);
  }
}

/** Kills PostgreSQL, and later shuts it down for a few seconds. */
async function restartTwice(database: SharedDatabase): Promise<void> {
  await sleep(RUNS_MS);
  await database.kill();
  await sleep(RUNS_MS);
  await database.shutDown();
  await sleep(AWAY_MS);
  await database.start();
  await sleep(RUNS_MS);
}

/**
 * What 20 people who log in, write and read are answered while PostgreSQL is killed and later away for three seconds. A
 * stored page is always there; nothing but 200 and 503 may be answered, and nothing take more than two seconds.
 */
export async function benchDatabaseRestart(): Promise<object[]> {
  const database = await startSharedDatabase();
  const app = await startApp({ ...database.settings, LOG_LEVEL: 'silent' });
  const people: Person[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    people.push(await register(app.url, database, number));
  }
  const answers: Answers[] = ['log in', 'write', 'read a stored page', 'read their own page'].map((what) => ({
    what,
    statuses: [],
    times: [],
  }));
  let isOver = false;
  const used = people.map((person) => use(app.url, person, answers, () => isOver));
  await restartTwice(database);
  isOver = true;
  await Promise.all(used);
  await app.stop();
  await database.stop();
  return answers.map(({ what, statuses, times }) => ({
    what,
    requests: statuses.length,
    200: statuses.filter((status) => status === 200).length,
    503: statuses.filter((status) => status === 503).length,
    other: statuses.filter((status) => status !== 200 && status !== 503).join(' '),
    'longest ms': Math.round(times.reduce((longest, each) => Math.max(longest, each), 0)),
  }));
}
