import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hashnode } from '@/lib/backlinks/platforms/hashnode/hashnode.ts';
import type { Fault } from '../../fakes/faults.ts';
import { type FakeHashnode, startFakeHashnode } from '../../fakes/hashnode/server.ts';
import { CANONICAL_URL, failureAt, failureOf, platformContext, postWith } from '../../support/posts.ts';

let server: FakeHashnode;
let credentials: { token: string; host: string };
const context = platformContext();

beforeAll(async () => {
  server = await startFakeHashnode();
  credentials = { token: server.token, host: server.host };
  vi.stubEnv('HASHNODE_API_BASE', server.url);
});

beforeEach(() => {
  server.reset();
  vi.restoreAllMocks();
});

afterAll(() => server.close());

const publish = (given?: Parameters<typeof postWith>[0]) => hashnode.publish(postWith(given), credentials, context);

const image = { url: '/api/images/i1', title: 'Beans', source: '', sourceUrl: '', width: 600, height: 400 };

const ILLUSTRATED = {
  content: { intro: 'Good coffee is simple.', sections: [{ heading: 'Beans', content: 'Fresh.', images: [image] }] },
};

const DRAFT_NOTE = 'It is a draft in your Hashnode dashboard: look it over and publish it there.';

test.each(['name.hashnode.dev', 'https://name.hashnode.dev/', ' HTTPS://Name.Hashnode.dev/some-post?x=1 '])(
  'is the same site when its address is entered as %j',
  (host) => {
    expect(hashnode.target({ token: 'secret', host })).toBe('name.hashnode.dev');
  },
);

test('publishes a post whose page links to the blog and names it as canonical', async () => {
  const { url = '', id } = await publish();
  const page = await (await fetch(url)).text();
  expect(id).toBe(server.createdPosts()[0]?.id);
  expect(page).toContain(`<a href="${CANONICAL_URL}" rel="noopener">A Title</a>`);
  expect(page).toContain(`<link rel="canonical" href="${CANONICAL_URL}">`);
});

test('sends what Hashnode shows of a post', async () => {
  await publish({ blog: ILLUSTRATED });
  const [post] = server.createdPosts();
  expect(post).toMatchObject({
    kind: 'post',
    input: {
      title: 'A Title',
      originalArticleURL: CANONICAL_URL,
      metaDescription: 'Good coffee is simple.',
      coverImage: 'https://quillcast.example/api/images/i1',
      tags: [],
    },
  });
});

test('makes a draft that sends no newsletter and has no address', async () => {
  const draft = await publish({ visibility: 'draft', blog: ILLUSTRATED });
  const [post] = server.createdPosts();
  expect(draft).toEqual({ id: post?.id, visibility: 'draft', note: DRAFT_NOTE });
  expect(post).toMatchObject({
    kind: 'draft',
    input: {
      originalArticleURL: CANONICAL_URL,
      metaTags: { description: 'Good coffee is simple.' },
      coverImageOptions: { coverImageURL: 'https://quillcast.example/api/images/i1' },
      settings: { activateNewsletter: false },
    },
  });
});

test('refuses a blog that is larger than Hashnode takes', async () => {
  const intro = 'Coffee is good. '.repeat(7000);
  expect(await failureOf(publish({ blog: { content: { intro } } }))).toMatchObject({
    kind: 'refused',
    message: 'This blog is too long for Hashnode, which takes 100 KB at most. Shorten it and submit it again.',
  });
  expect(server.createdPosts()).toEqual([]);
});

test('accepts a token of somebody who writes for the publication', async () => {
  await expect(hashnode.check(credentials, context)).resolves.toBeUndefined();
});

const NO_TOKEN =
  'Hashnode does not accept this token. Make a new one under Account settings → Developer and paste it here.';
const NO_PRO =
  'This publication is not on Hashnode’s Pro plan, which Hashnode asks for before anything is published by its API. Upgrade it in your Hashnode dashboard, then submit again.';
const NO_PUBLICATION =
  'Hashnode knows no publication at none.hashnode.dev. Enter its address as your browser shows it, such as name.hashnode.dev.';

test.each([
  ['a wrong token', { token: 'wrong' }, NO_TOKEN],
  ['a publication that is not on Pro', { host: 'free.hashnode.dev' }, NO_PRO],
  ['a publication that does not exist', { host: 'none.hashnode.dev' }, NO_PUBLICATION],
  [
    'a publication of somebody else',
    { host: 'bob.hashnode.dev' },
    'ada does not write for bob.hashnode.dev. Use a token of somebody who does, or the address of your own publication.',
  ],
])('refuses %s when credentials are tried', async (_, wrong, message) => {
  const failure = await failureOf(hashnode.check({ ...credentials, ...wrong }, context));
  expect(failure).toMatchObject({ kind: 'refused', message });
});

test.each([
  ['a wrong token', { token: 'wrong' }, NO_TOKEN],
  ['a publication that is not on Pro', { host: 'free.hashnode.dev' }, NO_PRO],
  ['a publication that does not exist', { host: 'none.hashnode.dev' }, NO_PUBLICATION],
  [
    'a publication of somebody else',
    { host: 'bob.hashnode.dev' },
    'Hashnode does not let this account publish there. Ask the owner of the publication to make you an editor, or use a token of theirs.',
  ],
])('does not publish with %s', async (_, wrong, message) => {
  const publishing = hashnode.publish(postWith(), { ...credentials, ...wrong }, context);
  expect(await failureOf(publishing)).toMatchObject({ kind: 'refused', message });
  expect(server.createdPosts()).toEqual([]);
});

