import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/generated/prisma/client.ts';
import { api } from '../../support/api.ts';
import { imageWith } from '../../support/blogs.ts';
import { askedDuring } from '../../support/locks.ts';
import { ownedBlog, readRow } from '../../support/owned-blog.ts';
import { makeRefusal } from '../../support/requests.ts';

const TEXT = {
  title: 'Corrected',
  intro: 'Better.',
  conclusion: 'Ended.',
  sections: [
    { heading: 'Second', content: 'Two.', images: [] },
    { heading: 'First', content: 'One.', images: [] },
  ],
};

const save = (id: string, body: object, headers: Record<string, string>) => api.put(`/api/blogs/${id}`, body, headers);

test('saves a text with its time and keeps the earlier version', async () => {
  const { id, headers, basedOn } = await ownedBlog();
  const response = await save(id, { ...TEXT, basedOn }, headers);
  expect(response.status).toBe(200);
  const blog = await response.json();
  expect(blog.content).toMatchObject({ title: 'Corrected', sections: [{ heading: 'Second' }, {}] });
  expect(blog.editedAt).toMatch(/^\d{4}-/);
  const revisions = await (await api.get(`/api/blogs/${id}/revisions`, headers)).json();
  expect(revisions).toMatchObject([{ title: 'A Title' }]);
});

test('returns an earlier version for comparison', async () => {
  const { id, headers, basedOn } = await ownedBlog();
  await save(id, { ...TEXT, basedOn }, headers);
  const [revision] = await (await api.get(`/api/blogs/${id}/revisions`, headers)).json();
  const earlier = await api.get(`/api/blogs/${id}/revisions/${revision.id}`, headers);
  expect((await earlier.json()).content).toMatchObject({ title: 'A Title', questions: [] });
  expect((await api.get(`/api/blogs/${id}/revisions/x`, headers)).status).toBe(404);
});

test('restores an earlier version and keeps the current one', async () => {
  const { id, headers, basedOn } = await ownedBlog();
  await save(id, { ...TEXT, basedOn }, headers);
  const [revision] = await (await api.get(`/api/blogs/${id}/revisions`, headers)).json();
  const response = await api.post(`/api/blogs/${id}/revisions/${revision.id}/restore`, {}, headers);
  expect((await response.json()).content.title).toBe('A Title');
  const revisions = await (await api.get(`/api/blogs/${id}/revisions`, headers)).json();
  expect(revisions.map((each: { title: string }) => each.title)).toEqual(['Corrected', 'A Title']);
});

test('restores the sources of versions without stored sources', async () => {
  const { id, headers, basedOn } = await ownedBlog();
  const prisma = await db();
  const source = (name: string) => ({ number: 1, url: `https://${name}.example/`, title: name });
  await prisma.blog.update({ where: { id }, data: { sources: [source('first')], updatedAt: basedOn } });
  await save(id, { ...TEXT, basedOn }, headers);
  const { count } = await prisma.blogRevision.updateMany({ where: { blogId: id }, data: { sources: Prisma.DbNull } });
  expect(count).toBe(1);
  const legacy = await prisma.blogRevision.findFirstOrThrow({ where: { blogId: id } });
  const { updatedAt } = await prisma.blog.findUniqueOrThrow({ where: { id } });
  await save(id, { ...TEXT, title: 'Third', basedOn: updatedAt.toISOString() }, headers);
  await prisma.blog.update({ where: { id }, data: { sources: [source('rewritten')] } });
  const response = await api.post(`/api/blogs/${id}/revisions/${legacy.id}/restore`, {}, headers);
  expect((await response.json()).sources).toEqual([source('first')]);
});

test('the first of two editors wins, the second gets a conflict', async () => {
  const { id, headers, basedOn } = await ownedBlog();
  await save(id, { ...TEXT, basedOn }, headers);
  expect((await save(id, { ...TEXT, title: 'Late', basedOn }, headers)).status).toBe(409);
  const row = await readRow(id);
  expect(row.title).toBe('Corrected');
});

test('keeps a section’s pictures and refuses foreign ones', async () => {
  const url = 'https://example.com/a.png';
  const image = imageWith({ url, source: 'example.com', sourceUrl: 'https://example.com/' });
  const { id, headers, basedOn } = await ownedBlog({ sections: [{ heading: 'A', content: 'B', images: [image] }] });
  const stolen = [{ heading: 'A', content: 'B', images: ['/api/images/someone-elses'] }];
  expect((await save(id, { ...TEXT, sections: stolen, basedOn }, headers)).status).toBe(400);
  const unchanged = [{ heading: 'A', content: 'B', images: [image.url] }];
  const blog = await (await save(id, { ...TEXT, sections: unchanged, basedOn }, headers)).json();
  expect(blog.content.sections[0].image).toMatchObject({ sourceUrl: 'https://example.com/' });
});

const EXTRAS = {
  keyPoints: ['Soft water.', 'Fresh leaves.'],
  questions: [{ question: 'How hot?', answer: 'Very.' }],
  description: 'All about tea.',
};

