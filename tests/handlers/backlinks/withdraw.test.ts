import { afterAll, beforeEach, expect, test } from 'vitest';
import { POST } from '@/app/api/backlinks/[blogId]/[backlinkId]/withdraw/route.ts';
import { db } from '@/lib/database/db.ts';
import { startFakeDev } from '../../fakes/devto/server.ts';
import { startFakeGhost } from '../../fakes/ghost/server.ts';
import { startFakeHashnode } from '../../fakes/hashnode/server.ts';
import { startFakeWordPress } from '../../fakes/wordpress/server.ts';
import { USERS } from '../../fakes/wordpress/users.ts';
import { backlinkRows, type Owner, ownerWithBlog, submitBlog } from '../../support/backlinks.ts';
import { params, post } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

const dev = await startFakeDev();
const ghost = await startFakeGhost();
const hashnode = await startFakeHashnode();
const wordpress = await startFakeWordPress();
const servers = [dev, ghost, hashnode, wordpress];

Object.assign(process.env, {
  DEVTO_API_BASE: dev.url,
  HASHNODE_API_BASE: hashnode.url,
  OUTBOUND_ALLOW_HOSTS: servers.map(({ url }) => new URL(url).host).join(','),
  SITE_URL: 'http://quillcast.test',
});

afterAll(() => Promise.all(servers.map((server) => server.close())));
beforeEach(() => {
  dev.reset();
  hashnode.reset();
  ghost.posts.length = 0;
  wordpress.posts.length = 0;
});

const { author } = USERS;

/** The platforms that let a post be taken away: credentials, and how many readers find there. */
const PLATFORMS = {
  devto: {
    credentials: { apiKey: dev.apiKey },
    readable: () => dev.createdPosts().filter(({ published }) => published).length,
  },
  ghost: {
    credentials: { url: ghost.url, adminApiKey: ghost.adminApiKey },
    readable: () => ghost.posts.length,
  },
  hashnode: {
    credentials: { token: hashnode.token, host: hashnode.host },
    readable: () => hashnode.createdPosts().length,
  },
  wordpress: {
    credentials: {
      ...{ url: wordpress.url, username: 'author', password: author.applicationPassword },
    },
    readable: () => wordpress.posts.filter(({ status }) => status === 'publish').length,
  },
} as const;

type Name = keyof typeof PLATFORMS;

const NAMES = Object.keys(PLATFORMS) as Name[];

/** A blog of somebody that is on a platform. */
async function posted(platform: Name, remember = true) {
  const owner = await ownerWithBlog();
  const { credentials } = PLATFORMS[platform];
  await submitBlog(owner, { platform, credentials, remember });
  const [row] = await backlinkRows(owner);
  return { owner, id: row?.id ?? '' };
}

const withdraw = ({ blogId }: Owner, backlinkId: string, headers: Record<string, string>) =>
  POST(
    post(`/api/backlinks/${blogId}/${backlinkId}/withdraw`, {}, headers),
    params({ blogId, backlinkId }),
  );

test.each(NAMES)('takes a post away from %s and forgets the submission', async (platform) => {
  const { owner, id } = await posted(platform);
  expect(PLATFORMS[platform].readable()).toBe(1);
  const response = await withdraw(owner, id, owner.headers);
  expect(await response.json()).toMatchObject({ success: true });
  expect(PLATFORMS[platform].readable()).toBe(0);
  expect(await backlinkRows(owner)).toEqual([]);
});

test.each(NAMES)('a post that is gone from %s already is no error', async (platform) => {
  const { owner, id } = await posted(platform);
  const gone = { devto: '1', ghost: 'f'.repeat(24), hashnode: 'f'.repeat(24), wordpress: '999' };
  await (await db()).backlink.update({ where: { id }, data: { remoteId: gone[platform] } });
  const response = await withdraw(owner, id, owner.headers);
  expect(await response.json()).toMatchObject({ success: true });
  expect(await backlinkRows(owner)).toEqual([]);
});

test('a post that the platform keeps stays in the list, with the reason', async () => {
  const { owner, id } = await posted('wordpress');
  const [kept] = wordpress.posts;
  Object.assign(kept ?? {}, { author: 1 });
  const response = await withdraw(owner, id, owner.headers);
  expect(await response.json()).toEqual({
    success: false,
    message:
      'This WordPress user may not delete the post. Ask an administrator of the site, or delete it there.',
  });
  expect(await backlinkRows(owner)).toHaveLength(1);
});

test('without remembered credentials the post has to be deleted there', async () => {
  const { owner, id } = await posted('devto', false);
  const response = await withdraw(owner, id, owner.headers);
  expect(response.status).toBe(409);
  expect((await response.json()).message).toBe(
    'The post on DEV cannot be deleted from here. Delete it there.',
  );
  expect(PLATFORMS.devto.readable()).toBe(1);
});

test('nobody takes away what another user has posted', async () => {
  const { owner, id } = await posted('devto');
  const { headers } = await signedInUser();
  expect((await withdraw(owner, id, headers)).status).toBe(403);
  expect(PLATFORMS.devto.readable()).toBe(1);
});
