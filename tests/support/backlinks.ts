import { POST } from '@/app/api/backlinks/submit/route.ts';
import { runNextJob } from '@/lib/backlinks/jobs.ts';
import type { SubmitResponse } from '@/lib/backlinks/schema.ts';
import { db } from '@/lib/database/db.ts';
import { blogRow } from './blogs.ts';
import { post } from './requests.ts';
import { signedInUser } from './users.ts';

let made = 0;

/** A signed-in user with a blog of their own. */
export async function ownerWithBlog() {
  made += 1;
  const blogId = `published-${made}-${process.pid}`;
  const { user, headers } = await signedInUser();
  await (await db()).blog.create({ data: blogRow({ id: blogId, userId: user.id }) });
  return { user, headers, blogId };
}

/** The headers and the blog of `ownerWithBlog`. */
export type Owner = Awaited<ReturnType<typeof ownerWithBlog>>;

/** Asks for a blog to be published, and gives the answer's body. */
export async function submitBlog(owner: Owner, body: object): Promise<SubmitResponse> {
  const request = post('/api/backlinks/submit', { blogId: owner.blogId, ...body }, owner.headers);
  return (await POST(request)).json();
}

/** Everything stored about a blog's submissions. */
export async function backlinkRows({ blogId }: Owner) {
  return (await db()).backlink.findMany({ where: { blogId } });
}

/** Lets time pass until the blog's submissions are due, and does what is due of them. */
export async function workOn(owner: Owner): Promise<void> {
  const { signal } = new AbortController();
  for (const { id } of await backlinkRows(owner)) {
    await (await db()).backlink.updateMany({ where: { id, dueAt: { not: null } }, data: { dueAt: new Date(0) } });
    await runNextJob(signal, id);
  }
}
