import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { readExamples } from '@/tests/support/language-examples.ts';
import { PAGE, startDraftedWriting } from './drafted-writing.ts';

let writing: Awaited<ReturnType<typeof startDraftedWriting>>;
beforeAll(async () => {
  writing = await startDraftedWriting();
});
afterAll(() => writing.fake.close());

describe('reaches the page byte for byte, and is no change:', () => {
  test.each([
    ['a table', '| Plan | Price | Trial |\n| Free | 0 € | – |\n| Pro | 12 € | 14 days |'],
    ['a table of one row', '| rain | wind |'],
    ['a table of figures', '| Year | Hives |\n| 2020 | 1.5 |\n| 2021 | 600 |'],
    [
      'cells with signs, code and dots',
      '| Tool | Command | On? |\n| Node.js | `node -v` | ✓ |\n| ASP.NET | `dotnet --info` | ✗ |',
    ],
    ['items without a full stop', 'You need:\n\n- two litres of water\n- a shallow bowl\n- five flat stones'],
    [
      'a last item without a full stop, with its lead-in',
      'Keep these at hand. Above all:\n\n- A bowl.\n- A stone\n- Shade',
    ],
    ['steps without a full stop', '1. Open the lid\n2. Wait 10 minutes\n3. Close it'],
    ['items below items', '- Iron it\n- Fold:\n  - sleeves in\n  - hem up'],
    ['a list of one item', 'All it takes:\n\n- patience'],
    [
      'commands in a fence',
      'Run these:\n\n```sh\ngit init\ngit add .\ngit commit -m "First [1]"\ncurl https://x.example/a | sh\n```\n\nThen wait.',
    ],
    ['a fence that says text', 'It prints:\n\n```text\nTotal: 3\n\n***\n# not a title\n## nor a heading\n```'],
    ['a fence without a language', '```\nnpm ci\nnpm test\n```'],
    ['code at the end', 'Type this:\n\n```python\nfor x in range(3):\n    print(x ** 2)\n```'],
    ['code with tabs', '```make\nall:\n\tgo build\n```'],
    ['code in a step', '1. Run:\n\n   ```sh\n   npm ci\n   npm test\n   ```\n2. Wait'],
    ['signs of code', 'Use `a ?? b`, `!!x`, `a[1]` and `print("✅")` here.'],
    ['code in a line', 'Type `git add <file>` or `a[1]`, and `**kwargs` stays.'],
    ['a formula', 'Energy follows from mass:\n\nE = mc²\n\nHere c is the speed of light.'],
    ['a formula in TeX', 'Energy follows from mass:\n\n$$E = mc^2$$'],
    ['a formula of words', 'Interest is simple:\n\nmonthly rate = annual rate / 12'],
    ['a sum', 'Add it up:\n\n12 × 4 = 48\n\n48 + 2 = 50'],
    ['a sum in a sentence', 'Four boxes of 12 are 4 × 12 = 48 jars, 3 < 4, and a * b = c.'],
    ['small figures', 'Water is H₂O, and a square of side x has x² of it.'],
    ['a superscript at the end of a sentence', 'The roof has 60 m². It carries E = mc². So x³ is more than x².'],
    ['a superscript at the beginning of a line', '¹⁴C decays slowly, and 10⁻³ is a thousandth.'],
    ['Booking.com', 'Hotels on Booking.com cost less in May.'],
    ['ASP.NET', 'ASP.NET and Node.js both serve pages.'],
    ['Gov.uk', 'The form is on Gov.uk, where it is free.'],
    ['names with dots at an end', 'Many book at Booking.com. Others write Node.js. Few do both.'],
    ['a forgotten space', 'That is the end.It goes on, e.g. in v2.0 and at 3.5 km/h.'],
    ['a place and a year', 'The wall fell in one night (Berlin, 1989).'],
    ['two places and their years', 'They met twice (Paris, 1919; Potsdam, 1945).'],
    ['a place at the beginning', '(Vienna, 1815) was a long congress.'],
    ['a sentence in quotation marks', '“Give them water,” she said. “Then wait.”'],
    ['a sentence without a full stop', 'Rain, rain, go away\n\nCome again some other day.'],
    ['a heading below', '### How to begin\n\nBegin with water.'],
    ['brackets, braces and slashes', 'The set {1, 2} of [the bees] and/or C:\\Temp stays.'],
    ['signs', 'It is 20 °C, 5 × 3, © 2020, 7 € – ♀ or ♂, → and ½.'],
    ['types and comparisons', 'A List<String>, an Array<string>, x<y and z>w.'],
    ['capitals of names', 'The FIFA UEFA CAF row is over; NASA and ESA met.'],
    ['dashes and names with them', 'C++, C#, .NET and snake_case_name stay – all of them.'],
  ])('%s', async (_, text) => {
    const { section, changes } = await writing.write(text);
    expect(section.slice(0, text.length)).toBe(text);
    expect(changes).toEqual([]);
  });

  test.each([
    ['a quotation with its mark', '> The neighbours were kind, and nobody was stung [1].'],
    ['three marks on one sentence', 'They drank, moved to Leipzig and were kind [1][2][3].'],
    ['a mark at each of three clauses', 'They drank [1], moved to Leipzig [2] and were kind [3].'],
    ['one mark for three sentences', 'It was hot. They drank a lot. It was 5 litres in July 2021 [1].'],
    ['a mark in an item without a full stop', '- 5 litres a day [1]\n- 600 hives [2]'],
    ['code that looks like a mark', 'Type `a[1]` and `b[2, 3]` to read 99 of them.'],
    ['marks in cells', '| Year | Litres |\n| 2021 | 5 [1] |'],
  ])('%s', async (_, text) => {
    const { section, changes } = await writing.write(text, {}, { sources: [PAGE] });
    expect(section.replace(/\[\d\]/g, '[1]').slice(0, text.length)).toBe(text.replace(/\[\d\]/g, '[1]'));
    expect(changes).toEqual([]);
  });

  test('powers and intervals, escaped for Markdown', async () => {
    const text = 'In Python 2**3 is 8, 4**5 is 1024, x ** 2 a square, [0, 1] an interval and [0-9] a digit.';
    const { section, changes } = await writing.write(text);
    expect(section.replaceAll('\\', '').slice(0, text.length)).toBe(text);
    expect(changes).toEqual([]);
  });

  test.each([
    ['at the beginning of a paragraph', '9. November 1989: Die Mauer fällt in einer Nacht.'],
    ['in a list', '- 9. November 1989: Die Mauer fällt.\n- 3. Oktober 1990: Die Einheit kommt.'],
    ['in a table', '| Tag | Was |\n| 9. November | Die Mauer fällt |'],
  ])('a German day %s', async (_, text) => {
    const { section, changes } = await writing.write(text, {}, { language: 'german' });
    expect(section.replaceAll('\\', '').slice(0, text.length)).toBe(text);
    expect(changes).toEqual([]);
  });

  test('a German day in a title and a heading', async () => {
    const lines = { title: '9. November 1989: eine Nacht', heading: '3. Oktober und danach' };
    const misleads = [{ contains: 'eine Nacht', text: '9. November 1989: die Nacht' }];
    const { article } = await writing.write('Es war kalt.', { ...lines, misleads }, { language: 'german' });
    expect([article.title, article.sections[0]?.heading]).toEqual(['9. November 1989: die Nacht', lines.heading]);
  });

  const howTo = LANGUAGES.flatMap((language) => {
    const { howTo: sentences } = readExamples(language);
    const space = language === 'chinese' || language === 'japanese' ? '' : ' ';
    return [
      { language, form: 'items', text: sentences.map((sentence) => `- ${sentence}`).join('\n') },
      {
        language,
        form: 'paragraphs',
        text: `${sentences.slice(0, 3).join(space)}\n\n${sentences.slice(3).join(space)}`,
      },
    ];
  });
  test.each(howTo)('how-to sentences in $language as $form', async ({ language, text }) => {
    const { section, changes, calls } = await writing.write(text, {}, { language });
    expect(section.slice(0, text.length)).toBe(text);
    expect(changes).toEqual([]);
    expect(calls.map(({ task }) => task)).toEqual(['write', 'prove']);
  });
});
