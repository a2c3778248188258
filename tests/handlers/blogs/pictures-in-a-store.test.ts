import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { unusedPictures } from '@/lib/images/store.ts';
import { performDue } from '@/lib/jobs/effects.ts';
import { queueJobs } from '@/lib/jobs/mutations.ts';
import { type FakeS3, startFakeS3 } from '../../fakes/s3/server.ts';
import { api } from '../../support/api.ts';
import { passPauses } from '../../support/effects.ts';
import { readRow, savedBlog, usedBy } from '../../support/owned-blog.ts';
import { makeRefusal } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

let store: FakeS3;

beforeAll(async () => {
  store = await startFakeS3();
  changeSettings({
    S3_ENDPOINT: `${store.url}/`,
    S3_BUCKET: store.bucket,
    S3_REGION: store.account.region,
    S3_ACCESS_KEY_ID: store.account.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.account.secretAccessKey,
  });
});
afterAll(() => store.close());
beforeEach(async () => {
  store.faults.clear();
  store.objects.clear();
  await (await db()).job.deleteMany();
});

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#b5482a' } })
    .png()
    .toBuffer();

async function generateWith(headers: Record<string, string>): Promise<Response> {
  const userImages = [`data:image/png;base64,${(await picture()).toString('base64')}`];
  const body = { topic: 'Growing tomatoes', length: 'small', userImages };
  return api.post('/api/blogs/generate', body, headers);
}

async function blogWithPicture() {
  const { user, headers } = await signedInUser();
  const { id: blogId } = await (await generateWith(headers)).json();
  const image = await (await db()).image.findFirstOrThrow({ where: { blogId } });
  return { user, headers, blogId, image, key: `images/${image.id}` };
}

const read = (id: string) => api.get(`/api/images/${id}`);

const remove = (email: string, headers: Record<string, string>) => api.delete('/api/account', { email }, headers);

const unused = (name: string) => ({ kind: 'unused_picture', name }) as const;

