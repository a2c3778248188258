import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authorSource } from '@/lib/writing/author-source.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { callPrompts, callTasks, startEditedWriting } from './edited-writing.ts';
import { SOURCES } from './model-fixture.ts';

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

const ANSWERS = [
  { question: 'When did you start?', answer: 'In March 2019, with two hives from my uncle Bernd.' },
  { question: 'What went wrong?', answer: 'The second hive died of hunger that winter. I had fed it nothing.' },
];
const AUTHOR = { ...authorSource(ANSWERS, new Date('2026-11-29T10:00:00Z'), { language: 'english' }), number: 1 };
const ANSWERED = { sources: [AUTHOR], authorAnswers: ANSWERS };

const TRUE = 'I began in March 2019 with two hives from my uncle Bernd [1].';
const TRUE_WORDS = 'In March 2019, with two hives';
const OPINION = 'I think that nobody should begin with one hive.';

const FILLER = 'Bees need water and shade, and somebody who looks after them in every week from April to September. ';
const sections = [1, 2, 3].map((at) => `## Part ${at}\n\n${`Part ${at} has it: ${FILLER}`.repeat(4)}`);

/** A draft that invents in its opening, a list and its ending. */
const draft = (invented: string) =>
  [
    `# Two hives\n\n${TRUE} ${invented} ${FILLER}`,
    ...sections.slice(0, 2),
    `${sections[2]}\n\n- Feed them in the fall.\n- ${invented}\n- Weigh them.`,
    `***\n\n${OPINION} ${invented} That is all.`,
  ].join('\n\n');

/** What strong and weak models make up of an author's life. */
const INVENTED = [
  'My neighbor Helga called the police in June.',
  'I paid 480 euros for my first suit.',
  'In 2021 we moved the hives to a hotel roof in Graz.',
  'My wife was stung eleven times that day.',
  'I still remember the smell of that first honey.',
  'Last summer I harvested 63 jars.',
  'My grandfather kept bees in the war.',
  'We lost a third of our bees to mites.',
  'I took a course with Dr. Lindqvist.',
  'Our daughter named the queen Ottilie.',
  'I drove four hours to buy that swarm.',
  'A beekeeper I met in Ghent told me to wait.',
  'My landlord gave me two weeks.',
  'I wrote all of it into a red notebook.',
  'On a Tuesday in May I opened the lid and wept.',
  'We sold the honey at the market in Tulln.',
  'It took me five winters to learn that.',
  'My boss bought the first glass.',
  'I once carried a hive up six floors.',
  'Our dog has never forgiven us.',
];

type Told = NonNullable<Mode['told']>;
const OF_TRUE: Told = { [TRUE]: TRUE_WORDS };

describe('what an author never told is in no article', () => {
  test.each(INVENTED)('%s', async (invented) => {
    for (const words of ['', `the author told us so: ${invented}`, 'I', invented, 'What went wrong?']) {
      const { article } = await writing.write(
        { drafts: { '': draft(invented) }, told: { ...OF_TRUE, [invented]: words } },
        ANSWERED,
      );
      expect(JSON.stringify({ ...article, review: undefined, alternative: undefined })).not.toContain(invented);
      expect(article.intro).toContain(TRUE);
      expect(article.conclusion).toContain(OPINION);
      expect(article.evidence.map(({ quote }) => quote)).toEqual([ANSWERS[0]?.answer]);
      expect(article.review?.changes).toContainEqual({ before: invented, after: '', reason: 'unattributed' });
    }
  });
});

const INVENTION = INVENTED[0] ?? '';

test('an invention with another correction is cut, too', async () => {
  const misleads = [{ contains: INVENTION, text: 'My neighbor Helga called the police in July.' }];
  const mode = { drafts: { '': draft(INVENTION) }, told: { ...OF_TRUE, [INVENTION]: '' }, misleads };
  const { article } = await writing.write(mode, ANSWERED);
  expect(JSON.stringify(article.sections) + article.intro).not.toContain('Helga');
});

