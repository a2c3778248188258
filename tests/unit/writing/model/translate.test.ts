import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { checkLanguage } from '@/lib/text/language-check.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import type { Article, OriginalArticle, WritingRequest } from '@/lib/writing/types.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { HOSTILE_TEXTS } from '@/tests/support/blogs.ts';
import { API_KEY, requestFor, SOURCES } from './model-fixture.ts';

let fake: FakeOpenAI;
let english: Article;

const writer = () => createModelWriter({ apiKey: API_KEY, baseUrl: fake.baseUrl, model: 'gpt-test' });

beforeAll(async () => {
  fake = await startFakeOpenAI({ apiKey: API_KEY });
  english = await writer().write(requestFor({ length: 'medium', sources: SOURCES }));
});
beforeEach(() => fake.setMode({}));
afterAll(() => fake.close());

const request = (language: Language, given: Partial<WritingRequest> = {}) =>
  requestFor({ length: 'medium', sources: SOURCES, language, ...given });

async function translate(asked: WritingRequest, article: Article = english, given: Partial<OriginalArticle> = {}) {
  const start = fake.requests.length;
  const translated = await writer().translate?.(asked, { language: 'english', article, pictures: [], ...given });
  if (!translated) throw new Error('a model translates');
  return { translated, calls: fake.requests.slice(start) };
}

const articleText = ({ intro, sections, conclusion }: Article) =>
  [intro, ...sections.map(({ content }) => content), conclusion].join('\n\n');

test.each(LANGUAGES.filter((language) => language !== 'english'))(
  'an article in %s keeps its sections and cites what the original cites',
  async (language) => {
    const { translated } = await translate(request(language));
    expect(await checkLanguage(articleText(translated), language)).toBe('match');
    expect(translated.sections).toHaveLength(english.sections.length);
    const marks = [...new Set(articleText(translated).match(/\[\d+\]/g))];
    expect(marks).toEqual(translated.evidence.map(({ number }) => `[${number}]`));
    expect(marks).not.toEqual([]);
    const cited = new Set(english.evidence.map(({ source }) => source));
    for (const { source, quote } of translated.evidence) {
      expect(cited).toContain(source);
      expect(SOURCES.find(({ number }) => number === source)?.text).toContain(quote);
    }
    expect(translated.review).toBeDefined();
  },
);

test('settles the frame, translates in order, then compares', async () => {
  const { calls } = await translate(request('german'));
  expect(calls.map(({ task }) => task)).toEqual(['translate frame', 'translate', 'translation check']);
});

test('a large article comes in two stretches', async () => {
  const large = await writer().write(requestFor({ length: 'large', sources: SOURCES }));
  const { calls } = await translate(request('german', { length: 'large' }), large);
  const [first, second] = calls.filter(({ task }) => task === 'translate');
  expect(first?.blocks['WRITTEN SO FAR']).toBeUndefined();
  expect(second?.blocks['WRITTEN SO FAR']).toContain('## ');
});

test('text and check know the register, the text its terms', async () => {
  const { calls } = await translate(request('german'));
  const [, translation, check] = calls.map(({ prompt }) => prompt);
  expect(translation).toContain('Terms to use throughout: ');
  expect(translation).toContain('Register: address the reader as Sie');
  expect(check).toContain('Register: address the reader as Sie');
});

test('a sentence that differs from the original is corrected and noted', async () => {
  fake.setMode({
    fault: 'planted-text',
    planted: { in: 'text', at: 'start', text: 'Bienen trinken nie Wasser. ' },
    translationFaults: [{ contains: 'trinken nie', correction: 'Bienen trinken täglich Wasser.' }],
  });
  const { translated } = await translate(request('german'));
  expect(articleText(translated)).toContain('Bienen trinken täglich Wasser.');
  expect(articleText(translated)).not.toContain('trinken nie');
  expect(translated.review?.changes).toContainEqual({
    before: 'Bienen trinken nie Wasser.',
    after: 'Bienen trinken täglich Wasser.',
    reason: 'contradicted',
  });
});

