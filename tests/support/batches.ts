import { randomUUID } from 'node:crypto';
import { findBlog } from '@/lib/blogs/queries.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { fiveGramJaccard } from '@/lib/writing/repetition.ts';
import { api } from './api.ts';

/** A new batch as the form of /batch sends it: its fields, and a function that requests an item by index. */
export function newBatch(fields: Record<string, unknown> = {}) {
  const batch = { topic: 'Keeping bees', length: 'small', batchSize: 5, ...fields };
  const batchId = randomUUID();
  return {
    batchId,
    item: (batchIndex: number, headers: Record<string, string>, changes = {}) =>
      api.post(
        '/api/blogs/generate',
        { ...batch, batchId, batchIndex, ...changes },
        { ...headers, 'idempotency-key': `${batchId}:${batchIndex}` },
      ),
  };
}

const blogText = ({ content }: Blog) =>
  [content.intro, ...content.sections.map((section) => section.content), content.conclusion].join('\n\n');

/** The blogs with these ids. */
export async function readBlogs(ids: readonly string[]): Promise<Blog[]> {
  const blogs = await Promise.all(ids.map(findBlog));
  return blogs.filter((found) => found !== null).map(({ blog }) => blog);
}

/** The largest overlap of any two blogs: Jaccard index of their five-word runs. */
export function highestOverlap(blogs: readonly Blog[]): number {
  const texts = blogs.map((blog) => ({ text: blogText(blog), language: blog.language }));
  const overlaps = texts.flatMap(({ text, language }, at) =>
    texts.slice(0, at).map((other) => fiveGramJaccard(text, other.text, language)),
  );
  return Math.max(...overlaps);
}
