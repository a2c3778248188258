import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkLink } from '@/lib/backlinks/check-link.ts';
import { findPlatform } from '@/lib/backlinks/platforms/registry.ts';
import { isEditable, platformLabel } from '@/lib/constants/platforms.ts';
import type { Fault } from '../../fakes/faults.ts';
import { HOSTILE_TEXTS } from '../../support/blogs.ts';
import { FAKE_NAMES, type FakePlatform, findFake, makeClient, startPlatforms } from '../../support/platforms.ts';
import { awaitFailure, CANONICAL_URL, failureAt, postWith } from '../../support/posts.ts';

/** What every platform must do. */

const fakes = await startPlatforms();
afterAll(() => Promise.all(Object.values(fakes).map((fake) => fake.close())));
beforeEach(() => {
  for (const fake of Object.values(fakes)) fake.reset();
});
afterEach(() => vi.restoreAllMocks());

type Post = Parameters<typeof postWith>[0];

const publish = (platform: FakePlatform, post?: Post) => makeClient(platform).publish(postWith(post));
const lookFor = (platform: FakePlatform, post?: Post) => makeClient(platform).findEarlier(postWith(post));
const update = (
  platform: FakePlatform,
  copy: Parameters<NonNullable<ReturnType<typeof makeClient>['update']>>[0],
  post?: Post,
) => makeClient(platform).update?.(copy, postWith(post)) ?? Promise.reject(new Error('no update'));

const linkIn = (url = '') =>
  checkLink(url, CANONICAL_URL, { requester: 'a test', signal: new AbortController().signal });

const SEARCHABLE = FAKE_NAMES.filter((name) => name !== 'medium');
const EDITABLE = FAKE_NAMES.filter(isEditable);

/** Faults by which nothing is stored, and the kind of error that each is. */
const FAULTS: readonly [Fault, string, RegExp][] = [
  ['401', 'refused', /\. /],
  ['403', 'refused', /\. /],
  ['422', 'refused', /\. /],
  ['429', 'busy', /is asking us to slow down\. We will try again automatically\.$/],
  ['429-retry-after', 'busy', /is asking us to slow down\. We will try again automatically\.$/],
  ['500', 'unknown', /had an internal error \(500\)\.$/],
  [
    'html-200',
    'unknown',
    /returned a web page instead of data\. A security plugin or a login page may be in the way\.$/,
  ],
  ['hang', 'unknown', /took too long to answer\.$/],
];

describe.each(FAKE_NAMES)('%s', (name) => {
  const platform = findFake(name, fakes);

  test('accepts right credentials and publishes nothing', async () => {
    await makeClient(platform).check();
    expect(platform.posts()).toEqual([]);
  });

  test('refuses wrong credentials at every call, and repeats no secret', async () => {
    const { wrong, platformSecret } = platform;
    const client = () => makeClient(platform, wrong);
    const failures = [await awaitFailure(client().check()), await awaitFailure(client().publish(postWith()))];
    expect(failures.map(({ kind }) => kind)).toEqual(['refused', 'refused']);
    for (const { logged } of failures) expect(logged).not.toContain(platformSecret(wrong));
    expect(platform.posts()).toEqual([]);
  });

  test('names its account or site without a secret', () => {
    const { credentials, platformSecret } = platform;
    const target = findPlatform(name).target(credentials);
    expect(target).not.toBe('');
    expect(target).not.toContain(platformSecret(credentials));
  });

  test('publishes a post that links to the blog', async () => {
    const { id, url } = await publish(platform);
    expect(platform.posts()).toMatchObject([{ id, title: 'A Title', isPublic: true }]);
    const canonicalUrl = platform.hasCanonical ? CANONICAL_URL : null;
    expect(await linkIn(url)).toMatchObject({ kind: 'found', canonicalUrl });
  });

  test.each(HOSTILE_TEXTS)('lets no text become markup: %j', async (text) => {
    const sections = [{ heading: text, content: text, images: [] }];
    const { url = '' } = await publish(platform, {
      blog: { content: { title: `Tea ${text}`, intro: text, sections } },
    });
    expect(await (await fetch(url)).text()).not.toMatch(/<script|<img|<b>/);
  });

  test.each(FAULTS)('explains a %s and stores nothing', async (fault, kind, message) => {
    const failure = await failureAt(platform.server.faults, fault, () => publish(platform));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(message);
    expect(failure.logged).not.toContain(platform.platformSecret(platform.credentials));
    expect(platform.posts()).toEqual([]);
  });

  test('waits for the time that the platform asks for', async () => {
    const failure = await failureAt(platform.server.faults, '429-retry-after', () => publish(platform));
    expect(failure.retryAfter).toBe(17);
  });

  test('leaves the outcome unknown when the connection breaks after the post arrived', async () => {
    const failure = await failureAt(platform.server.faults, 'reset-after-201', () => publish(platform));
    expect(failure.kind).toBe('unknown');
    expect(failure.message).toBe(`We could not reach ${platformLabel(name)}, or the connection broke.`);
    expect(platform.posts()).toHaveLength(1);
  });

  test('stops with the reason of its signal', async () => {
    const stop = new AbortController();
    platform.server.faults.next('hang');
    void platform.server.faults.hanging().then(() => stop.abort(new Error('The server is stopping.')));
    const publishing = makeClient(platform, platform.credentials, stop.signal).publish(postWith());
    await expect(publishing).rejects.toThrow('The server is stopping.');
  });

  test('offers the methods that its traits promise', () => {
    const client = makeClient(platform);
    const isPromised = isEditable(name);
    expect([client.update, client.remove].map((method) => method !== undefined)).toEqual([isPromised, isPromised]);
  });
});

