import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { createBriefWriter } from '@/lib/writing/brief/writer.ts';
import type { WritingRequest } from '@/lib/writing/types.ts';
import { TOPICS } from './topics.ts';

const QUOTES: Readonly<Record<WritingRequest['language'], [string, string]>> = {
  english: ['“', '”'],
  french: ['«\u00a0', '\u00a0»'],
  spanish: ['«', '»'],
  german: ['„', '“'],
  chinese: ['“', '”'],
  japanese: ['「', '」'],
  russian: ['«', '»'],
  portuguese: ['“', '”'],
  italian: ['«', '»'],
};

const TITLES: Readonly<Record<WritingRequest['language'], string>> = {
  english: 'Brief: “Tea”',
  french: 'Brief éditorial : «\u00a0Tea\u00a0»',
  spanish: 'Encargo editorial: «Tea»',
  german: 'Briefing: „Tea“',
  chinese: '选题简报：“Tea”',
  japanese: '執筆指示書：「Tea」',
  russian: 'Редакционное задание: «Tea»',
  portuguese: 'Pauta: “Tea”',
  italian: 'Brief redazionale: «Tea»',
};

const write = (topic: string, language: WritingRequest['language']) =>
  createBriefWriter().write({
    ...{ topic, language, length: 'large', sources: [] },
    signal: new AbortController().signal,
  });

test('has forty topics', () => {
  expect(new Set(TOPICS).size).toBe(40);
});

describe.each(LANGUAGES)('a brief in %s', (language) => {
  test('is titled as one', async () => {
    expect((await write('Tea', language)).title).toBe(TITLES[language]);
  });

  test.each(TOPICS)('names "%s" as it was typed, in quotation marks', async (topic) => {
    const { title, intro, sections, conclusion } = await write(topic, language);
    const quoted = QUOTES[language].join(topic);
    const others = (text: string) => text.split(quoted).length - 1;
    const content = sections.map((section) => section.content).join('\n');
    expect([title, intro, content, conclusion].map(others)).toEqual([1, 1, 1, 1]);
  });

  test('is the same around every topic', async () => {
    const textOf = async (topic: string) => {
      const { intro, sections, conclusion } = await write(topic, language);
      const text = [intro, ...sections.map(({ content }) => content), conclusion].join('\n');
      return text.replaceAll(QUOTES[language].join(topic), 'X');
    };
    expect(await textOf('IKEA')).toBe(await textOf('Москва'));
  });

  test('ends a topic of a thousand characters after a word, with an ellipsis', async () => {
    const { title } = await write('Wintergarten '.repeat(76), language);
    expect(title).toMatch(/(Wintergarten ){8}Wintergarten…/);
    expect(title.length).toBeLessThan(160);
  });
});

test.each<[WritingRequest['language'], string]>([
  ['chinese', '怎样在阳台上种菜'],
  ['japanese', 'ベランダで野菜を育てる'],
])('shortens a long topic in %s, which has no spaces', async (language, phrase) => {
  const { title } = await write(phrase.repeat(60), language);
  expect(title).toMatch(/…[”」]$/);
  expect([...title].length).toBeLessThanOrEqual(135);
});
