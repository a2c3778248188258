import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { POST } from '@/app/api/backlinks/[blogId]/[backlinkId]/withdraw/route.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { backlinkRows, type Owner, ownerWithBlog, submitBlog } from '../../support/backlinks.ts';
import { type FakeName, findFake, startPlatforms } from '../../support/platforms.ts';
import { params, post } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';

const fakes = await startPlatforms();
changeSettings({ SITE_URL: 'http://quillcast.test' });
const { wordpress } = fakes;

afterAll(() => Promise.all(Object.values(fakes).map((fake) => fake.close())));
beforeEach(() => {
  for (const fake of Object.values(fakes)) fake.reset();
});

const readCredentials = (name: FakeName) => findFake(name, fakes).credentials;

const readable = (name: FakeName) =>
  findFake(name, fakes)
    .posts()
    .filter(({ isPublic }) => isPublic).length;

async function posted(platform: FakeName, remember = true) {
  const owner = await ownerWithBlog();
  const credentials = readCredentials(platform);
  await submitBlog(owner, { platform, credentials, remember });
  const [row] = await backlinkRows(owner);
  return { owner, id: row?.id ?? '' };
}

const withdraw = ({ blogId }: Owner, backlinkId: string, headers: Record<string, string>, credentials?: object) =>
  POST(
    post(`/api/backlinks/${blogId}/${backlinkId}/withdraw`, { credentials }, headers),
    params({ blogId, backlinkId }),
  );

test('deletes a post and its submission', async () => {
  const platform = 'ghost';
  const { owner, id } = await posted(platform);
  expect(readable(platform)).toBe(1);
  const response = await withdraw(owner, id, owner.headers);
  expect(await response.json()).toMatchObject({ success: true });
  expect(readable(platform)).toBe(0);
  expect(await backlinkRows(owner)).toEqual([]);
});

test('a post that the platform keeps stays in the list, with a reason', async () => {
  const { owner, id } = await posted('wordpress');
  const [kept] = wordpress.posts;
  Object.assign(kept ?? {}, { author: 1 });
  const response = await withdraw(owner, id, owner.headers);
  expect(await response.json()).toEqual({
    success: false,
    message: 'This WordPress user may not delete the post. Ask an administrator of the site, or delete it there.',
  });
  expect(await backlinkRows(owner)).toHaveLength(1);
});

test('accepts entered credentials where none are remembered, and stores none', async () => {
  const platform = 'devto';
  const { owner, id } = await posted(platform, false);
  const refused = await withdraw(owner, id, owner.headers);
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toMatch(
    /^Your .+ credentials for .+ are not stored\. Enter them to delete the post there\.$/,
  );
  expect(readable(platform)).toBe(1);
  const credentials = readCredentials(platform);
  const response = await withdraw(owner, id, owner.headers, credentials);
  expect(await response.json()).toMatchObject({ success: true });
  expect(readable(platform)).toBe(0);
  const stored = await (await db()).platformCredential.count({ where: { userId: owner.user.id } });
  expect(stored).toBe(0);
});

test('refuses credentials for another site', async () => {
  const { owner, id } = await posted('wordpress', false);
  const given = { ...readCredentials('wordpress'), url: 'https://another.example' };
  const response = await withdraw(owner, id, owner.headers, given);
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain(new URL(wordpress.url).host);
  expect(readable('wordpress')).toBe(1);
});

test('a post on a platform that cannot delete must be deleted there', async () => {
  const { owner, id } = await posted('devto');
  await (await db()).backlink.update({ where: { id }, data: { platform: 'medium' } });
  const response = await withdraw(owner, id, owner.headers, { token: 'any' });
  expect(response.status).toBe(409);
  expect((await response.json()).message).toBe('The post on Medium cannot be deleted from here. Delete it there.');
});

/** A blog with a picture of ours that is on WordPress. */
async function postedWithPicture() {
  const pictureId = newId();
  const owner = await ownerWithBlog();
  const size = { width: 8, height: 8 };
  const create = { ...size, channels: 3 as const, background: 'red' };
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  await (await db()).image.create({
    data: { id: pictureId, blogId: owner.blogId, contentType: 'image/png', ...size, bytes },
  });
  const image = { url: `/api/images/${pictureId}`, title: 'Red', source: '', sourceUrl: '', ...size };
  await (await db()).blog.update({
    where: { id: owner.blogId },
    data: { sections: [{ heading: 'Look', content: 'Text.', images: [image] }] },
  });
  const credentials = readCredentials('wordpress');
  await submitBlog(owner, { platform: 'wordpress', credentials, remember: true });
  const [row] = await backlinkRows(owner);
  return { owner, id: row?.id ?? '' };
}

test('moves a post to the trash of WordPress with its pictures in place', async () => {
  const { owner, id } = await postedWithPicture();
  const response = await withdraw(owner, id, owner.headers);
  expect(await response.json()).toEqual({ success: true, message: 'Deleted on WordPress.' });
  expect(wordpress.posts).toMatchObject([{ status: 'trash' }]);
  expect(wordpress.media).toHaveLength(1);
  expect(await backlinkRows(owner)).toEqual([]);
});
