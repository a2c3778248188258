import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { checkLanguage } from '@/lib/text/language-check.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { createBriefWriter } from '@/lib/writing/brief/writer.ts';
import type { WritingRequest } from '@/lib/writing/types.ts';

const writer = createBriefWriter();
const signal = new AbortController().signal;
const aRequest = (topic: string, changes: Partial<WritingRequest> = {}): WritingRequest => ({
  topic,
  length: 'medium',
  language: 'english',
  sources: [],
  signal,
  ...changes,
});

describe.each(LANGUAGES)('a brief in %s', (language) => {
  test('is short, names its topic and says in its title that it is not an article', async () => {
    const brief = await writer.write(aRequest('Zeppelin XKQ', { language, length: 'large' }));
    expect(brief.title).toMatch(/.{6,}[:：]\s?.{0,2}Zeppelin XKQ/u);
    expect(brief.intro).toContain('Zeppelin XKQ');
    expect(brief.sections).toHaveLength(3);
    expect(countArticleWords(brief, language)).toBeLessThan(320);
    const text = brief.sections.map(({ content }) => content).join('\n');
    expect(text).toContain('(http://localhost:3000/library)');
    expect(await checkLanguage(text.replace(/\(http\S+\)|`[^`]+`/g, ''), language)).toBe('match');
  });
});

test.each([
  ['english', 'Coffee in Ethiopia', '/library/english/pour-over-coffee'],
  ['german', 'Kaffee aus Äthiopien', '/library/german/filterkaffee'],
] as [Language, string, string][])(
  'in %s, a brief on “%s” leads to a note that is close to it',
  async (language, topic, path) => {
    const [closest] = (await writer.write(aRequest(topic, { language }))).sections;
    expect(closest?.content).toContain(`(http://localhost:3000${path}): `);
  },
);

test('has every heading of the outline', async () => {
  const sections = [
    { heading: 'Gas and engines', covers: 'Hydrogen, helium' },
    { heading: 'Where to look', covers: '' },
    { heading: 'Crews', covers: '' },
  ];
  const outline = { title: 'Airships', sections };
  const brief = await writer.write(aRequest('Zeppelin XKQ', { outline }));
  expect(brief).toMatchObject({ title: 'Airships', sections: sections.map(({ heading }) => ({ heading })) });
  expect(brief.sections[0]?.content).toBe('Hydrogen, helium');
  expect(brief.sections[1]?.content).toContain('Statistical offices');
  expect(brief.sections[2]?.content).toContain('the source of each statement');
});

test('shows a topic’s marks as typed and cuts a long one after a word', async () => {
  const marked = await writer.write(aRequest('[Free](https://spam.example) **offer**'));
  expect(marked.intro).not.toContain('[Free](https');
  const long = await writer.write(aRequest('airship '.repeat(40)));
  expect(long.title).toMatch(/ airship…”$/);
});

test('is not written after an abort', async () => {
  const ended = AbortSignal.abort(new Error('gone'));
  await expect(writer.write(aRequest('Tea', { signal: ended }))).rejects.toThrow('gone');
});
