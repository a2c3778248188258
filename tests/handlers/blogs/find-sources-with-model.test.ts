import { expect, test } from 'vitest';
import { api } from '../../support/api.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { readRow } from '../../support/owned-blog.ts';
import { knownVisitor } from '../../support/visitors.ts';

const model = await connectFakeModel('sk-test-research');

const BODY = { topic: 'How to start a vegetable garden', length: 'small', findSources: true };

test('a model says what to search for, and cites the pages that were found', async () => {
  const { headers } = await knownVisitor();
  const { id } = await (await api.post('/api/blogs/generate', BODY, headers)).json();
  const blog = await readRow(id);
  expect(blog.writer).toBe('model');
  const sources = blog.sources as { url: string }[];
  expect(sources[0]?.url).toBe('http://quillcast.test/library/english/vegetable-garden');
  const tasks = model.requests.map(({ task }) => task);
  expect(tasks[0]).toBe('search');
  expect(tasks.filter((task) => task === 'search')).toHaveLength(1);
});

test('a model that refuses our key is said to be at fault before anything is read', async () => {
  model.setMode({ fault: 'invalid-key' });
  const { headers } = await knownVisitor();
  const response = await api.post('/api/blogs/generate', BODY, headers);
  expect(response.status).toBe(502);
});
