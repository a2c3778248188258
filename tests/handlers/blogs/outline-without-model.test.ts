import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';
import { outlineSchema } from '@/lib/writing/outline-schema.ts';
import { api } from '../../support/api.ts';
import { ownedBlog } from '../../support/owned-blog.ts';
import { makeRefusal } from '../../support/requests.ts';
import { askFor, makeArticle } from '../../support/translations.ts';
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
  expect(await makeRefusal(api.post('/api/blogs/outline', { topic: 'How to keep bees' }, headers))).toEqual([
    422,
    expect.stringContaining('Our library has no article on this topic'),
  ]);
});

test('says that changing one section needs a model', async () => {
  const { id, headers, basedOn } = await ownedBlog();
  const body = { change: 'shorten', basedOn };
  expect(await makeRefusal(api.post(`/api/blogs/${id}/sections/0`, body, headers))).toEqual([
    422,
    'Changing one section needs a connected model. You can still edit its text.',
  ]);
});

test('without a model it says why no blog is written in another language, and counts nothing', async () => {
  const { user, headers } = await signedInUser();
  const id = await makeArticle({ userId: user.id });
  expect(await makeRefusal(askFor(id, 'german', headers))).toEqual([
    422,
    'Translating needs an AI model, and none is connected.',
  ]);
  const prisma = await db();
  expect(await prisma.generation.count()).toBe(0);
  expect(await prisma.quota.count()).toBe(0);
});

test('interviews in every language without a model', async () => {
  const { headers } = await knownVisitor();
  const first = await Promise.all(
    LANGUAGES.map(async (language) => {
      const answer = await api.post('/api/blogs/interview', { topic: 'Tea', language }, headers);
      const { questions, isGeneral } = await answer.json();
      return [isGeneral, questions.length, questions[0]];
    }),
  );
  expect(new Set(first.map(([, , question]) => question)).size).toBe(9);
  expect(first.every(([isGeneral, count]) => isGeneral === true && count === 5)).toBe(true);
});
