import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { newBatch, readBlogs } from '../../support/batches.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { signedInUser } from '../../support/users.ts';

await connectFakeModel();

test('without any provider, draws illustrations that are all different and have no caption', async () => {
  const { headers } = await signedInUser();
  const batch = newBatch({ length: 'medium', includeImages: true });
  const ids: string[] = [];
  for (const index of [0, 1]) ids.push((await (await batch.item(index, headers)).json()).id);
  const pictures = (await readBlogs(ids)).flatMap(({ content }) => content.sections.flatMap(({ images }) => images));
  expect(pictures.length).toBeGreaterThanOrEqual(4);
  expect(new Set(pictures.map(({ source }) => source))).toEqual(new Set(['']));
  expect(new Set(pictures.map(({ alt }) => alt))).toEqual(new Set(['']));
  const rows = await (await db()).image.findMany({ where: { blogId: { in: ids } } });
  const hashes = rows.map(({ bytes }) =>
    createHash('sha256')
      .update(bytes ?? '')
      .digest('hex'),
  );
  expect(new Set(hashes).size).toBe(pictures.length);
  const page = await (await api.post('/api/blogs/html', { blogId: ids[0] }, headers)).json();
  expect(page.html).toContain('<figure>');
  expect(page.html).not.toContain('<figcaption>');
});

test('adds none unless asked', async () => {
  const { headers } = await signedInUser();
  const { id } = await (await newBatch().item(0, headers)).json();
  expect(await (await db()).image.count({ where: { blogId: id } })).toBe(0);
});
