import { expect, test } from 'vitest';
import { api } from '../../support/api.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { ownedBlog, readRow } from '../../support/owned-blog.ts';
import { programHeaders, untilEnded } from '../../support/program-headers.ts';

await connectFakeModel();

test('a translation of a program answers 202 and is a draft', async () => {
  const { user, id } = await ownedBlog(
    { topic: 'Bees', writer: 'model', visibility: 'public' },
    { defaultVisibility: 'public' },
  );
  const headers = await programHeaders(user, 'read', 'write');
  const translate = () =>
    api.post(`/api/blogs/${id}/translations`, { language: 'german' }, { ...headers, 'idempotency-key': 'one' });
  const response = await translate();
  const run = await response.json();
  expect([response.status, run.poll]).toEqual([202, `/api/generations/${run.id}`]);
  const repeat = await translate();
  expect([repeat.status, repeat.headers.get('idempotent-replayed'), await repeat.json()]).toEqual([202, 'true', run]);
  const { blogId } = await untilEnded(run.poll, headers);
  expect(await readRow(blogId)).toMatchObject({ language: 'german', visibility: 'draft' });
});
