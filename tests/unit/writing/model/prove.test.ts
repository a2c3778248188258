import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proofSchema } from '@/lib/writing/calls/prove.ts';
import { PAGE, startDraftedWriting } from './drafted-writing.ts';

let writing: Awaited<ReturnType<typeof startDraftedWriting>>;
beforeAll(async () => {
  writing = await startDraftedWriting();
});
afterAll(() => writing.fake.close());

const write = (text: string, mode: Parameters<typeof writing.write>[1] = {}) =>
  writing.write(text, mode, { sources: [PAGE] });

const TABLE = '| Year | Litres | Where |\n| 2021 | 9 [1] | roof |\n| 2022 | 7 |  |';

describe('a correction has the form of what it replaces:', () => {
  test.each([
    [
      'a sentence',
      'They drank 9 litres [1]. It was hot.',
      'They drank 5 litres [1].',
      'They drank 5 litres [1]. It was hot.',
    ],
    ['a row', TABLE, '2021 | 5 [1] | roof', TABLE.replace('9', '5')],
    [
      'the head of a table',
      '| Year | Litres in 1999 |\n| July | 5 |',
      'Year | Litres in 2021',
      '| Year | Litres in 2021 |\n| July | 5 |',
    ],
    ['a row with bars at its ends', TABLE, '| 2021 | 5 [1] | roof |', TABLE.replace('9', '5')],
    [
      'a row with a rank, an empty cell and a bar',
      '| Rank | City | Command |\n| No. 1 | 9 [1] | `a \\| b` |\n| No. 2 | x |  |',
      'No. 1 |  | `a \\| b`',
      '| Rank | City | Command |\n| No. 1 |  | `a \\| b` |\n| No. 2 | x |  |',
    ],
    ['an item without a full stop', '- 9 litres [1]\n- five stones', '5 litres [1]', '- 5 litres [1]\n- five stones'],
    ['an item with its bullet', '- five stones\n- 9 litres [1]', '- 5 litres [1]', '- five stones\n- 5 litres [1]'],
    ['a step', '1. Give 9 litres [1]\n2. Wait', 'Give 5 litres [1]', '1. Give 5 litres [1]\n2. Wait'],
    [
      'an item with items below',
      '- Give 9 litres [1]\n  - in a bowl',
      'Give 5 litres [1]',
      '- Give 5 litres [1]\n  - in a bowl',
    ],
    ['a heading below', '### They drank 9\n\nIt was hot.', '### They drank 5', '### They drank 5\n\nIt was hot.'],
    [
      'a quotation',
      '> Keepers in Leipzig put 600 hives on roofs [2].\n\nThey drank 9.',
      '',
      '> Keepers in Leipzig put 600 hives on roofs [2].',
    ],
  ])('%s', async (_, text, correction, after) => {
    const { section, claims } = await write(text, { misleads: [{ contains: '9', text: correction }] });
    expect(section.replace(/\[\d\]/g, '[1]').slice(0, after.length)).toBe(after.replace(/\[\d\]/g, '[1]'));
    expect(claims?.unmarked).toBe(0);
  });
});

describe('a title and headings are corrected, too:', () => {
  test.each([
    ['a title', { title: 'They drank 9 litres', heading: 'In July' }, 'They drank 5 litres', 'In July'],
    ['a heading', { title: 'On roofs', heading: 'They drank 9 litres' }, 'On roofs', 'They drank 5 litres'],
  ])('%s', async (_, lines, title, heading) => {
    const misleads = [{ contains: 'drank 9', text: '# They drank 5 litres [1]' }];
    const { article, changes } = await write('It was hot.', { ...lines, misleads });
    expect([article.title, article.sections[0]?.heading]).toEqual([title, heading]);
    expect(changes).toEqual([{ before: 'They drank 9 litres', after: 'They drank 5 litres', reason: 'contradicted' }]);
  });
});

const NINE = 'They drank 9 litres [1].';

