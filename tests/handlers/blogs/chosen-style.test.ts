import { expect, test } from 'vitest';
import { api } from '../../support/api.ts';
import { readRow } from '../../support/owned-blog.ts';
import { makeRefusal } from '../../support/requests.ts';
import { startBatch, untilBatch } from '../../support/server-batches.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

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

const TOPIC = { topic: 'Working from home tips', length: 'small' };

const generate = (headers: Record<string, string>, fields: object) =>
  api.post('/api/blogs/generate', { ...TOPIC, ...fields }, headers);

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
