import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkLink } from '@/lib/backlinks/check-link.ts';
import type { Credentials } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { Post } from '@/lib/backlinks/platforms/shared/platform.ts';
import { TelegraphClient } from '@/lib/backlinks/platforms/telegraph/telegraph.ts';
import { startFakeTelegraph } from '../../fakes/telegraph/server.ts';
import { HOSTILE_TEXTS } from '../../support/blogs.ts';
import { CANONICAL_URL, failureOf, platformContext, postWith } from '../../support/posts.ts';

/** Telegraph's own facts; contract.isolated.test.ts has what every platform must do. */

const site = await startFakeTelegraph();
process.env.TELEGRAPH_API_BASE = site.url;
process.env.OUTBOUND_ALLOW_HOSTS = new URL(site.url).host;

const account = { authorName: 'Ann Author', accessToken: site.token };
const newcomer: Credentials<'telegraph'> = { authorName: 'Ann Author' };
const context = platformContext();

beforeEach(() => site.reset());
afterAll(site.close);

const client = (credentials: Credentials<'telegraph'> = account) => new TelegraphClient(credentials, context);
const publish = (post: Post) => client().publish(post);

const longPost = (characters: number) =>
  postWith({
    blog: {
      content: {
        sections: Array.from({ length: 100 }, (_, at) => {
          const content = `${'é'.repeat(characters)} ${at}`;
          return { heading: `Part ${at}`, content, images: [] };
        }),
      },
    },
  });

test('shows headings, lists, pictures, citations and sources in its own tags', async () => {
  const image = { title: 'Tea', alt: 'Tea', source: 'Bob', sourceUrl: 'https://photos.example/', width: 1, height: 1 };
  await publish(
    postWith({
      blog: {
        sources: [{ number: 1, url: 'https://tea.example/', title: 'Steeping' }],
        content: {
          intro: 'Steep it [1].',
          sections: [{ heading: 'How', content: '- one\n- two', images: [{ ...image, url: '/api/images/1' }] }],
        },
      },
    }),
  );
  const link = (href: string, text: string) => ({ tag: 'a', attrs: { href }, children: [text] });
  expect(site.pages[0]?.content.slice(0, 4)).toEqual([
    { tag: 'p', children: ['Steep it ', link('https://tea.example/', '[1]'), '.'] },
    { tag: 'h3', children: ['How'] },
    {
      tag: 'figure',
      children: [
        { tag: 'img', attrs: { src: 'https://quillcast.example/api/images/1' } },
        { tag: 'figcaption', children: ['Tea', ' · ', link('https://photos.example/', 'Bob')] },
      ],
    },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['one'] },
        { tag: 'li', children: ['two'] },
      ],
    },
  ]);
  expect(site.pages[0]).toMatchObject({ author_name: 'Ann Author' });
  expect(JSON.stringify(site.pages[0]?.content)).toContain('Written with AI.');
});

test('creates an account for a new author, and stores its token before it publishes', async () => {
  const saved: [unknown, number][] = [];
  const saveCredentials = async (given: unknown) => {
    saved.push([given, site.pages.length]);
  };
  await new TelegraphClient(newcomer, { ...context, saveCredentials }).publish(postWith());
  const accessToken = site.accounts[1]?.accessToken;
  expect(saved).toEqual([[{ authorName: 'Ann Author', accessToken }, 0]]);
  expect(site.pages[0]).toMatchObject({ accessToken });
});

test('sends no token in an address', async () => {
  await publish(postWith());
  await client().check();
  await client().findEarlier(postWith());
  expect(site.calls.map(({ query }) => query.size)).toEqual([0, 0, 0, 0]);
});

test.each([
  ['short', 40, undefined],
  [
    'longer than 64 KB',
    400,
    'The article is longer than Telegraph accepts. The page ends early and links to the whole article.',
  ],
])('publishes an article that is %s', async (_, characters, warning) => {
  const made = await publish(longPost(characters));
  expect(made.warning).toBe(warning);
  const { signal } = context;
  const found = await checkLink(made.url ?? '', CANONICAL_URL, { requester: 'a test', signal });
  expect(found.kind).toBe('found');
});

