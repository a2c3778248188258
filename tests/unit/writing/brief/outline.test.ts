import { expect, test } from 'vitest';
import { countArticleWords } from '@/lib/text/words.ts';
import { createBriefWriter } from '@/lib/writing/brief/writer.ts';
import { fiveGramJaccard } from '@/lib/writing/repetition.ts';
import { type Outline, outlineSchema } from '@/lib/writing/schema.ts';
import type { WritingRequest } from '@/lib/writing/types.ts';

const writer = createBriefWriter();

const asked = (changes: Partial<WritingRequest> = {}): WritingRequest => ({
  ...{ topic: 'Keeping bees', length: 'large', language: 'english', sources: [] },
  signal: new AbortController().signal,
  ...changes,
});

const outlineWith = (count: number, covers = ''): Outline => ({
  title: 'Bees for beginners',
  sections: Array.from({ length: count }, (_, at) => ({ heading: `My heading ${at + 1}`, covers })),
});

test.each(['small', 'medium', 'large'] as const)(
  'proposes for a %s brief the outline that it writes',
  async (length) => {
    const outline = outlineSchema.parse(await writer.outline(asked({ length })));
    expect(await writer.write(asked({ length, outline }))).toEqual(
      await writer.write(asked({ length })),
    );
  },
);

test.each([
  ['small', 2, 300, 500],
  ['small', 12, 300, 500],
  ['medium', 2, 800, 1200],
  ['medium', 24, 800, 1200],
  ['large', 2, 1500, 2000],
  ['large', 24, 1500, 2000],
] as const)('fills %s briefs by %i headings of one’s own', async (length, count, least, most) => {
  const outline = outlineWith(count);
  const article = await writer.write(asked({ length, outline }));
  expect(article.title).toBe('Bees for beginners');
  expect(article.sections.map(({ heading }) => heading)).toEqual(
    outline.sections.map(({ heading }) => heading),
  );
  const words = countArticleWords(article, 'english');
  expect(words).toBeGreaterThanOrEqual(least);
  expect(words).toBeLessThanOrEqual(most);
  const overlaps = article.sections.flatMap(({ content }, at) =>
    article.sections
      .slice(0, at)
      .map((other) => fiveGramJaccard(content, other.content, 'english')),
  );
  expect(Math.max(...overlaps)).toBeLessThanOrEqual(0.08);
});

test('begins a section with what its outline says of it', async () => {
  const outline = outlineWith(3, 'How much honey a hive gives.');
  const { sections } = await writer.write(asked({ outline }));
  expect(sections[2]?.content).toMatch(/^How much honey a hive gives\.\n\n- /);
});

test('keeps what belongs to a section that was renamed or moved', async () => {
  const { title, sections } = await writer.outline(asked());
  const whole = await writer.write(asked());
  const [first, ...rest] = sections;
  const moved = [...rest, { heading: 'For whom', covers: first?.covers ?? '' }];
  const article = await writer.write(asked({ outline: { title, sections: moved } }));
  expect(article.sections.at(-1)).toEqual({
    heading: 'For whom',
    content: whole.sections[0]?.content,
  });
});

test('gives a heading that was added to a whole brief something to check', async () => {
  const { title, sections } = await writer.outline(asked());
  const outline = { title, sections: [...sections, { heading: 'In my village', covers: '' }] };
  const article = await writer.write(asked({ outline }));
  expect(article.sections.at(-1)?.content).toMatch(/^- \S/);
});

test('refuses more headings than the length has room for', async () => {
  const writing = writer.write(asked({ length: 'small', outline: outlineWith(24) }));
  await expect(writing).rejects.toMatchObject({
    code: 'refused',
    message:
      'The outline has more sections than a brief of this length has room for. Remove some of them, or choose a greater length.',
  });
});

test('stops with the reason it was called off with', async () => {
  const signal = AbortSignal.abort(new Error('gone'));
  await expect(writer.write(asked({ signal }))).rejects.toThrow('gone');
});