test('sentences that the translation lacks are added and noted', async () => {
  const planted = { in: 'text', at: 'start', text: 'Bienen trinken Wasser. ' } as const;
  // Number 1 is the title.
  const missing = [{ original: 2, behind: 2, text: 'Ein Fachmann prüft zuerst das Dach.' }];
  fake.setMode({ fault: 'planted-text', planted, missing });
  const { translated, calls } = await translate(request('german'));
  expect(calls.at(-1)?.blocks.ORIGINAL).toMatch(/\(1\) .+/);
  expect(translated.intro).toMatch(/^Bienen trinken Wasser\. Ein Fachmann prüft zuerst das Dach\. /);
  expect(translated.review?.changes).toContainEqual({
    before: '',
    after: 'Ein Fachmann prüft zuerst das Dach.',
    reason: 'omitted',
  });
});

test.each([
  ['of no sentence of the original', { original: 999, behind: 2, text: 'Ein Fachmann prüft zuerst das Dach.' }],
  ['in another language', { original: 2, behind: 2, text: 'An electrician has to look at the roof before you begin.' }],
  ['behind the title', { original: 2, behind: 1, text: 'Ein Fachmann prüft zuerst das Dach.' }],
  ['without a place', { original: 2, behind: 999, text: 'Ein Fachmann prüft zuerst das Dach.' }],
])('a missing sentence %s is not added', async (_, missing) => {
  fake.setMode({ missing: [missing] });
  const { translated } = await translate(request('german'));
  expect(translated.review?.changes).toEqual([]);
});

test('a number that the original does not have gets a pointer', async () => {
  const planted = { in: 'text', at: 'start', text: 'Bienen fliegen 4.711 Meter. ' } as const;
  fake.setMode({ fault: 'planted-text', planted });
  const { calls } = await translate(request('german'));
  expect(calls.at(-1)?.prompt).toContain('Meter. (look at: 4.711 is not in the ORIGINAL)');
});

test.each([0.8, 1.25])('a translation %f times as long as the original is not fitted', async (lengthFactor) => {
  fake.setMode({ lengthFactor });
  const { translated, calls } = await translate(request('german'));
  expect(calls.map(({ task }) => task)).toEqual(['translate frame', 'translate', 'translation check']);
  expect(translated.review?.changes).toEqual([]);
});

test('an article far over its length is not cut', async () => {
  const { sections } = english;
  const long = { ...english, sections: [...sections, ...sections, ...sections] };
  const { translated } = await translate(request('german', { length: 'small' }), long);
  expect(translated.sections).toHaveLength(sections.length * 3);
  expect(countArticleWords(translated, 'german')).toBeGreaterThan(1200);
});

test('describes every picture with an alt text', async () => {
  const { translated } = await translate(request('french'), english, {
    pictures: ['A wooden hive.', '', 'A bowl with stones.'],
  });
  const [hive = '', none, bowl = ''] = translated.pictures;
  expect(none).toBe('');
  expect(await checkLanguage(`${hive} ${bowl}`, 'french')).toBe('match');
});

test.each(['wrong-language', 'malformed-json', 'refusal'] as const)(
  'gives no article when the model answers %s',
  async (fault) => {
    fake.setMode({ fault });
    await expect(translate(request('german'))).rejects.toThrow(/./);
  },
);

test.each(HOSTILE_TEXTS)('hands an original on as material: %s', async (hostile) => {
  const sections = english.sections.map(({ content }) => ({ heading: hostile, content: `${content}\n\n${hostile}` }));
  const { translated } = await translate(request('german'), { ...english, sections });
  expect(await checkLanguage(articleText(translated), 'german')).toBe('match');
  expect(articleText(translated)).not.toContain('alert(1)');
});