/** What becomes of "They drank 9 litres [1]." */
describe('a verdict never ends without effect or trace:', () => {
  const change = (after: string, reason: string) => [{ before: 'They drank 9 litres.', after, reason }];
  const wrong = (text: string, reason = 'contradicted' as const) => ({
    misleads: [{ contains: 'drank 9', text, reason }],
  });
  const again = (text: string) => ({ misleadsAgain: [{ contains: 'drank', text }] });
  const CUT = 'They were kind [3].';

  test.each([
    ['a correction', wrong('They drank 5 litres [1].'), change('They drank 5 litres.', 'contradicted'), 'corrected'],
    ['a cut', wrong(''), change('', 'contradicted'), 'removed'],
    [
      'an unsafe one',
      { misleads: [{ contains: 'drank 9', text: 'They drank [1].', reason: 'unsafe' }] },
      change('They drank.', 'unsafe'),
      'corrected',
    ],
    [
      'free',
      { claims: { notFound: ['drank 9'] }, words: { 'drank 9': 'drank 5 litres' } },
      change('They drank 9 litres.', 'doubted'),
      'unchecked',
    ],
    ['supported without words', {}, change('They drank 9 litres.', 'figure'), 'figureNotFound'],
    [
      'overstated',
      { overstated: ['drank 9'], words: { 'drank 9': 'drank 5 litres' } },
      change('They drank 9 litres.', 'overstated'),
      'unchecked',
    ],
    [
      'a gap to fill in',
      wrong('They drank {{number}} litres [1].'),
      change('They drank 9 litres.', 'doubted'),
      'unmarked',
    ],
    [
      'another language',
      wrong('Die Bienen tranken jeden Tag sehr viel Wasser [1].'),
      change('They drank 9 litres.', 'doubted'),
      'unmarked',
    ],
    ['a mark of no passage', wrong('They drank 5 litres [99].'), change('They drank 9 litres.', 'doubted'), 'unmarked'],
    [
      'an address',
      wrong('They drank 5 litres, says www.evil.example [1].'),
      change('They drank 9 litres.', 'doubted'),
      'unmarked',
    ],
    [
      'a gap, then a correction',
      { ...wrong('{{gap}}'), ...again('They drank 5 litres [1].') },
      change('They drank 5 litres.', 'contradicted'),
      'unchecked',
    ],
    ['a gap, then a cut', { ...wrong('{{gap}}'), ...again('') }, change('', 'contradicted'), 'removed'],
    [
      'a gap, then another',
      { ...wrong('{{gap}}'), ...again('{{gap}}') },
      change('They drank 9 litres.', 'doubted'),
      'unmarked',
    ],
    [
      'a gap, then no answer',
      { ...wrong('{{gap}}'), fault: 'refusal', task: 'recheck' },
      change('They drank 9 litres.', 'doubted'),
      'unmarked',
    ],
    [
      'a correction, then a gap',
      { ...wrong('They drank 5 litres [1].'), ...again('{{gap}}') },
      change('They drank 5 litres.', 'doubted'),
      'unmarked',
    ],
    [
      'a correction, then another',
      { ...wrong('They drank 5 litres [1].'), ...again('They drank [1].') },
      change('They drank.', 'contradicted'),
      'unchecked',
    ],
    [
      'a correction, then a cut',
      { ...wrong('They drank 5 litres [1].'), ...again('') },
      change('', 'contradicted'),
      'removed',
    ],
    [
      'a correction, then no answer',
      { ...wrong('They drank 5 litres [1].'), fault: 'refusal', task: 'recheck' },
      change('They drank 5 litres.', 'contradicted'),
      'unchecked',
    ],
    [
      'a correction with another wrong figure',
      wrong('They drank 7 litres [1].'),
      change('They drank 7 litres.', 'figure'),
      'figureNotFound',
    ],
    ['supported, then a gap', again('{{gap}}'), change('They drank 9 litres.', 'doubted'), 'unmarked'],
    ['no answer', { fault: 'refusal', task: 'prove' }, [], 'unchecked'],
  ] as const)('%s', async (_, mode, expected, fate) => {
    const { section, claims, changes } = await write(`${CUT} ${NINE}`, mode);
    const after = expected[0]?.after ?? 'They drank 9 litres.';
    expect(changes).toEqual(expected);
    expect(section.replace(/ \[\d\]/g, '').startsWith(['They were kind.', after].filter(Boolean).join(' '))).toBe(true);
    expect(claims?.[fate]).toBeGreaterThan(0);
    expect(claims?.confirmed).toBeLessThan(2);
  });

  test.each([
    ['a figure is in no passage', 'They drank 9 litres.', [1]],
    ['the passage is unknown', 'They were kind.', [99]],
  ])('no mark is added where %s', async (_, sentence, passages) => {
    const { section, changes } = await write(sentence, { marks: [{ contains: sentence, passages }] });
    expect(section.startsWith(`${sentence} `) || section.startsWith(`${sentence}\n`)).toBe(true);
    expect(changes).toEqual([]);
  });

  test('a missing mark is added and noted', async () => {
    const marks = [{ contains: 'neighbours were kind', passages: [3] }];
    const { section, changes, claims } = await write('The neighbours were kind.', { marks });
    expect(section).toMatch(/^The neighbours were kind \[1\]\./);
    expect(changes?.map(({ reason }) => reason)).toEqual(['cited']);
    expect(claims?.confirmed).toBe(1);
  });

  test('a mark that no passage bears out goes, and is noted', async () => {
    const { section, changes, claims } = await write('They sang [1].', { claims: { notFound: ['They sang'] } });
    expect(section).toMatch(/^They sang\./);
    expect(changes).toEqual([{ before: 'They sang.', after: 'They sang.', reason: 'unsupported' }]);
    expect(claims?.unmarked).toBe(1);
  });

  test('an uncited sentence that stays wrong is noted', async () => {
    const { section, changes } = await write('They sang.', { misleads: [{ contains: 'They sang', text: '{{gap}}' }] });
    expect(section).toMatch(/^They sang\./);
    expect(changes).toEqual([{ before: 'They sang.', after: 'They sang.', reason: 'doubted' }]);
  });

  test('a sentence that is word for word from its passage counts as quoted', async () => {
    const { claims, calls } = await write('Keepers in Leipzig put 600 hives on roofs [2].');
    expect(claims).toMatchObject({ quoted: 1, confirmed: 0, unchecked: 0 });
    expect(calls.map(({ task }) => task)).toEqual(['plan', 'write', 'prove']);
  });
});

