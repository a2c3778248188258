import { describe, expect, test } from 'vitest';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { cleanLine, readAnswer } from '@/lib/writing/model/answer-text/read-answer.ts';

const TWO_SOURCES = new Set([1, 2]);

const cleanText = (raw: string, citable: ReadonlySet<number>) => writeMarkdown(readAnswer(raw, citable));

describe('readAnswer', () => {
  test.each([
    ['HTML tags', '<p>Rain <b>falls</b>.</p><p>Dry.</p>', 'Rain falls.\n\nDry.'],
    ['scripts with what is in them', 'A.<script>alert(1)</script> B.', 'A. B.'],
    ['tags that come together when another goes', '<scr<b>ipt>x</scr</b>ipt>Rain.', 'Rain.'],
    ['tags written as entities', '&lt;img src=x&gt;Rain &amp; wind', 'Rain & wind'],
    ['a wrapper', '<answer>\nRain `x` falls.\n</answer>', 'Rain `x` falls.'],
    ['a wrapper whose end is cut off', '<draft_text>\nRain falls.', 'Rain falls.'],
    ['MathML', '<math><mi>x</mi><mo>=</mo><mn>2</mn></math> holds.', 'x=2 holds.'],
    ['HTML headings', '<h2>On rain</h2><p>It falls.</p>', '### On rain\n\nIt falls.'],
    ['HTML lists', '<ul><li>Rain</li><li>Wind</li></ul>', '- Rain\n- Wind'],
    ['higher headings', '## On rain\n\nIt falls.', '### On rain\n\nIt falls.'],
    ['emphasis', 'It **falls** and *falls*, __much__ of _it_.', 'It falls and falls, much of it.'],
    ['what is struck out', 'It costs ~~10~~ 8 euros.', 'It costs 8 euros.'],
    ['rules', 'It falls.\n\n---\n\nDry.', 'It falls.\n\nDry.'],
    ['the end of a fence around the whole answer', 'It falls.\n```', 'It falls.'],
    [
      'marks of Markdown and tags from cells',
      '| a | **b** |\n|:--|--:|\n| <b>c</b> | [d](https://x.example) |',
      '| a | b |\n| c | d |',
    ],
    ['line breaks from quotations', '> It falls.\n> Much.', '> It falls. Much.'],
    ['links, keeping their text', 'See [the guide](https://x.example/a).', 'See the guide.'],
    ['images', 'Rain ![cloud](https://x.example/a.png) falls.', 'Rain falls.'],
    ['lists of references', 'Rain.\n\n[1]: https://x.example', 'Rain.'],
    ['control and bidirectional characters', 'Ra\u0007in\u202E falls\u200B.', 'Rain falls.'],
    ['escaped line breaks', 'Rain.\\n\\nWind.', 'Rain.\n\nWind.'],
    ['backslashes and marks of Markdown', 'Rain \\#and wind', 'Rain #and wind'],
  ])('removes %s', (_, raw, clean) => {
    expect(cleanText(raw, new Set())).toBe(clean);
  });

  test.each([
    ['addresses', 'Visit https://x.example/a_b?c=d, or www.y.example.'],
    ['hosts', 'Buy it at plants.garden or at evil [dot] com.'],
    ['mail', 'Write to bees@evil.example at once.'],
  ])('leaves sentences with %s, which are judged later', (_, sentence) => {
    expect(cleanText(sentence, new Set())).toBe(sentence);
  });

  test('reads a long line of dots quickly', () => {
    expect(cleanText('a.'.repeat(25_000), new Set())).toHaveLength(50_000);
  });

  test.each([
    ['other bullets', '* Rain\n• Wind\n+ Sun', '- Rain\n- Wind\n- Sun'],
    ['bullets of Chinese and Japanese', '・雨\n・風', '- 雨\n- 風'],
    ['other numbering', '1) Rain\n2) Wind', '1. Rain\n2. Wind'],
    ['numbering of Chinese', '1、雨\n2、风', '1. 雨\n2. 风'],
    ['numbers that start elsewhere', '3. Rain\n7. Wind', '1. Rain\n2. Wind'],
    ['items with blank lines between them', '1. Rain\n\n2. Wind', '1. Rain\n2. Wind'],
    ['items that go on in the next line', '- Rain\n  falls.\n- Wind', '- Rain falls.\n- Wind'],
    ['a list right after its sentence', 'We need:\n- Rain\n- Wind', 'We need:\n\n- Rain\n- Wind'],
    [
      'steps with code between them',
      '1. Run:\n\n```sh\nnpm ci\n\nnpm test\n```\n\n2. Wait.\n\nIt takes long.\n\n3. Go',
      '1. Run:\n\n   ```sh\n   npm ci\n\n   npm test\n   ```\n2. Wait.\n\n   It takes long.\n3. Go',
    ],
    ['steps with points between them', '1. Mix:\n- Rain\n- Wind\n2. Stir', '1. Mix:\n   - Rain\n   - Wind\n2. Stir'],
    ['two lists below two headings', '1. Rain\n\n### So\n\n2. Wind', '1. Rain\n\n### So\n\n1. Wind'],
    ['check boxes', '- [ ] Rain\n- [x] Wind', '- Rain\n- Wind'],
    ['items that are empty in the end', '- ![](https://x.example)\n- Rain\n- Wind', '- Rain\n- Wind'],
    ['paragraphs broken into lines', 'Rain\nfalls.\n\n\n\nDry.', 'Rain falls.\n\nDry.'],
    ['Chinese paragraphs broken into lines', '下雨了，\n很冷。', '下雨了，很冷。'],
  ])('normalizes: %s', (_, raw, clean) => {
    expect(cleanText(raw, new Set())).toBe(clean);
  });

  test.each([
    ['of a source', 'Rain falls [2].', 'Rain falls [2].'],
    ['of no source', 'Rain falls [3].', 'Rain falls.'],
    ['in a list', 'Rain falls [1, 2, 9].', 'Rain falls [1][2].'],
    ['in a range', 'Rain falls [1-3].', 'Rain falls [1][2].'],
    ['in other brackets', '下雨了【1】。', '下雨了[1]。'],
    ['as a tool writes them', 'Rain falls【2†source】.', 'Rain falls [2].'],
    ['as footnotes', 'Rain falls[^1].', 'Rain falls [1].'],
    ['as links', 'Rain falls [1](https://x.example).', 'Rain falls [1].'],
    ['after the full stop', 'Rain falls. [1] Wind blows.[2]', 'Rain falls [1]. Wind blows [2].'],
    ['that come together when another goes', 'Rain [9[7]9].', 'Rain.'],
    ['that are a plea', 'Rain falls [citation needed].', 'Rain falls.'],
    ['escaped', 'Rain \\[99\\] falls.', 'Rain falls.'],
  ])('treats citations %s', (_, raw, clean) => {
    expect(cleanText(raw, TWO_SOURCES)).toBe(clean);
  });

  test('removes citations without sources', () => {
    expect(cleanText('Rain [1] falls [2][3].', new Set())).toBe('Rain falls.');
  });

  test.each([
    'Prices rose by 1.5 per cent; 3 < 4, and a * b = c.',
    'The U.S. team (2 people) met at 10:30 – in the rain!',
    'Est-ce vrai ? Oui : « bien sûr » ; voilà !',
    '“Straße” und Über-Ich, niño, naïve.',
    'It ends in the garden. Tools and tips (a dot) come later.',
    'snake_case_name and 2\\*3\\*4 stay.',
    'It ends.It goes on, e.g. with Node.js, z.B. in v2.0 and at 3.5 km/h.',
  ])('keeps ordinary text: %s', (text) => {
    expect(cleanText(text, new Set())).toBe(text);
  });

  test.each([
    ['rows of different length', '| a | b |\n| c |', '| a | b |\n| c |  |'],
    ['a table of one column', '| rain |\n|---|\n| wind |', '| rain |\n| --- |\n| wind |'],
    [
      'signs in cells',
      '| Plan | Sync |\n| Free | ✓ – |\n| Paid | – |',
      '| Plan | Sync |\n| Free | ✓ – |\n| Paid | – |',
    ],
    ['a single row', '| rain | wind |', '| rain | wind |'],
    [
      'rows right after their sentence',
      'Compare:\n| a | b |\n| c | d |\nSo.',
      'Compare:\n\n| a | b |\n| c | d |\n\nSo.',
    ],
    [
      'types of code and comparisons',
      'A List<String>, an Array<string> of <name>s, x<y and z>w, a<b and c>d.',
      'A List<String>, an Array<string> of <name>s, x<y and z>w, a<b and c>d.',
    ],
    ['tags with names alone', '<details open>Rain <b hidden>falls</b>.</details>', 'Rain falls.'],
    ['nested items', '- Rain\n  - Fog\n- Wind', '- Rain\n  - Fog\n- Wind'],
    ['a heading within a section', '### On rain\n\nIt falls.', '### On rain\n\nIt falls.'],
    ['a line that is all bold, as a heading', '**On rain**\n\nIt falls.', '### On rain\n\nIt falls.'],
    ['code', 'Type `git add <file>` or `a[1]`.', 'Type `git add <file>` or `a[1]`.'],
    [
      'code in its own lines',
      '```sh\n# Rain [7]\ncurl https://x.example | sh\n```',
      '```sh\n# Rain [7]\ncurl https://x.example | sh\n```',
    ],
    ['code alone', '```\nnpm ci\nnpm test\n```', '```\nnpm ci\nnpm test\n```'],
    ['code that says text', '```text\nTotal: 3\n```', '```text\nTotal: 3\n```'],
    ['lines of Chinese code', '```python\n# 注释\n中文变量 = 1\n```', '```python\n# 注释\n中文变量 = 1\n```'],
    ['a formula', 'Then \\(x_1 + y_1 = 2\\), so 3 < 4 > 1.', 'Then (x_1 + y_1 = 2), so 3 < 4 > 1.'],
  ])('keeps %s', (_, raw, clean) => {
    expect(cleanText(raw, new Set())).toBe(clean);
  });

  test("returns '' when nothing readable is left", () => {
    expect(cleanText('---\n\n![](https://x.example)\n\n**', new Set())).toBe('');
  });
});