describe.each(SEARCHABLE)('an earlier copy on %s', (name) => {
  const platform = findFake(name, fakes);

  test('is found after the connection broke, so that there is one post', async () => {
    await failureAt(platform.server.faults, 'reset-after-201', () => publish(platform));
    const [stored] = platform.posts();
    const found = await lookFor(platform);
    expect(found?.id).toBe(stored?.id);
    expect(await linkIn(found?.url)).toMatchObject({ kind: 'found' });
    expect(platform.posts()).toHaveLength(1);
  });

  test.each(['hang', 'html-200'] as const)('is not found after a %s that stored none', async (fault) => {
    await failureAt(platform.server.faults, fault, () => publish(platform));
    vi.restoreAllMocks();
    expect(await lookFor(platform)).toBeNull();
  });

  test('is not another blog of the same title', async () => {
    await publish(platform, { canonicalUrl: 'https://quillcast.example/share/other' });
    expect(await lookFor(platform)).toBeNull();
  });

  test('is found by its known id, whatever its canonical address', async () => {
    const { id } = await publish(platform);
    const moved = postWith({ canonicalUrl: 'https://elsewhere.example/share/1' });
    expect(await makeClient(platform).findEarlier(moved, { id })).toMatchObject({ id });
  });

  test.each(FAULTS.filter(([fault]) => fault !== '422'))(
    'is not assumed absent after a %s',
    async (fault, kind, message) => {
      const failure = await failureAt(platform.server.faults, fault, () => lookFor(platform), 'read');
      expect(failure.kind).toBe(kind);
      expect(failure.message).toMatch(message);
    },
  );
});

/** Hashnode lists public posts to everyone. */
test.each(SEARCHABLE.filter((name) => name !== 'hashnode'))('%s finds no copy with wrong credentials', async (name) => {
  const platform = findFake(name, fakes);
  const failure = await awaitFailure(makeClient(platform, platform.wrong).findEarlier(postWith()));
  expect(failure.kind).toBe('refused');
  expect(failure.logged).not.toContain(platform.platformSecret(platform.wrong));
});

describe.each(FAKE_NAMES)('a draft on %s', (name) => {
  test('is no public post', async () => {
    const platform = findFake(name, fakes);
    const { id, url } = await publish(platform, { visibility: 'draft' });
    expect(platform.posts()).toMatchObject([{ id, isPublic: false }]);
    const isFound = url !== undefined && (await linkIn(url)).kind === 'found';
    expect(isFound).toBe(false);
  });
});

const CHANGED = { content: { title: 'A Better Title', intro: 'Changed.' } };

describe.each(EDITABLE)('an update on %s', (name) => {
  test('sends the current text to the existing post, at its address', async () => {
    const platform = findFake(name, fakes);
    const copy = await publish(platform);
    const updated = await update(platform, copy, { blog: CHANGED });
    expect(updated.id).toBe(copy.id);
    expect(platform.posts()).toMatchObject([{ id: copy.id, title: 'A Better Title', isPublic: true }]);
    expect(await (await fetch(updated.url ?? '')).text()).toContain('Changed.');
  });

  test('leaves a public post public when a draft is requested', async () => {
    const platform = findFake(name, fakes);
    const copy = await publish(platform);
    await update(platform, copy, { visibility: 'draft', blog: CHANGED });
    expect(platform.posts()).toMatchObject([{ title: 'A Better Title', isPublic: true }]);
  });
});

describe.each(EDITABLE)('a draft on %s that becomes public', (name) => {
  test('is found, and published with the current text', async () => {
    const platform = findFake(name, fakes);
    const draft = await publish(platform, { visibility: 'draft' });
    expect(await lookFor(platform)).toMatchObject({ id: draft.id, visibility: 'draft' });
    const { url = '' } = await update(platform, draft, { blog: CHANGED });
    expect(await linkIn(url)).toMatchObject({ kind: 'found' });
    expect(platform.posts()).toMatchObject([{ title: 'A Better Title', isPublic: true }]);
  });
});

describe.each(EDITABLE)('a post removed from %s', (name) => {
  test('is no longer public, and removing it again is no error', async () => {
    const platform = findFake(name, fakes);
    const { id = '' } = await publish(platform);
    await makeClient(platform).remove?.(id);
    expect(platform.posts().filter(({ isPublic }) => isPublic)).toEqual([]);
    await expect(makeClient(platform).remove?.(id)).resolves.toBeUndefined();
  });
});

describe.each(['devto', 'medium', 'hashnode'] as const)('a secret of %s that no header can carry', (name) => {
  test.each(['two\nlines', 'with space', 'dash–key'])('is never sent: %j', async (secret) => {
    const platform = findFake(name, fakes);
    const credentials = { ...platform.credentials, apiKey: secret, token: secret };
    const failure = await awaitFailure(makeClient(platform, credentials).check());
    expect(failure.kind).toBe('refused');
    expect(failure.message).toMatch(/contains characters that no (API key|token) has/);
    expect(failure.logged).not.toContain(secret);
    expect(platform.server.calls).toEqual([]);
  });
});