test.each(['two\nlines', 'dash–token'])('never sends the token %j', async (token) => {
  const failure = await failureOf(hashnode.check({ ...credentials, token }, context));
  expect(failure.kind).toBe('refused');
  expect(failure.logged).not.toContain(token);
  expect(server.calls).toEqual([]);
});

const OUTCOMES: readonly [Fault, string, string, number?][] = [
  ['401', 'refused', NO_TOKEN],
  [
    '403',
    'refused',
    'Hashnode does not let this account publish there. Ask the owner of the publication to make you an editor, or use a token of theirs.',
  ],
  [
    '422',
    'refused',
    'Hashnode did not take the article: “Title must have at least 6 characters.”. Change that and submit it again.',
  ],
  ['429', 'busy', 'Hashnode asks us to slow down. We try again by ourselves.'],
  ['429-retry-after', 'busy', 'Hashnode asks us to slow down. We try again by ourselves.', 17],
  ['500', 'unknown', 'Hashnode has a fault of its own (500).'],
  [
    'html-200',
    'unknown',
    'Hashnode answered with a web page instead of data; a security plugin or a login page may stand before it.',
  ],
  ['reset-after-201', 'unknown', 'Hashnode could not be reached, or the connection broke.'],
  ['hang', 'unknown', 'Hashnode took too long to answer.'],
];

test.each(OUTCOMES)('calls a %s %s', async (fault, kind, message, retryAfter) => {
  const failure = await failureAt(server.faults, fault, () => publish());
  expect(failure).toMatchObject({ kind, message });
  expect(failure.retryAfter).toBe(retryAfter);
  expect(failure.logged).not.toContain(server.token);
});

test.each(OUTCOMES)('calls a %s while it looks for a copy %s', async (fault, kind, message) => {
  const look = () => hashnode.findEarlier(postWith(), credentials, context);
  expect(await failureAt(server.faults, fault, look, 'read')).toMatchObject({ kind, message });
});

test('finds the one post that arrived before the connection broke', async () => {
  server.faults.next('reset-after-201');
  await failureOf(publish());
  const earlier = await hashnode.findEarlier(postWith(), credentials, context);
  expect(earlier?.url).toMatch(/^http/);
  expect(server.createdPosts().map(({ id }) => id)).toEqual([earlier?.id]);
});

test('finds the one draft that arrived before the connection broke', async () => {
  const post = postWith({ visibility: 'draft' });
  server.faults.next('reset-after-201');
  await failureOf(hashnode.publish(post, credentials, context));
  const earlier = await hashnode.findEarlier(post, credentials, context);
  expect(earlier).toEqual({ id: expect.any(String), visibility: 'draft', note: DRAFT_NOTE });
  expect(server.createdPosts().map(({ id }) => id)).toEqual([earlier?.id]);
});

test.each(['hang', 'html-200'] as const)('finds no copy after a %s that stored none', async (fault) => {
  await failureAt(server.faults, fault, () => publish());
  vi.restoreAllMocks();
  expect(await hashnode.findEarlier(postWith(), credentials, context)).toBeNull();
});

test('finds the draft that is to be published', async () => {
  const { id } = await publish({ visibility: 'draft' });
  const found = await hashnode.findEarlier(postWith(), credentials, context);
  expect(found).toMatchObject({ id, visibility: 'draft' });
});

const CHANGED = { blog: { content: { title: 'A Better Title', intro: 'Changed.' } } };

test('puts the present text into the post that is there, at its address', async () => {
  const copy = await publish();
  const updated = await hashnode.update?.(copy, postWith(CHANGED), credentials, context);
  expect(updated).toMatchObject({ id: copy.id, visibility: 'public' });
  const [post] = server.createdPosts();
  expect(post?.input).toMatchObject({ title: 'A Better Title', contentMarkdown: expect.stringContaining('Changed.') });
});

test('publishes a draft with the present text', async () => {
  const copy = await publish({ visibility: 'draft' });
  const { url = '' } = (await hashnode.update?.(copy, postWith(CHANGED), credentials, context)) ?? {};
  expect(await (await fetch(url)).text()).toContain('Changed.');
  expect(server.createdPosts()).toMatchObject([{ kind: 'post' }]);
});

test('says that a draft can only be changed at Hashnode', async () => {
  const copy = await publish({ visibility: 'draft' });
  const post = postWith({ ...CHANGED, visibility: 'draft' });
  const updating = hashnode.update?.(copy, post, credentials, context) ?? Promise.resolve();
  expect(await failureOf(updating)).toMatchObject({
    kind: 'refused',
    message: 'Hashnode lets no other program change a draft: edit it in your Hashnode dashboard, or publish it.',
  });
});

test('finds a copy behind a hundred later posts', async () => {
  const { id } = await publish();
  for (let at = 0; at < 110; at += 1) {
    await publish({ canonicalUrl: `https://quillcast.example/s/${at}` });
  }
  expect(await hashnode.findEarlier(postWith(), credentials, context)).toMatchObject({ id });
});
