import { afterAll, afterEach } from 'vitest';
import { runNextJob } from '@/lib/backlinks/jobs.ts';
import type { SubmitResponse } from '@/lib/backlinks/schema.ts';
import { db } from '@/lib/database/db.ts';
import { startFakeDev } from '../fakes/devto/server.ts';
import { api } from './api.ts';
import { blogRow } from './blogs.ts';
import { changeSettings } from './settings.ts';
import { told } from './told.ts';
import { signedInUser } from './users.ts';

/** A DEV for the tests of a file. */
export async function startedDev() {
  const dev = await startFakeDev();
  changeSettings({ DEVTO_API_BASE: dev.url, OUTBOUND_ALLOW_HOSTS: new URL(dev.url).host });
  afterEach(() => dev.reset());
  afterAll(() => dev.close());
  return dev;
}

let made = 0;

/** A signed-in user with a blog. */
export async function ownerWithBlog() {
  made += 1;
  const blogId = `published-${made}-${process.pid}`;
  const { user, headers } = await signedInUser();
  await (await db()).blog.create({ data: blogRow({ id: blogId, userId: user.id }) });
  return { user, headers, blogId };
}

export type Owner = Awaited<ReturnType<typeof ownerWithBlog>>;

/** POST /api/backlinks/submit. @returns the answer's body */
export async function submitBlog(owner: Owner, body: object): Promise<SubmitResponse> {
  return (await api.post('/api/backlinks/submit', { blogId: owner.blogId, ...body }, owner.headers)).json();
}

/** The rows of a blog's submissions, with their messages in English. */
export async function backlinkRows({ blogId }: Owner) {
  return (await (await db()).backlink.findMany({ where: { blogId } })).map(told);
}

/** Makes a blog's submissions due and runs them. */
export async function workOn(owner: Owner): Promise<void> {
  const { signal } = new AbortController();
  for (const { id } of await backlinkRows(owner)) {
    await (await db()).backlink.updateMany({ where: { id, dueAt: { not: null } }, data: { dueAt: new Date(0) } });
    await runNextJob(signal, id);
  }
}