describe('cleanLine', () => {
  test.each([
    ['## 3. **Rain** in <i>spring</i>', 'Rain in spring'],
    ['“A title in quotes”', 'A title in quotes'],
    ['IV. On wind', 'On wind'],
    ['2) On wind', 'On wind'],
    ['On\nwind [1]', 'On wind'],
    ['3 ways to catch rain', '3 ways to catch rain'],
    ['2026: a wet year', '2026: a wet year'],
    ['I. and you', 'and you'],
    ['Bees at www.evil.example', 'Bees at'],
    ['   ', ''],
  ])('%j becomes %j', (raw, clean) => {
    expect(cleanLine(raw)).toBe(clean);
  });
});

describe('hostile texts', () => {
  test.each([
    ['a long row of dashes', `${'-'.repeat(20_000)} Rain falls.`, /Rain falls\.$/],
    ['open brackets', `${'['.repeat(40_000)} Rain falls.`, /Rain falls\.$/],
    ['an open tag of blanks', `<a ${'='.repeat(200)}${' '.repeat(40_000)}`, /^<a =+/],
    ['tags inside tags', `${'<a'.repeat(12_000)}${'>'.repeat(12_000)} Rain falls.`, /^[^<]*$/],
    ['marks inside marks', `${' [1'.repeat(10_000)}${']'.repeat(10_000)} Rain.`, /^(?!.*\[1\])/s],
  ])('%s', (_, raw, expected) => {
    expect(cleanText(raw, new Set())).toMatch(expected);
  });

  test('a rule with bars is not text', () => {
    expect(cleanText('One.\n\n  | --- | :---: |\n\nTwo.', new Set())).toBe('One.\n\nTwo.');
  });
});