test('an old blog has no key points, questions or description', async () => {
  const { id } = await ownedBlog();
  const blog = await (await api.get(`/api/blogs/${id}`)).json();
  expect(blog).not.toHaveProperty('description');
  expect(Object.keys(blog.content).toSorted()).toEqual(['conclusion', 'intro', 'sections', 'title']);
});

test('saves key points, questions and description, and keeps them when omitted', async () => {
  const { id, headers, basedOn } = await ownedBlog();
  const saved = await (await save(id, { ...TEXT, ...EXTRAS, basedOn }, headers)).json();
  expect((await save(id, { ...TEXT, title: 'Again', basedOn: saved.updatedAt }, headers)).status).toBe(200);
  const blog = await (await api.get(`/api/blogs/${id}`)).json();
  expect(blog).toMatchObject({
    description: 'All about tea.',
    content: { title: 'Again', keyPoints: EXTRAS.keyPoints, questions: EXTRAS.questions },
  });
});

test('an edit removes key points, questions and description, and the history restores them', async () => {
  const { id, headers, basedOn } = await ownedBlog();
  const full = await (await save(id, { ...TEXT, ...EXTRAS, basedOn }, headers)).json();
  const none = { keyPoints: [], questions: [], description: ' ' };
  const bare = await (await save(id, { ...TEXT, ...none, basedOn: full.updatedAt }, headers)).json();
  expect(bare).not.toHaveProperty('description');
  expect(bare.content).not.toHaveProperty('keyPoints');
  expect(bare.content).not.toHaveProperty('questions');
  const [revision] = await (await api.get(`/api/blogs/${id}/revisions`, headers)).json();
  const back = await api.post(`/api/blogs/${id}/revisions/${revision.id}/restore`, {}, headers);
  const { description, content } = await back.json();
  expect({ description, keyPoints: content.keyPoints, questions: content.questions }).toEqual(EXTRAS);
});

test('saves alt texts, decorative marks, and captions of own images', async () => {
  const image = (name: string) => imageWith({ url: `https://example.com/${name}.png` });
  const images = [
    image('a'),
    { ...image('b'), alt: 'B' },
    { ...image('c'), sourceUrl: 'https://example.com/c' },
    image('left-as-it-was'),
  ];
  const { id, headers, basedOn } = await ownedBlog({ sections: [{ heading: 'A', content: 'B', images }] });
  const sections = [{ heading: 'A', content: 'B', images: images.map(({ url }) => url) }];
  const alternativeTexts = {
    'https://example.com/a.png': ' A blue pot ',
    'https://example.com/b.png': '',
    'https://example.com/left-as-it-was.png': '',
  };
  const captions = { 'https://example.com/a.png': ' The pot we use ', 'https://example.com/c.png': 'Ours' };
  const response = await save(id, { ...TEXT, sections, alternativeTexts, captions, basedOn }, headers);
  const { content } = await response.json();
  expect(content.sections[0].images).toEqual([
    { ...images[0], alt: 'A blue pot', source: 'The pot we use' },
    { ...images[1], alt: '' },
    images[2],
    images[3],
  ]);
});

test('saves a text without introduction and conclusion', async () => {
  const { id, headers, basedOn } = await ownedBlog();
  const sections = [{ heading: 'Pictures', content: '', images: [] }];
  const response = await save(id, { ...TEXT, intro: '', conclusion: '', sections, basedOn }, headers);
  expect(response.status).toBe(200);
  expect((await response.json()).content).toMatchObject({ intro: '', conclusion: '', sections });
});

test.each([
  ['an empty title', { title: '  ' }, 'The title cannot be empty'],
  ['no section', { sections: [] }, 'A blog needs at least one section'],
  ['an empty key point', { keyPoints: ['  '] }, 'A key point cannot be empty'],
  [
    'more than 10 key points',
    { keyPoints: Array.from({ length: 11 }, () => 'A.') },
    'A blog can have up to 10 key points',
  ],
  ['a question without an answer', { questions: [{ question: 'How?', answer: '' }] }, 'An answer cannot be empty'],
  ['a description of 161 characters', { description: '茶'.repeat(161) }, 'The description is too long'],
  ['an alternative text of 1,001 characters', { alternativeTexts: { x: 'a'.repeat(1001) } }, 'Alt text is too long'],
])('refuses %s', async (_, change, sentence) => {
  const { id, headers, basedOn } = await ownedBlog();
  expect(await makeRefusal(save(id, { ...TEXT, ...change, basedOn }, headers))).toEqual([400, sentence]);
});

test('a blog deleted during a save keeps its text', async () => {
  const { id, headers, basedOn } = await ownedBlog();
  const response = await askedDuring(
    (tx) => tx.$executeRaw`UPDATE blogs SET deleted_at = now() WHERE id = ${id}`,
    () => save(id, { ...TEXT, basedOn }, headers),
  );
  expect(response.status).toBe(410);
  expect((await (await db()).blog.findUnique({ where: { id } }))?.title).toBe('A Title');
});

test('saving a permanently deleted blog answers not found', async () => {
  const { id, headers, basedOn } = await ownedBlog();
  const response = await askedDuring(
    (tx) => tx.blog.delete({ where: { id } }),
    () => save(id, { ...TEXT, basedOn }, headers),
  );
  expect(response.status).toBe(404);
});
