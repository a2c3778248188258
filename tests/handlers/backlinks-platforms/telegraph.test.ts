import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkLink } from '@/lib/backlinks/check-link.ts';
import type { Credentials } from '@/lib/backlinks/platforms/shared/credentials-schema.ts';
import type { Post } from '@/lib/backlinks/platforms/shared/platform.ts';
import { telegraph } from '@/lib/backlinks/platforms/telegraph/telegraph.ts';
import type { Fault } from '../../fakes/faults.ts';
import { startFakeTelegraph } from '../../fakes/telegraph/server.ts';
import { HOSTILE_TEXTS } from '../../support/blogs.ts';
import { CANONICAL_URL, failureAt, failureOf, platformContext, postWith } from '../../support/posts.ts';

const site = await startFakeTelegraph();
process.env.TELEGRAPH_API_BASE = site.url;
process.env.OUTBOUND_ALLOW_HOSTS = new URL(site.url).host;

const TOKEN = 'a token of the tests';
const credentials = { authorName: 'Ann Author', accessToken: TOKEN };
const newcomer: Credentials<'telegraph'> = { authorName: 'Ann Author' };
const context = platformContext();

beforeEach(() => {
  site.pages.length = 0;
  site.calls.length = 0;
  site.accounts.length = 0;
  site.accounts.push({ short_name: 'Ann', author_name: 'Ann', accessToken: TOKEN });
  site.faults.clear();
});
afterEach(() => vi.restoreAllMocks());
afterAll(site.close);

const publish = (post: Post, given: Credentials<'telegraph'> = credentials) => telegraph.publish(post, given, context);

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

