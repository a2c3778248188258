import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { medium } from '@/lib/backlinks/platforms/medium.ts';
import type { Fault } from '../../fakes/faults.ts';
import { type FakeMedium, startFakeMedium } from '../../fakes/medium/server.ts';
import { CANONICAL_URL, failureAt, failureOf, platformContext, postWith } from '../../support/posts.ts';

let server: FakeMedium;
let credentials: { token: string };
const context = platformContext();

beforeAll(async () => {
  server = await startFakeMedium();
  credentials = { token: server.token };
  vi.stubEnv('MEDIUM_API_BASE', server.url);
  vi.stubEnv('OUTBOUND_ALLOW_HOSTS', new URL(server.url).host);
});

beforeEach(() => {
  server.reset();
  vi.restoreAllMocks();
});

afterAll(() => server.close());

const publish = (given?: Parameters<typeof postWith>[0]) => medium.publish(postWith(given), credentials, context);

test('has one site for everybody', () => {
  expect(medium.target(credentials)).toBe('medium.com');
});

test('publishes a story whose page links to the blog and names it as canonical', async () => {
  const { url = '', id } = await publish();
  const page = await (await fetch(url)).text();
  expect(id).toBe(server.createdPosts()[0]?.id);
  expect(page).toContain(`<a href="${CANONICAL_URL}" rel="noopener ugc nofollow">A Title</a>`);
  expect(page).toContain(`<link rel="canonical" href="${CANONICAL_URL}">`);
});