test('keeps a blog’s pictures in the store and serves them from there', async () => {
  const { image, key } = await blogWithPicture();
  expect(image).toMatchObject({ bytes: null, width: 40, height: 20 });
  expect([...store.objects.keys()]).toEqual([key]);
  expect(store.objects.get(key)?.contentType).toBe('image/webp');
  const served = await read(image.id);
  expect(served.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await served.arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe('webp');
  expect(image.size).toBe(bytes.byteLength);
  expect(await (await db()).job.count({ where: { kind: 'unused_picture' } })).toBe(0);
});

test('embeds stored pictures in the download', async () => {
  const { blogId, key } = await blogWithPicture();
  const { html } = await (await api.post('/api/blogs/html', { blogId })).json();
  expect(html).toContain(store.objects.get(key)?.bytes.toString('base64'));
});

test('serves pictures from the database', async () => {
  const blog = await savedBlog();
  const bytes = new Uint8Array(await picture());
  const size = { contentType: 'image/png', width: 40, height: 20 };
  const id = newId();
  await (await db()).image.create({ data: { id, blogId: blog.id, ...size, bytes } });
  const served = await read(id);
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
});

test.each([
  ['refuses', ['403']],
  ['fails three times', ['500', '500', '500']],
  ['does not answer', ['hang']],
] as const)('saves nothing and gives the free blog back when the store %s', async (_, faults) => {
  for (const fault of faults) store.faults.next(fault);
  const visitor = await knownVisitor();
  expect(await makeRefusal(generateWith(visitor.headers))).toEqual([
    503,
    'We could not store the images, so nothing was saved. Please try again.',
  ]);
  expect(await (await db()).blog.count({ where: { visitorId: visitor.visitorId } })).toBe(0);
  expect(await usedBy(visitor.quotaKey)).toBe(0);
});

test('retries once when the store fails', async () => {
  store.faults.next('500');
  const { image } = await blogWithPicture();
  expect((await read(image.id)).status).toBe(200);
});

test('removes files of an unsaved blog, but none of a running save', async () => {
  const [left, saving] = [newId(), newId()];
  await queueJobs([unused(left), { ...unused(saving), dueAt: new Date(Date.now() + 60_000) }]);
  for (const id of [left, saving]) {
    store.objects.set(`images/${id}`, { contentType: 'image/webp', bytes: Buffer.from('x') });
  }
  await performDue(unusedPictures);
  expect([...store.objects.keys()]).toEqual([`images/${saving}`]);
  expect(await (await db()).job.findMany({ select: { id: true } })).toEqual([{ id: `unused_picture ${saving}` }]);
});

test('remembers pictures of a failed generation until they are removed', async () => {
  store.faults.next('403');
  const visitor = await knownVisitor();
  await generateWith(visitor.headers);
  expect(await (await db()).job.count({ where: { kind: 'unused_picture' } })).toBe(1);
  await passPauses();
  await performDue(unusedPictures);
  expect(await (await db()).job.count({ where: { kind: 'unused_picture' } })).toBe(0);
});

test('keeps a picture that a blog has, whatever another attempt to store it left behind', async () => {
  const { image, key } = await blogWithPicture();
  await queueJobs([unused(image.id)]);
  await performDue(unusedPictures);
  expect([...store.objects.keys()]).toEqual([key]);
});

test('removes the pictures of a deleted account from the store', async () => {
  const { user, headers } = await blogWithPicture();
  expect((await remove(user.email, headers)).status).toBe(200);
  await performDue(unusedPictures);
  expect(store.objects.size).toBe(0);
});

test('removes the pictures of a deleted account later when the store refuses', async () => {
  const { user, headers, key } = await blogWithPicture();
  store.faults.next('403');
  await remove(user.email, headers);
  await performDue(unusedPictures);
  expect([...store.objects.keys()]).toEqual([key]);
  await passPauses();
  await performDue(unusedPictures);
  expect(store.objects.size).toBe(0);
});

test.each([
  ['does not have it', (fake: FakeS3) => fake.objects.clear()],
  ['refuses', (fake: FakeS3) => fake.faults.next('403', 'read')],
])('answers unavailable when the store %s', async (_, happen) => {
  const { image } = await blogWithPicture();
  happen(store);
  expect(await makeRefusal(read(image.id))).toEqual([
    503,
    'We could not read this image. Please try again in a moment.',
  ]);
});

async function drawnBlog(userId: string): Promise<string> {
  const size = { title: 'A', source: '', sourceUrl: '', width: 1200, height: 675 };
  const images = [{ ...size, url: '/api/images/drawing-before', drawing: 1 }];
  const sections = [{ heading: 'A heading', content: 'Some content.', images }];
  return (await savedBlog({ userId, sections })).id;
}

const saveRetro = (blogId: string, headers: Record<string, string>) =>
  api.post('/api/blogs/style', { blogId, style: 'retro', colorTheme: 'pink' }, headers);

test('stores the drawings of another style, each once', async () => {
  const { user, headers } = await signedInUser();
  const blogId = await drawnBlog(user.id);
  expect((await saveRetro(blogId, headers)).status).toBe(200);
  expect((await saveRetro(blogId, headers)).status).toBe(200);
  const { id } = await (await db()).image.findFirstOrThrow({ where: { blogId } });
  const puts = store.calls.filter(({ method, path }) => method === 'PUT' && path.endsWith(id));
  expect(puts).toHaveLength(1);
  expect((await read(id)).status).toBe(200);
});

test('leaves the style as it was when the store does not take its drawings', async () => {
  const { user, headers } = await signedInUser();
  const blogId = await drawnBlog(user.id);
  store.faults.next('403');
  expect((await saveRetro(blogId, headers)).status).toBe(503);
  const { style } = await readRow(blogId);
  expect(style).toBe('minimal');
});

test('keeps an avatar in the store, and removes it with the next one', async () => {
  const { headers } = await signedInUser();
  const avatar = `data:image/png;base64,${(await picture()).toString('base64')}`;
  const choose = async () => {
    const response = await api.patch('/api/account', { displayName: 'Ada', avatar }, headers);
    return (await response.json()).user.photoURL.split('/').at(-1).replace('-512', '');
  };
  const readKeys = (id: string) => [`images/${id}-192`, `images/${id}-512`];
  const first = await choose();
  expect([...store.objects.keys()].toSorted()).toEqual(readKeys(first));
  expect((await read(`${first}-192`)).status).toBe(200);
  const second = await choose();
  await performDue(unusedPictures);
  expect([...store.objects.keys()].toSorted()).toEqual(readKeys(second));
});
