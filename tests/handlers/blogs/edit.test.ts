import { expect, test } from 'vitest';
import { POST as restore } from '@/app/api/blogs/[id]/revisions/[revisionId]/restore/route';
import { GET as list } from '@/app/api/blogs/[id]/revisions/route';
import { PUT } from '@/app/api/blogs/[id]/route';
import { db } from '@/lib/database/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { newId } from '@/lib/ids';
import { blogRow } from '../../support/blogs.ts';
import { get, params, post } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

async function ownBlog(sections?: object[]) {
  const { user, headers } = await signedInUser();
  const row = blogRow({ id: newId(), userId: user.id, ...(sections && { sections }) });
  const blog = await (await db()).blog.create({ data: row });
  return { id: blog.id, headers, basedOn: blog.updatedAt.toISOString() };
}

const TEXT = {
  ...{ title: 'Corrected', intro: 'Better.', conclusion: 'Ended.' },
  sections: [
    { heading: 'Second', content: 'Two.', images: [] },
    { heading: 'First', content: 'One.', images: [] },
  ],
};

const save = (id: string, body: object, headers: Record<string, string>) =>
  PUT(new Request(post(`/api/blogs/${id}`, body, headers), { method: 'PUT' }), params({ id }));

test('saves a corrected text, says when, and keeps the one before', async () => {
  const { id, headers, basedOn } = await ownBlog();
  const response = await save(id, { ...TEXT, basedOn }, headers);
  expect(response.status).toBe(200);
  const blog = await response.json();
  expect(blog.content).toMatchObject({ title: 'Corrected', sections: [{ heading: 'Second' }, {}] });
  expect(blog.editedAt).toMatch(/^\d{4}-/);
  const revisions = await (await list(get('/x', headers), params({ id }))).json();
  expect(revisions).toMatchObject([{ title: 'A Title' }]);
});

test('gives an earlier text back, and keeps the present one', async () => {
  const { id, headers, basedOn } = await ownBlog();
  await save(id, { ...TEXT, basedOn }, headers);
  const [revision] = await (await list(get('/x', headers), params({ id }))).json();
  const response = await restore(post('/x', {}, headers), params({ id, revisionId: revision.id }));
  expect((await response.json()).content.title).toBe('A Title');
  const revisions = await (await list(get('/x', headers), params({ id }))).json();
  expect(revisions.map((each: { title: string }) => each.title)).toEqual(['Corrected', 'A Title']);
});

test('gives a text from before sources were kept with it those that it had', async () => {
  const { id, headers, basedOn } = await ownBlog();
  const prisma = await db();
  const source = (name: string) => ({ number: 1, url: `https://${name}.example/`, title: name });
  await prisma.blog.update({
    where: { id },
    data: { sources: [source('first')], updatedAt: basedOn },
  });
  await save(id, { ...TEXT, basedOn }, headers);
  const { count } = await prisma.blogRevision.updateMany({
    where: { blogId: id },
    data: { sources: Prisma.DbNull },
  });
  expect(count).toBe(1);
  const legacy = await prisma.blogRevision.findFirstOrThrow({ where: { blogId: id } });
  const { updatedAt } = await prisma.blog.findUniqueOrThrow({ where: { id } });
  await save(id, { ...TEXT, title: 'Third', basedOn: updatedAt.toISOString() }, headers);
  await prisma.blog.update({ where: { id }, data: { sources: [source('rewritten')] } });
  const response = await restore(post('/x', {}, headers), params({ id, revisionId: legacy.id }));
  expect((await response.json()).sources).toEqual([source('first')]);
});

test('lets the first of two editors win and tells the second', async () => {
  const { id, headers, basedOn } = await ownBlog();
  await save(id, { ...TEXT, basedOn }, headers);
  const second = await save(id, { ...TEXT, title: 'Late', basedOn }, headers);
  expect(second.status).toBe(409);
  const row = await (await db()).blog.findUniqueOrThrow({ where: { id } });
  expect(row.title).toBe('Corrected');
});

test('keeps the pictures of a section and refuses a picture of elsewhere', async () => {
  const image = {
    ...{ url: 'https://example.com/a.png', title: 'A', source: 'example.com' },
    ...{ sourceUrl: 'https://example.com/', width: 10, height: 10 },
  };
  const { id, headers, basedOn } = await ownBlog([{ heading: 'A', content: 'B', images: [image] }]);
  const stolen = [{ heading: 'A', content: 'B', images: ['/api/images/someone-elses'] }];
  expect((await save(id, { ...TEXT, sections: stolen, basedOn }, headers)).status).toBe(400);
  const unchanged = [{ heading: 'A', content: 'B', images: [image.url] }];
  const blog = await (await save(id, { ...TEXT, sections: unchanged, basedOn }, headers)).json();
  expect(blog.content.sections[0].image).toMatchObject({ sourceUrl: 'https://example.com/' });
});

test.each([
  ['an empty title', { title: '  ' }, 'The title cannot be empty'],
  ['no section', { sections: [] }, 'A blog needs at least one section'],
])('refuses %s', async (_, change, sentence) => {
  const { id, headers, basedOn } = await ownBlog();
  const response = await save(id, { ...TEXT, ...change, basedOn }, headers);
  expect(response.status).toBe(400);
  expect((await response.json()).message).toBe(sentence);
});
