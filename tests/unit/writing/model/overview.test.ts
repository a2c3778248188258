import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { callPrompts, startEditedWriting } from './edited-writing.ts';
import { requestFor } from './model-fixture.ts';

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

const ITEMS = [
  { id: 'one', title: 'What a hive weighs', summary: '', text: 'A full hive weighs 60 kg.\nAsk about the roof first.' },
  { id: 'two', title: 'Where bees drink', summary: '', text: 'Bees fly far for water.' },
];

async function write(mode: Mode, changes = {}) {
  writing.fake.setMode(mode);
  const before = writing.fake.requests.length;
  const overview = await writing.writer.write(requestFor({ ...changes, overview: ITEMS }));
  return { overview, prompts: callPrompts(writing.fake.requests.slice(before), 'overview') };
}

test('has a paragraph for each blog, in one call that shows what they say', async () => {
  const { overview, prompts } = await write({});
  expect(overview.sections.map(({ heading }) => heading)).toEqual(['What a hive weighs', 'Where bees drink']);
  expect([overview.title, overview.intro, overview.conclusion].every(Boolean)).toBe(true);
  expect(prompts).toHaveLength(1);
  expect(prompts[0]).toMatch(/\(2\) Where bees drink\n\nBees fly far for water\.\n/);
  expect(prompts[0]).toContain('Ask about the roof first.');
});

test('keeps the title of its user', async () => {
  const { overview } = await write({}, { title: 'Bees, from the start' });
  expect(overview.title).toBe('Bees, from the start');
});

test.each([
  ['Read how much a hive weighs: 60 kg. It costs 400 euros a year.', 'Read how much a hive weighs: 60 kg.'],
  ['This tells you where to begin. [1]', 'This tells you where to begin.'],
  ['Both [articles](https://example.com) tell it.', 'Both articles tell it.'],
])('of %j keeps %j', async (text, kept) => {
  const { overview } = await write({ overview: text });
  expect(overview.sections.map(({ content }) => content.split('\n\n')[0])).toEqual([kept, kept]);
});

test('fails where a blog is left out', async () => {
  await expect(write({ overview: '' })).rejects.toMatchObject({ code: 'unusable' });
});
