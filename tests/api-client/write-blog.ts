import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import type { paths } from './generated/api.d.ts';

/** Writes a blog with a key, follows its run to the end, and prints the title: node write-blog.ts ORIGIN KEY */
const [baseUrl = '', key = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } });

/** The id of the blog that a run has written, from the last of its events. */
async function follow(id: string): Promise<string> {
  const { data = '' } = await client.GET('/api/generations/{id}/events', { params: { path: { id } }, parseAs: 'text' });
  const last = data.split('\n').findLast((line) => line.startsWith('data: ')) ?? '';
  return JSON.parse(last.slice('data: '.length)).id;
}

const { data, error } = await client.POST('/api/blogs/generate', {
  params: { header: { 'Idempotency-Key': randomUUID() } },
  body: { topic: 'Keeping bees on a roof', length: 'small', findSources: false },
});
if (error) throw new Error(`${error.code}: ${error.message}`);
const id = 'events' in data ? await follow(data.id) : data.id;

const read = await client.GET('/api/blogs/{id}', { params: { path: { id } } });
if (read.error) throw new Error(`${read.error.code}: ${read.error.message}`);
console.log(JSON.stringify({ id, title: read.data.content.title, sections: read.data.content.sections.length }));

// @ts-expect-error: the topic must be there.
const refused = await client.POST('/api/blogs/generate', { body: { length: 'small' } });
if (refused.error?.code !== 'invalid-input') throw new Error('A request without a topic was not refused.');
