import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE, startDraftedWriting } from './drafted-writing.ts';

let writing: Awaited<ReturnType<typeof startDraftedWriting>>;
beforeAll(async () => {
  writing = await startDraftedWriting();
});
afterAll(() => writing.fake.close());

describe('what code notices', () => {
  const TWICE = 'A hive in the old town needs a bowl of water.';
  const drinks = (litres: number) => `In summer a colony on the roof drinks ${litres} litres of water a day.`;

  test.each([
    ['english', 'capitals', 'BUY THIS AMAZING HIVE NOW and be glad.', 'in capitals'],
    ['english', 'an author and a year', 'Bees sleep at night (Smith, 2021).', 'an author and a year?'],
    ['english', 'a place and a year', 'The wall fell in one night (Berlin, 1989).', 'an author and a year?'],
    ['english', 'the name of a site', 'Buy the old hive at plants.garden today.', 'a web address?'],
    ['english', 'a name with a dot', 'Hotels on Booking.com cost less in May.', 'a web address?'],
    ['english', 'a figure', 'They drank 9 litres.', '9 is not in any passage'],
    ['english', 'the same words', `${TWICE} It was hot. ${TWICE}`, 'the same words as ('],
    ['english', 'another figure', `${drinks(5)} It was hot. ${drinks(9)}`, 'another figure than ('],
    [
      'german',
      'another form of address',
      'Geben Sie den Bienen Wasser. Stellen Sie Schalen auf. Gib ihnen Schatten, wenn du kannst.',
      'another form of address',
    ],
    [
      'english',
      'talk of an assistant',
      'It was hot. Sure, here is the section you asked for. Bees drink.',
      'talk of an assistant?',
    ],
  ] as const)('changes nothing where the judge is silent, in %s: %s', async (language, _, text, note) => {
    const { section, changes, calls } = await writing.write(text, {}, { sources: [PAGE], language });
    expect(calls.find(({ task }) => task === 'prove')?.blocks.NOTES).toContain(note);
    expect(section.slice(0, text.length)).toBe(text);
    expect(changes).toEqual([]);
  });

  test.each([
    ['placeholder', 'In {{city}} bees drink.'],
    ['characters', 'Bees sl\uFFFDep at night.'],
    ['address', 'Visit https://evil.example/a now.'],
    ['address', 'Write to bees@evil.example at once.'],
    ['language', 'Bienen auf Dächern brauchen jeden Tag sehr viel frisches Wasser.'],
  ])('is taken out and noted where nobody puts it right (%s): %s', async (reason, sentence) => {
    const { section, changes, calls } = await writing.write(`They were kind. ${sentence} It was hot.`);
    expect(calls.find(({ task }) => task === 'prove')?.blocks.NOTES).not.toBe('');
    expect(section.startsWith('They were kind. It was hot.')).toBe(true);
    expect(changes).toEqual([{ before: sentence, after: '', reason }]);
  });

  test.each([
    ['assistant', 'Sure, here is the section you asked for.', 'They were kind. It was hot.'],
    ['repetition', 'The first bee drinks at the bowl. The second bee drinks at the pond.', 'They were kind.'],
  ])('goes from the beginning of a part, or where it is a whole paragraph again: %s', async (reason, said, rest) => {
    const text = { assistant: `${said} ${rest}`, repetition: `${said}\n\n${rest}\n\n${said}` }[reason] ?? '';
    const { section, changes } = await writing.write(text);
    expect(section.split(said)).toHaveLength(reason === 'assistant' ? 1 : 2);
    expect(new Set(changes?.map((change) => change.reason))).toEqual(new Set([reason]));
  });

  test.each([
    ['placeholder', '- a bowl\n- {{thing}}\n- a stone', '- a bowl\n- a stone'],
    [
      'address',
      '| Shop | City |\n| https://evil.example | Leipzig |\n| Mill | Gera |',
      '| Shop | City |\n| Mill | Gera |',
    ],
    ['placeholder', '| Shop | {{city}} |\n| Mill | Gera |', '|  |  |\n| Mill | Gera |'],
  ])('is taken out of lists and tables, too (%s)', async (reason, text, left) => {
    const { section, changes } = await writing.write(text);
    expect(section.startsWith(left)).toBe(true);
    expect(changes?.map((change) => change.reason)).toEqual([reason]);
  });

  test('may stand in code', async () => {
    const text = 'Type `curl https://x.example/{{city}}` and wait.';
    const { section, changes } = await writing.write(text);
    expect(section.slice(0, text.length)).toBe(text);
    expect(changes).toEqual([]);
  });
});
