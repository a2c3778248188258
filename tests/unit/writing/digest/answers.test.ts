import { describe, expect, test } from 'vitest';
import { readMarkdown } from '@/lib/article/read-markdown.ts';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { libraryNotes, type Note } from '@/lib/research/library/notes.ts';
import { authorSource } from '@/lib/writing/author-source.ts';
import { createCloseWriter } from '@/lib/writing/close/writer.ts';
import { withAnswers } from '@/lib/writing/digest/answers.ts';
import { createDigestWriter } from '@/lib/writing/digest/writer.ts';
import type { Article, WritingEvent, WritingRequest } from '@/lib/writing/types.ts';
import { aRequest, readBreadPages } from './bread-site.ts';

const DAY = new Date('2026-11-29T10:00:00Z');

/** A request with answers, and their source behind its pages. */
function answered(request: WritingRequest, answers: readonly string[]): WritingRequest {
  const authorAnswers = answers.map((answer, at) => ({ question: `# What of [${at + 1}]?`, answer }));
  const author = { number: request.sources.length + 1, ...authorSource(authorAnswers, DAY, request) };
  return { ...request, authorAnswers, sources: [...request.sources, author] };
}

/** Questions and answers of the last section, each with the passage of its mark. */
function toldIn({ sections, evidence }: Article) {
  const blocks = readMarkdown(sections.at(-1)?.content ?? '', new Set(evidence.map(({ number }) => number)));
  return blocks.map((block) => {
    const [first, mark, ...more] = 'children' in block ? block.children : [];
    expect(more).toEqual([]);
    const { quote, source } = evidence.find((each) => mark?.type === 'citation' && each.number === mark.number) ?? {};
    return { type: block.type, text: first?.type === 'text' ? first.value.trimEnd() : first, quote, source };
  });
}

const bare: Article = { title: 'T', intro: 'I.', sections: [], conclusion: 'C.', evidence: [] };

const LONG = `${'I lost four colonies in the first winter and none since. '.repeat(17)}So.`;

test.each([
  [['Four.']],
  [['Four.', 'Four.']],
  [[LONG, 'Nine stings a year.', 'Never paint the inside.', 'My uncle.', 'In Linz, on a roof.']],
  [['As [1] and [2] say.', '[3]', 'See \\[4\\] [5](https://a.example).']],
  [['# No heading', '## One', '- no item', '1. no item', '> no quotation']],
  [['```', '```js alert(1) ```', '~~~ no fence', 'a ` b [1]', 'a `b` **c** _d_']],
  [['<b>bold</b> <script>alert(1)</script> & &amp;', '| a | b |', 'ends with \\', 'ends with !', '---']],
])('answers %j stand below their questions as the text they are', (answers) => {
  const request = answered(aRequest([]), answers);
  expect(toldIn(withAnswers(bare, request))).toEqual(
    answers.flatMap((answer, at) => [
      { type: 'heading', text: `# What of [${at + 1}]?`, quote: undefined, source: undefined },
      { type: 'paragraph', text: answer, quote: answer, source: 1 },
    ]),
  );
});

test('in Japanese no space stands before a mark', () => {
  const { sections } = withAnswers(bare, answered(aRequest([], { language: 'japanese' }), ['巣箱は三つあります。']));
  expect(sections).toEqual([
    { heading: '筆者自身の言葉', content: '### \\# What of \\[1\\]?\n\n巣箱は三つあります。[1]' },
  ]);
});

test('the section has a heading of its own in every language', () => {
  const headings = LANGUAGES.map((language: Language) =>
    withAnswers(bare, answered(aRequest([], { language }), ['4.'])).sections.map(({ heading }) => heading),
  );
  expect(new Set(headings.flat()).size).toBe(9);
  expect(headings).toContainEqual(['In the author’s own words']);
});

const [NOTE] = (await libraryNotes('english')) as [Note];
const PAGES = readBreadPages(['guide', 'comparison'], ['guide', 'comparison']);

describe.each([
  ['a digest', createDigestWriter(), aRequest(PAGES)],
  [
    'an article of the library',
    createDigestWriter('library'),
    aRequest([{ number: 1, ...NOTE }], { topic: NOTE.title }),
  ],
  ['a page of close notes', createCloseWriter(0), aRequest([], { topic: 'Is it cheaper to lease or buy a car' })],
])('%s with answers', async (_, writer, request) => {
  const emitted: WritingEvent[] = [];
  const asked = answered({ ...request, onEvent: (event) => emitted.push(event) }, ['Four.', LONG]);
  const [without, article] = await Promise.all([writer.write(request), writer.write(asked)]);

  test('is what it is without them, with one section more before the conclusion', () => {
    const { title, intro, sections } = article;
    expect({ title, intro, sections: sections.slice(0, -1) }).toEqual({
      title: without.title,
      intro: without.intro,
      sections: without.sections,
    });
    expect(toldIn(article).map(({ text }) => text)).toEqual(['# What of [1]?', 'Four.', '# What of [2]?', LONG]);
  });

  test('has the same passages behind the marks of its conclusion', () => {
    const passages = ({ conclusion, evidence }: Article) =>
      [...conclusion.matchAll(/\[(\d+)\]/g)].map(([, number]) => evidence[Number(number) - 1]?.quote);
    expect(passages(article)).toEqual(passages(without));
    expect(article.conclusion.replace(/\[\d+\]/g, '')).toBe(without.conclusion.replace(/\[\d+\]/g, ''));
    expect(article.evidence.map(({ number }) => number)).toEqual(article.evidence.map((_, at) => at + 1));
  });

  test('shows the section while it is written', () => {
    const index = without.sections.length;
    expect(emitted).toContainEqual({ type: 'part', part: 'section', index, ...article.sections.at(-1) });
  });
});
