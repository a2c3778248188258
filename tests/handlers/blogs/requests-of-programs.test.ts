import { expect, test } from 'vitest';
import { EMPTY_BATCH_DRAFT } from '@/components/batch/form/use-batch-draft.ts';
import { generationRequest } from '@/components/generation/request.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { readRow } from '../../support/owned-blog.ts';
import { makeRefusal } from '../../support/requests.ts';
import { startBatch, untilBatch } from '../../support/server-batches.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

const TOPIC = { topic: 'Working from home tips', length: 'small' };

const generate = (headers: Record<string, string>, fields: object = {}) =>
  api.post('/api/blogs/generate', { ...TOPIC, ...fields }, headers);

const unnamed = () => signedInUser({ name: null, email: `front-${newId()}@example.com` });

async function written(headers: Record<string, string>, userDisplayName?: unknown): Promise<string> {
  const answer = await generate(headers, { userDisplayName });
  expect(answer.status).toBe(200);
  return (await answer.json()).id;
}

const read = (id: string, headers = {}) => api.get(`/api/blogs/${id}`, headers);
const makeBlog = async (id: string, headers = {}) => (await read(id, headers)).json();

test('the name that a program sends signs an account without one, and never renames it', async () => {
  const { user, headers } = await unnamed();
  const first = await written(headers, ' Ada\nKing ');
  expect(await makeBlog(first)).toMatchObject({ userDisplayName: 'Ada King', usernameSlug: user.slug });
  await written(headers, 'Grace Hopper');
  expect(await makeBlog(first)).toMatchObject({ userDisplayName: 'Ada King' });
});

test('a batch signs as a single blog does', async () => {
  const { headers } = await unnamed();
  await startBatch(headers, { ...TOPIC, batchSize: 2, userDisplayName: 'Ada King' });
  const { blogs } = await untilBatch(headers, 'finished', 2);
  for (const { id } of blogs) expect(await makeBlog(id)).toMatchObject({ userDisplayName: 'Ada King' });
});

test.each([
  ['the front of the email address', ({ email }: { email: string }) => email.split('@')[0]?.toUpperCase()],
  ['the email address', ({ email }: { email: string }) => email],
  ['the fallback “User”', () => 'User'],
  ['no name', () => undefined],
  ['an empty name', () => ' '],
  ['a name of 10,000 characters', () => 'x'.repeat(10_000)],
  ['a number', () => 7],
])('%s signs nothing', async (_, sent) => {
  const { user, headers } = await unnamed();
  expect(await makeBlog(await written(headers, sent(user)))).not.toHaveProperty('userDisplayName');
});

test('a visitor’s blog stays without a name', async () => {
  const { headers } = await knownVisitor();
  expect(await makeBlog(await written(headers, 'Ada King'))).not.toHaveProperty('userDisplayName');
});

test('only the owner gets the slug of an account without a name', async () => {
  const [{ user, headers }, other] = [await unnamed(), await unnamed()];
  const id = await written(headers);
  const own = await read(id, headers);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(await own.json()).toMatchObject({ usernameSlug: user.slug });
  const { blogs } = await (await api.get(`/api/blogs/user/${user.id}`, headers)).json();
  expect(blogs).toMatchObject([{ id, usernameSlug: user.slug }]);
  for (const theirs of [{}, other.headers]) expect(await makeBlog(id, theirs)).not.toHaveProperty('usernameSlug');
});

/** Each style of the specification, with a color theme. */
const DESIGNS = [
  ['glassmorphism', 'default'],
  ['neumorphism', 'blue'],
  ['claymorphism', 'green'],
  ['gradient', 'purple'],
  ['geometric', 'orange'],
  ['brutalist', 'pink'],
  ['minimal', 'teal'],
  ['retro', 'amber'],
] as const;

async function readDesign(id: string) {
  const { style, colorTheme } = await readRow(id);
  return { style, colorTheme };
}

const designOfAnswer = async (answer: Response) => readDesign((await answer.json()).id);

test.each(DESIGNS)('a program gets the style %s in the color theme %s', async (style, colorTheme) => {
  const { headers } = await knownVisitor();
  expect(await designOfAnswer(await generate(headers, { style, colorTheme }))).toEqual({ style, colorTheme });
});

test('every blog of a batch has its style and color theme', async () => {
  const [style, colorTheme] = DESIGNS[7];
  const { headers } = await signedInUser();
  await startBatch(headers, { ...TOPIC, batchSize: 2, style, colorTheme });
  const { blogs } = await untilBatch(headers, 'finished', 2);
  const designs = await Promise.all(blogs.map(({ id }) => readDesign(id)));
  expect(designs).toEqual([
    { style, colorTheme },
    { style, colorTheme },
  ]);
});

test('the first blog of a user or visitor has the default color theme unless they chose another', async () => {
  for (const { headers } of [await signedInUser(), await knownVisitor()]) {
    expect(await designOfAnswer(await generate(headers, {}))).toMatchObject({ colorTheme: 'default' });
  }
  const { headers } = await signedInUser();
  const chosen = await designOfAnswer(await generate(headers, { colorTheme: 'teal' }));
  expect(chosen).toMatchObject({ colorTheme: 'teal' });
});

test('null leaves the style to us', async () => {
  const { headers } = await knownVisitor();
  expect((await generate(headers, { style: null, colorTheme: null })).status).toBe(200);
});

test('an Idempotency-Key belongs to one style', async () => {
  const { headers } = await signedInUser();
  const keyed = { ...headers, 'idempotency-key': 'one' };
  const first = await (await generate(keyed, { style: 'retro' })).json();
  expect(await (await generate(keyed, { style: 'retro' })).json()).toEqual(first);
  expect((await generate(keyed, { style: 'minimal' })).status).toBe(422);
});

test('an outline refuses a style that does not exist', async () => {
  const { headers } = await signedInUser();
  expect(await makeRefusal(api.post('/api/blogs/outline', { ...TOPIC, style: 'baroque' }, headers))).toEqual([
    400,
    expect.stringMatching(/^style must be glassmorphism, .* or retro$/),
  ]);
});

const NOTE = 'http://quillcast.test/library/english/working-from-home';

async function makeText(id: string) {
  const blog = await readRow(id);
  const { writer, title, intro, conclusion } = blog;
  const sections = (blog.sections as { heading: string; content: string }[]).map(({ heading, content }) => ({
    heading,
    content,
  }));
  const urls = new Set((blog.sources as { url: string }[]).map(({ url }) => url));
  return { writer, title, intro, sections, conclusion, urls: [...urls] };
}

async function generated(fields: object = {}) {
  const response = await generate((await signedInUser()).headers, fields);
  expect(response.status).toBe(200);
  return makeText((await response.json()).id);
}

test('the form, the batch and a program get the same blog for the same topic', async () => {
  const program = await generated();
  expect(program).toMatchObject({ writer: 'library', title: 'How to work well from home' });
  expect(program.urls).toEqual([NOTE]);

  const form = { topic: TOPIC.topic, length: 'small', language: 'english', findSources: true } as const;
  const sent = generationRequest(form, [], null);
  expect(await generated(sent)).toEqual(program);

  const { headers } = await signedInUser();
  const draft = { ...EMPTY_BATCH_DRAFT, ...form, includeImages: false, batchSize: 2 };
  await startBatch(headers, generationRequest(draft, [], null));
  const { blogs } = await untilBatch(headers, 'finished', 2);
  expect(await makeText(blogs[0]?.id ?? '')).toEqual(program);
});