describe('a row with too few cells', () => {
  const misleads = [{ contains: '2021 | 9', text: '5 [1]' }];

  test('is asked for again', async () => {
    const misleadsAgain = [{ contains: '2021 | 9', text: '2021 | 5 [1] | roof' }];
    const { section, changes, calls } = await write(TABLE, { misleads, misleadsAgain });
    expect(section.startsWith(TABLE.replace('9', '5'))).toBe(true);
    expect(changes).toEqual([{ before: '2021 | 9 | roof', after: '2021 | 5 | roof', reason: 'contradicted' }]);
    expect(calls.find(({ task }) => task === 'recheck')?.prompt).toContain(
      'wrong, but "5 [1]" does not fit: give the same number of cells',
    );
  });

  test('is noted when it does not come', async () => {
    const { section, changes } = await write(TABLE, { misleads });
    expect(section.startsWith(TABLE.replace(' [1]', ''))).toBe(true);
    expect(changes).toEqual([{ before: '2021 | 9 | roof', after: '2021 | 9 | roof', reason: 'doubted' }]);
  });

  test('keeps its cells where one has only a mark', async () => {
    const { section } = await write('| Year | Litres | Source |\n| 2021 | 9 | [1] |');
    expect(section.startsWith('| Year | Litres | Source |\n| 2021 | 9 |  |')).toBe(true);
  });
});

test('a quotation that is corrected into other words than its passage’s is asked for again', async () => {
  const quotation = '> Keepers in Leipzig put 600 hives on roofs [2].';
  const misleads = [{ contains: '600 hives', text: 'Keepers in Leipzig put 700 hives on roofs [2].' }];
  const { section, changes } = await write(quotation, { misleads });
  expect(section.startsWith('> Keepers in Leipzig put 600 hives on roofs.')).toBe(true);
  expect(changes?.map(({ reason }) => reason)).toEqual(['doubted']);
});

test('"None" is no key point', () => {
  expect(proofSchema.parse({ supported: [], keyPoints: ['None', 'n/a', 'None of them drinks.'] }).keyPoints).toEqual([
    'None of them drinks.',
  ]);
});

test('a malformed entry of a proof leaves the others, and a missing field has a default', () => {
  const good = { number: 2, text: '', reason: 'unsafe' };
  const raw = {
    supported: ['1', 'x', 3],
    misleads: [{ number: 'x' }, { ...good, reason: 'boring' }, good],
    spare: 'none',
  };
  expect(proofSchema.parse(raw)).toEqual({
    ...{ supported: [1, 3], free: [], misleads: [{ ...good, reason: 'contradicted' }, good], overstated: [] },
    ...{ told: [], marks: [], spare: [], description: '', keyPoints: [], questions: [] },
  });
});