test('sends a story that begins with its title, with tags and canonical address', async () => {
  await publish();
  expect(server.createdPosts()).toMatchObject([
    {
      title: 'A Title',
      contentFormat: 'markdown',
      content: expect.stringMatching(/^# A Title\n\nAn intro\.\n/),
      canonicalUrl: CANONICAL_URL,
      tags: ['brew', 'coffee'],
      publishStatus: 'public',
    },
  ]);
});

test('shortens the title to 100 characters, and keeps it whole in the text', async () => {
  const title = 'Coffee '.repeat(20).trim();
  await publish({ blog: { content: { title } } });
  const [story] = server.createdPosts();
  expect(story?.title).toBe(`${title.slice(0, 99).trimEnd()}…`);
  expect(story?.content).toMatch(new RegExp(`^# ${title}\n`));
});

test('sends at most three tags of at most 25 characters', async () => {
  const long = 'pneumonoultramicroscopicsilicovolcanoconiosis';
  await publish({ blog: { topic: `${long} coffee beans grinders espresso` } });
  const body = JSON.parse(server.calls.at(-1)?.body ?? '');
  expect(body.tags).toEqual(['coffee', 'beans', 'grinders']);
});

test('gives a draft the address that only its author can open', async () => {
  const { url = '' } = await publish({ visibility: 'draft' });
  expect(server.createdPosts()).toMatchObject([{ publishStatus: 'draft' }]);
  expect((await fetch(url)).status).toBe(404);
});

test('says so when Medium keeps a public story as a draft', async () => {
  server.holdBack();
  expect(await publish()).toMatchObject({
    visibility: 'draft',
    note: 'Medium kept it as a draft: publish it under your stories.',
  });
});

test('accepts a right token', async () => {
  await expect(medium.check(credentials, context)).resolves.toBeUndefined();
});

const IMPORT = 'import the blog at medium.com/p/import and paste the address of your story here.';

test('refuses a wrong token and names the way that works for everybody', async () => {
  expect(await failureOf(medium.check({ token: 'wrong' }, context))).toMatchObject({
    kind: 'refused',
    message: `Medium does not accept this token. It issues no new ones, so ${IMPORT}`,
  });
});

test('refuses a token whose owner may not publish', async () => {
  const token = server.readOnlyToken;
  expect(await failureOf(medium.publish(postWith(), { token }, context))).toMatchObject({
    kind: 'refused',
    message: `Medium does not let this account publish with its token. Instead, ${IMPORT}`,
  });
});

test.each(['two\nlines', 'dash–token'])('never sends the token %j', async (token) => {
  const failure = await failureOf(medium.publish(postWith(), { token }, context));
  expect(failure).toMatchObject({
    kind: 'refused',
    message:
      'This token has characters in it that none has, such as a space or a line break. Copy it again, whole and alone.',
  });
  expect(failure.logged).not.toContain(token);
  expect(server.calls).toEqual([]);
});

const OUTCOMES: readonly [Fault, string, string, number?][] = [
  ['401', 'refused', `Medium does not accept this token. It issues no new ones, so ${IMPORT}`],
  ['403', 'refused', `Medium does not let this account publish with its token. Instead, ${IMPORT}`],
  ['422', 'refused', `Medium did not take the story: “The content was invalid.”. Change that, or ${IMPORT}`],
  ['429', 'busy', 'Medium asks us to slow down. We try again by ourselves.'],
  ['429-retry-after', 'busy', 'Medium asks us to slow down. We try again by ourselves.', 17],
  ['500', 'unknown', 'Medium has a fault of its own (500).'],
  [
    'html-200',
    'unknown',
    'Medium answered with a web page instead of data; a security plugin or a login page may stand before it.',
  ],
  ['reset-after-201', 'unknown', 'Medium could not be reached, or the connection broke.'],
  ['hang', 'unknown', 'Medium took too long to answer.'],
];

test.each(OUTCOMES)('calls a %s %s', async (fault, kind, message, retryAfter) => {
  const failure = await failureAt(server.faults, fault, () => publish());
  expect(failure).toMatchObject({ kind, message });
  expect(failure.retryAfter).toBe(retryAfter);
  expect(failure.logged).not.toContain(server.token);
});

test.each([
  ['500', 'Medium has a fault of its own (500).'],
  ['reset-after-201', 'Medium could not be reached, or the connection broke.'],
  ['hang', 'Medium took too long to answer.'],
] as const)('knows that nothing was sent when a %s comes before the story', async (fault, words) => {
  expect(await failureAt(server.faults, fault, () => publish(), 'read')).toMatchObject({
    kind: 'busy',
    message: `${words} Nothing was sent yet. We try again by ourselves.`,
    retryAfter: 60,
  });
  expect(server.createdPosts()).toEqual([]);
});

test('sends nothing again after a break, for Medium lists no stories', async () => {
  server.faults.next('reset-after-201');
  await failureOf(publish());
  const looking = medium.findEarlier(postWith(), credentials, context, { isUncertain: true });
  expect(await failureOf(looking)).toMatchObject({
    kind: 'refused',
    message:
      'Medium cannot tell us whether the story is there already. Look under your stories at medium.com/me/stories: if it is there, paste its address here as an imported story; if not, submit again.',
  });
  expect(server.createdPosts()).toHaveLength(1);
});

test('leaves it to the owner whether a story arrived, so that it can be submitted again', async () => {
  const looking = medium.findEarlier(postWith(), credentials, context, { isUncertain: true });
  await expect(looking).rejects.toMatchObject({ asksOwner: true });
});

test('takes the address of an imported story without calling the API', async () => {
  const storyUrl = server.importStory(CANONICAL_URL);
  expect(await medium.publish(postWith(), { storyUrl }, context)).toEqual({ url: storyUrl });
  expect(await medium.findEarlier(postWith(), { storyUrl }, context)).toEqual({ url: storyUrl });
  expect(server.calls).toEqual([]);
});

test('accepts an imported story that everybody can open', async () => {
  const storyUrl = server.importStory(CANONICAL_URL);
  await expect(medium.check({ storyUrl }, context)).resolves.toBeUndefined();
});

test('refuses an imported story that is not there', async () => {
  const storyUrl = `${server.url}/@ada/story-none`;
  expect(await failureOf(medium.check({ storyUrl }, context))).toMatchObject({
    kind: 'refused',
    message:
      'There is no story at this address (404). Publish the imported story, then copy its address from the browser.',
  });
});

test('does not call a story missing that turns programs away', async () => {
  const storyUrl = server.importStory(CANONICAL_URL);
  server.faults.next('403', 'read');
  await expect(medium.check({ storyUrl }, context)).resolves.toBeUndefined();
});

test('looks at no story on a private address', async () => {
  const storyUrl = 'http://192.168.1.5/story';
  expect(await failureOf(medium.check({ storyUrl }, context))).toMatchObject({
    kind: 'refused',
    message: 'This address is not on the public internet, so it cannot be used.',
  });
});

test('asks for a token or a story when neither is there', async () => {
  expect(await failureOf(medium.publish(postWith(), {}, context))).toMatchObject({
    kind: 'refused',
    message: 'Please enter your Medium token, or the address of the story you imported.',
  });
});

test('knows the story that it was told of, and asks nobody about one that was never sent', async () => {
  const known = { id: '1', url: 'https://medium.com/@ada/tea-1' };
  expect(await medium.findEarlier(postWith(), credentials, context, known)).toEqual(known);
  expect(await medium.findEarlier(postWith(), credentials, context)).toBeNull();
});