describe('publishing to Telegraph', () => {
  it('publishes a page that links to us', async () => {
    const { id, url } = await publish(postWith());
    expect(site.pages[0]).toMatchObject({ path: id, title: 'A Title', author_name: 'Ann Author' });
    const found = await checkLink(url ?? '', CANONICAL_URL, { requester: 'a test', signal: context.signal });
    expect(found).toEqual({ kind: 'found', rel: '', canonicalUrl: null });
  });

  it('shows headings, lists, pictures, citations and sources in its own tags', async () => {
    const image = { title: 'Tea', source: 'Bob', sourceUrl: 'https://photos.example/', width: 1, height: 1 };
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
    expect(JSON.stringify(site.pages[0]?.content)).toContain('Written with AI.');
  });

  it('makes an account where there is none, and keeps its token before it publishes', async () => {
    const saved: [unknown, number][] = [];
    const saveCredentials = async (given: unknown) => {
      saved.push([given, site.pages.length]);
    };
    await telegraph.publish(postWith(), newcomer, { ...context, saveCredentials });
    const accessToken = site.accounts[1]?.accessToken;
    expect(saved).toEqual([[{ authorName: 'Ann Author', accessToken }, 0]]);
    expect(site.pages[0]).toMatchObject({ accessToken });
  });

  it('sends no token in an address', async () => {
    await publish(postWith());
    await telegraph.check(credentials, context);
    await telegraph.findEarlier(postWith(), credentials, context);
    expect(site.calls.map(({ query }) => query.size)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['short', 40, undefined],
    [
      'longer than 64 KB',
      400,
      'The article is longer than Telegraph takes: it ends early there, with a link to the whole.',
    ],
  ])('publishes an article that is %s', async (_, characters, warning) => {
    const made = await publish(longPost(characters));
    expect(made.warning).toBe(warning);
    const found = await checkLink(made.url ?? '', CANONICAL_URL, { requester: 'a test', signal: context.signal });
    expect(found.kind).toBe('found');
  });

  it('ends a shortened article after a whole block, with a link to the whole', async () => {
    await publish(longPost(400));
    const content = site.pages[0]?.content ?? [];
    const [before, more] = content.slice(-4);
    expect(before).toMatchObject({ tag: 'p', children: [expect.stringMatching(/^é{400} \d+$/)] });
    expect(JSON.stringify(more)).toContain('Read the whole article');
    expect(JSON.stringify(more)).toContain(CANONICAL_URL);
  });

  it('shortens more where Telegraph says that it is still too much', async () => {
    site.refuse('createPage', 'CONTENT_TOO_BIG', 2);
    await publish(longPost(400));
    expect(Buffer.byteLength(JSON.stringify(site.pages[0]?.content))).toBeLessThanOrEqual(20_000);
  });

  it.each(HOSTILE_TEXTS)('lets no text become an element: %j', async (text) => {
    const sections = [{ heading: text, content: text, images: [] }];
    const title = `Tea ${text}`;
    const { url } = await publish(postWith({ blog: { content: { title, intro: text, sections } } }));
    const page = await (await fetch(url ?? '')).text();
    expect(page).not.toMatch(/<script|<img|<b>|[\u202A-\u202E\u2066-\u2069]/);
    expect(await telegraph.findEarlier(postWith({ blog: { content: { title } } }), credentials, context)).toMatchObject(
      { url },
    );
  });
});

describe('what Telegraph refuses', () => {
  it('has no drafts, and makes no account for one', async () => {
    const failure = await failureOf(publish(postWith({ visibility: 'draft' }), newcomer));
    expect(failure).toMatchObject({
      kind: 'refused',
      message: 'Telegraph has no drafts: a page there is public at once. Choose public to publish it there.',
    });
    expect(site.calls).toEqual([]);
  });

  it.each([
    ['ACCESS_TOKEN_INVALID', 'refused', undefined, /leave the field empty to have a new account made/],
    ['TITLE_TOO_LONG', 'refused', undefined, /refused the article \(TITLE_TOO_LONG\)/],
    ['FLOOD_WAIT_7', 'busy', 7, /We try again by ourselves/],
  ])('explains %s', async (word, kind, retryAfter, message) => {
    site.refuse('createPage', word);
    const failure = await failureOf(publish(postWith()));
    expect(failure).toMatchObject({ kind, retryAfter });
    expect(failure.message).toMatch(message);
  });

  it('gives up an article that stays too big', async () => {
    site.refuse('createPage', 'CONTENT_TOO_BIG', 3);
    const failure = await failureOf(publish(longPost(400)));
    expect(failure.kind).toBe('refused');
    expect(failure.message).toMatch(/larger than Telegraph takes, even shortened/);
  });

  it('does not tell the token', async () => {
    const accessToken = 'a token that nobody has';
    const failure = await failureOf(telegraph.check({ ...credentials, accessToken }, context));
    expect(failure.kind).toBe('refused');
    expect(failure.logged).not.toContain(accessToken);
  });

  const faults: [Fault, 'refused' | 'busy' | 'unknown', RegExp][] = [
    ['401', 'refused', /Telegraph refused/],
    ['403', 'refused', /Telegraph refused/],
    ['422', 'refused', /Telegraph refused/],
    ['429', 'busy', /We try again by ourselves/],
    ['429-retry-after', 'busy', /We try again by ourselves/],
    ['500', 'unknown', /a fault of its own \(500\)/],
    ['html-200', 'unknown', /answered with a web page instead of data/],
    ['reset-after-201', 'unknown', /the connection broke/],
    ['hang', 'unknown', /took too long to answer/],
  ];

  it.each(faults)('says what happened at %s', async (fault, kind, message) => {
    const failure = await failureAt(site.faults, fault, () => publish(postWith()));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(message);
  });
});

describe('an earlier copy at Telegraph', () => {
  it('is found after the connection broke, with the token that was kept', async () => {
    let saved: Credentials<'telegraph'> = newcomer;
    const saveCredentials = async (given: unknown) => {
      saved = given as Credentials<'telegraph'>;
      site.faults.next('reset-after-201');
    };
    await failureOf(telegraph.publish(postWith(), newcomer, { ...context, saveCredentials }));
    const found = await telegraph.findEarlier(postWith(), saved, context);
    expect(found).toEqual({ id: site.pages[0]?.path, url: site.pages[0]?.url });
    expect(site.pages).toHaveLength(1);
  });

  it('is found behind hundreds of other pages', async () => {
    await publish(postWith());
    const [page] = site.pages;
    const others = Array.from({ length: 450 }, (_, at) => ({ ...page, title: `Other ${at}` }));
    site.pages.unshift(...(others as typeof site.pages));
    const found = await telegraph.findEarlier(postWith(), credentials, context);
    expect(found?.url).toBe(page?.url);
  });

  it('is not another blog of the same title', async () => {
    await publish(postWith({ canonicalUrl: `${CANONICAL_URL}4` }));
    expect(await telegraph.findEarlier(postWith(), credentials, context)).toBeNull();
  });

  it('cannot be there without an account', async () => {
    expect(await telegraph.findEarlier(postWith(), newcomer, context)).toBeNull();
    expect(site.calls).toEqual([]);
  });

  it('is not thought absent when something else answers', async () => {
    site.faults.next('html-200', 'read');
    const failure = await failureOf(telegraph.findEarlier(postWith(), credentials, context));
    expect(failure.kind).toBe('unknown');
  });
});

describe('checking Telegraph credentials', () => {
  it('takes a token that Telegraph knows, and needs none', async () => {
    await telegraph.check(credentials, context);
    await telegraph.check(newcomer, context);
    expect(site.calls.map(({ path }) => path)).toEqual(['/getAccountInfo']);
  });

  it('is for one site', () => {
    expect(telegraph.target(credentials)).toBe('telegra.ph');
  });
});