describe('where the model does not say who told it', () => {
  const silent: Mode = { drafts: { '': draft(INVENTION) }, told: 'nothing' };

  test('it is asked again beside the answers, and what it cannot show is cut', async () => {
    const words = { [TRUE]: TRUE_WORDS, [OPINION]: 'opinion', [INVENTION]: 'none' };
    const { article, calls } = await writing.write({ ...silent, words }, ANSWERED);
    const [again = ''] = callPrompts(calls, 'recheck');
    expect(again).toContain(`${INVENTION} (look at: who told it?)`);
    expect(again).toContain('<<<AUTHOR');
    expect(article.intro).toContain(TRUE);
    expect(article.intro).not.toContain(INVENTION);
    expect(article.conclusion).toContain(OPINION);
  });

  test('what it never says stays, and its author is told', async () => {
    const { article } = await writing.write(silent, ANSWERED);
    expect(article.intro).toContain(INVENTION);
    expect(article.review?.changes).toContainEqual({ before: INVENTION, after: INVENTION, reason: 'doubted' });
  });
});

test.each(['two hives', 'an opinion'])('a figure that nobody told is noted where the words are “%s”', async (words) => {
  const invented = 'I paid 480 euros for my first suit.';
  const { article } = await writing.write(
    { drafts: { '': draft(invented) }, told: { ...OF_TRUE, [invented]: words } },
    ANSWERED,
  );
  expect(article.review?.changes).toContainEqual({ before: invented, after: invented, reason: 'doubted' });
});

test('an invented title is asked for again, and never left empty', async () => {
  const title = 'How my bees saved my marriage';
  const told = { ...OF_TRUE, [title]: '' };
  const { article } = await writing.write(
    { drafts: { '': draft(OPINION).replace('# Two hives', `# ${title}`) }, told },
    ANSWERED,
  );
  expect(article.title).toBe(title);
  expect(article.review?.changes).toContainEqual({ before: title, after: title, reason: 'doubted' });
});

test.each([
  [
    'the topic',
    { topic: 'How my two hives got through their first winter' },
    'My two hives got through their first winter.',
  ],
  ['the wishes', { advancedPrompting: 'I keep nine hives on a garage.' }, 'I keep nine hives on a garage.'],
])('what %s tells may be told', async (_, changes, sentence) => {
  const words = sentence.replace(/[.]$/, '');
  const { article } = await writing.write(
    { drafts: { '': draft(sentence) }, told: { ...OF_TRUE, [sentence]: words } },
    { ...ANSWERED, ...changes },
  );
  expect(article.intro).toContain(sentence);
});

describe('the answers in prompts', () => {
  test('are passages of their own block, below their questions, and cited like any', async () => {
    const { calls } = await writing.write({}, { ...ANSWERED, sources: [...SOURCES, { ...AUTHOR, number: 3 }] });
    const [write = ''] = callPrompts(calls, 'write');
    expect(write).toMatch(
      /<<<SOURCE 2 .*\n(?:.*\n)*?SOURCE 2 .*>>>\n\n<<<AUTHOR \w+\nThe author, November 29, 2026\nUnder: When did you start\?\n\[3\] In March 2019, with two hives from my uncle Bernd\.\nUnder: What went wrong\?\n\[4\] The second hive/,
    );
    expect(write).toContain('that "I" is the article’s own');
    expect(callTasks(calls).slice(0, 2)).toEqual(['plan', 'write']);
  });

  test('are there whole where the pages are cut', async () => {
    const text = Array.from(
      { length: 400 },
      (_, at) => `Page ${at} of the bees on roofs says that they like shade number ${at}.`,
    ).join('\n\n');
    const long = { number: 1, url: 'https://long.example/', title: 'Roofs', text };
    const { calls } = await writing.write(
      {},
      { ...ANSWERED, sources: [long, { ...AUTHOR, number: 2 }] },
      { windowTokens: 8000 },
    );
    for (const prompt of callPrompts(calls, 'write')) {
      expect(prompt).toContain('I had fed it nothing.');
      expect(prompt).not.toContain('shade number 399.');
    }
  });

  test('without them nothing is said of an author', async () => {
    const { calls } = await writing.write({}, { sources: SOURCES });
    expect(callPrompts(calls, 'write').join('')).not.toMatch(/<<<AUTHOR|AUTHOR is what/);
  });
});
