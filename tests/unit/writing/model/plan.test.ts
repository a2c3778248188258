import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callPrompts, startEditedWriting } from './edited-writing.ts';
import { requestFor, SOURCES } from './model-fixture.ts';

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

describe('a plan', () => {
  test('reads the sources', async () => {
    const { calls } = await writing.write({}, { sources: SOURCES });
    expect(calls[0]?.task).toBe('plan');
    expect(calls[0]?.material).toContain('[1] Bees need water and shade.');
    expect(calls[1]?.prompt).toMatch(/\nPLAN|<<<PLAN/);
    expect(calls[1]?.material).toBe(calls[0]?.material);
  });

  test('gives every later call its reader, terms and register', async () => {
    const { calls } = await writing.write(
      { plan: { reader: 'Hobbyists in Ulm', terms: ['Zarge'], address: 'du' } },
      { language: 'german' },
    );
    for (const { prompt } of calls.slice(1)) {
      expect(prompt).toContain('Reader: Hobbyists in Ulm');
      expect(prompt).toContain('Terms to use throughout: Zarge');
      expect(prompt).toContain('Register: address the reader as du');
    }
  });

  test('of a harmful topic is refused', async () => {
    await expect(writing.write({ harm: 'violence' })).rejects.toMatchObject({ code: 'refused' });
  });

  test.each([
    ['money', 'money'],
    ['none', undefined],
  ] as const)('that advises on %s says so of its article', async (advice, said) => {
    const { article } = await writing.write({ plan: { advice } });
    expect(article.advice).toBe(said);
  });

  test('knows the batch’s other blogs', async () => {
    const sibling = {
      title: 'Bees for beginners',
      intro: '',
      conclusion: '',
      writer: 'model' as const,
      sections: [{ heading: 'The first hive', content: '' }],
    };
    const { calls } = await writing.write({}, { siblings: [sibling] });
    expect(callPrompts(calls, 'plan')[0]).toContain('Bees for beginners\n- The first hive');
  });
});

describe('an outline', () => {
  const OUTLINE = {
    title: 'My bees',
    angle: 'Bees are work.',
    sections: [
      { heading: 'Why I began', covers: 'A gift of my aunt.' },
      { heading: 'What I would not do again', covers: '' },
      { heading: 'What it costs', covers: '' },
    ],
  };

  test('has an angle and a brief', async () => {
    writing.fake.setMode({ plan: { angle: 'Bees are work', reader: 'Hobbyists' } });
    const outline = await writing.writer.outline(requestFor());
    expect(outline).toMatchObject({ angle: 'Bees are work', brief: { reader: 'Hobbyists' } });
  });

  test('cuts no line in the middle of a word', async () => {
    const sentence = 'Hives on roofs need water and shade, and somebody who looks after them. ';
    const sections = ['Water', 'Shade', 'Weight'].map((heading) => ({
      heading,
      covers: sentence.repeat(4).trim(),
      passages: [],
    }));
    writing.fake.setMode({ plan: { angle: sentence.repeat(20), sections } });
    const outline = await writing.writer.outline(requestFor());
    expect(outline.sections[0]?.covers).toBe(sentence.repeat(4).trim());
    expect(outline.angle).toBe(sentence.repeat(8).trim());
  });

  test('of the user keeps its title, headings and notes', async () => {
    const { article, calls } = await writing.write({}, { outline: OUTLINE });
    expect(article.title).toBe('My bees');
    expect(article.sections.map(({ heading }) => heading)).toEqual(OUTLINE.sections.map(({ heading }) => heading));
    expect(calls[1]?.prompt).toContain('1. Why I began: A gift of my aunt.');
    expect(calls[1]?.prompt).toContain('Angle: Bees are work.');
  });
});

describe('a search', () => {
  test('uses the model’s queries', async () => {
    writing.fake.setMode({ queries: ['roof bees water', 'hive weight'] });
    const queries = await writing.writer.searchQueries?.(requestFor());
    expect(queries).toEqual(['roof bees water', 'hive weight']);
  });

  test('has no queries where the model fails', async () => {
    writing.fake.setMode({ fault: 'malformed-json' });
    expect(await writing.writer.searchQueries?.(requestFor())).toEqual([]);
  });
});
