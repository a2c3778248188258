import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { outlineSchema } from '@/lib/writing/outline-schema.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

test.each(['How to sleep better', '20 ways to sleep better', 'Sourdough bread'])(
  'proposes an outline of "%s" that can be sent back as it is',
  async (topic) => {
    const { headers } = await knownVisitor();
    const body = { topic, length: 'large' };
    const outline = await (await api.post('/api/blogs/outline', body, headers)).json();
    const { title, sections } = outlineSchema.parse(outline);
    expect({ title, sections }).toEqual({ title: outline.title, sections: outline.sections });
  },
);

test('has no outline where the library has no article', async () => {
  const { headers } = await knownVisitor();
  const response = await api.post('/api/blogs/outline', { topic: 'How to keep bees' }, headers);
  expect(response.status).toBe(422);
  expect((await response.json()).message).toContain('Our library has no article on this topic');
});

test('says that changing one section needs a model', async () => {
  const { user, headers } = await signedInUser();
  const row = blogRow({ id: newId(), userId: user.id });
  const { id, updatedAt } = await (await db()).blog.create({ data: row });
  const body = { change: 'shorten', basedOn: updatedAt.toISOString() };
  const response = await api.post(`/api/blogs/${id}/sections/0`, body, headers);
  expect(response.status).toBe(422);
  expect((await response.json()).message).toBe(
    'Changing one section needs a connected model. You can still edit its text.',
  );
});