test('ends a shortened article after a whole block, with a link to the whole', async () => {
  await publish(longPost(400));
  const content = site.pages[0]?.content ?? [];
  const [before, more] = content.slice(-4);
  expect(before).toMatchObject({ tag: 'p', children: [expect.stringMatching(/^é{400} \d+$/)] });
  expect(JSON.stringify(more)).toContain('Read the whole article');
  expect(JSON.stringify(more)).toContain(CANONICAL_URL);
});

test('shortens further while Telegraph finds the content too big', async () => {
  site.refuse('createPage', 'CONTENT_TOO_BIG', 2);
  await publish(longPost(400));
  expect(Buffer.byteLength(JSON.stringify(site.pages[0]?.content))).toBeLessThanOrEqual(20_000);
});

test('gives up on an article that stays too big', async () => {
  site.refuse('createPage', 'CONTENT_TOO_BIG', 3);
  const failure = await failureOf(publish(longPost(400)));
  expect(failure.kind).toBe('refused');
  expect(failure.message).toMatch(/larger than Telegraph accepts, even shortened/);
});

test.each(HOSTILE_TEXTS)('keeps no control characters, and finds the page by its title: %j', async (text) => {
  const post = postWith({ blog: { content: { title: `Tea ${text}`, intro: text } } });
  const { url = '' } = await publish(post);
  expect(await (await fetch(url)).text()).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  expect(await client().findEarlier(post)).toMatchObject({ url });
});

test('refuses a draft, and creates no account for it', async () => {
  const failure = await failureOf(client(newcomer).publish(postWith({ visibility: 'draft' })));
  expect(failure).toMatchObject({
    kind: 'refused',
    message: 'Telegraph has no drafts: every page is public at once. Choose Public to publish it there.',
  });
  expect(site.calls).toEqual([]);
});

test.each([
  ['ACCESS_TOKEN_INVALID', 'refused', undefined, /leave the field empty to create an account/],
  ['TITLE_TOO_LONG', 'refused', undefined, /rejected the article \(TITLE_TOO_LONG\)/],
  ['FLOOD_WAIT_7', 'busy', 7, /We will try again automatically/],
])('explains %s', async (word, kind, retryAfter, message) => {
  site.refuse('createPage', word);
  const failure = await failureOf(publish(postWith()));
  expect(failure).toMatchObject({ kind, retryAfter });
  expect(failure.message).toMatch(message);
});

test('finds the page of a new account after the connection broke, with the stored token', async () => {
  let saved: Credentials<'telegraph'> = newcomer;
  const saveCredentials = async (given: unknown) => {
    saved = given as Credentials<'telegraph'>;
    site.faults.next('reset-after-201');
  };
  await failureOf(new TelegraphClient(newcomer, { ...context, saveCredentials }).publish(postWith()));
  const found = await client(saved).findEarlier(postWith());
  expect(found).toEqual({ id: site.pages[0]?.path, url: site.pages[0]?.url });
});

test('finds a page behind hundreds of others', async () => {
  await publish(postWith());
  const [page] = site.pages;
  const others = Array.from({ length: 450 }, (_, at) => ({ ...page, title: `Other ${at}` }));
  site.pages.unshift(...(others as typeof site.pages));
  expect((await client().findEarlier(postWith()))?.url).toBe(page?.url);
});

test('searches nothing without an account', async () => {
  expect(await client(newcomer).findEarlier(postWith())).toBeNull();
  expect(site.calls).toEqual([]);
});

test('finds a recorded page without an account', async () => {
  const { id, url } = await publish(postWith());
  expect(await client(newcomer).findEarlier(postWith(), { id })).toEqual({ id, url });
});

test('updates a page only with the token of its account', async () => {
  const copy = await publish(postWith());
  site.accounts.push({ short_name: 'Bob', author_name: 'Bob', accessToken: 'another' });
  for (const other of [newcomer, { ...account, accessToken: 'another' }]) {
    expect(await failureOf(client(other).update(copy, postWith()))).toMatchObject({
      kind: 'refused',
      message: 'Telegraph lets only the account that created a page change it. Enter the access token of that account.',
    });
  }
});

test('checks a token, and needs none', async () => {
  await client().check();
  await client(newcomer).check();
  expect(site.calls.map(({ path }) => path)).toEqual(['/getAccountInfo']);
});
