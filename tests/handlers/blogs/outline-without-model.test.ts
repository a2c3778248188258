import { expect, test } from 'vitest';
import { POST as changeSection } from '@/app/api/blogs/[id]/sections/[index]/route.ts';
import { POST } from '@/app/api/blogs/outline/route.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { outlineSchema } from '@/lib/writing/outline-schema.ts';
import { blogRow } from '../../support/blogs.ts';
import { params, post } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

test.each(['How to sleep better', '20 ways to sleep better', 'Sourdough bread'])(
  'proposes an outline of "%s" that can be sent back as it is',
  async (topic) => {
    const { headers } = await knownVisitor();
    const body = { topic, length: 'large' };
    const outline = await (await POST(post('/api/blogs/outline', body, headers))).json();
    const { title, sections } = outlineSchema.parse(outline);
    expect({ title, sections }).toEqual({ title: outline.title, sections: outline.sections });
  },
);

test('has no outline where the library has no article', async () => {
  const { headers } = await knownVisitor();
  const response = await POST(post('/api/blogs/outline', { topic: 'How to keep bees' }, headers));
  expect(response.status).toBe(422);
  expect((await response.json()).message).toContain('Our library has no article on this topic');
});

test('says that changing one section needs a model', async () => {
  const { user, headers } = await signedInUser();
  const row = blogRow({ id: newId(), userId: user.id });
  const { id, updatedAt } = await (await db()).blog.create({ data: row });
  const body = { change: 'shorten', basedOn: updatedAt.toISOString() };
  const response = await changeSection(post('/x', body, headers), params({ id, index: '0' }));
  expect(response.status).toBe(422);
  expect((await response.json()).message).toBe(
    'Changing one section needs a connected model. You can still edit its text.',
  );
});
