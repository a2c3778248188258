import { describe, expect, test } from 'vitest';
import { beforeHeadings, parseDraft, underHeadings } from '@/lib/writing/model/steps/parse-draft.ts';

const WHOLE = { hasTitle: true, hasEnding: true };
const LATER = { hasTitle: false, hasEnding: false };

const BODY = 'Bees drink.\n\n## Water\n\nGive water.\n\n## Shade\n\nGive shade.';
const TEXT = `# On bees\n\n${BODY}\n\n***\n\nBegin.`;
const SECTIONS = [
  { heading: 'Water', text: 'Give water.' },
  { heading: 'Shade', text: 'Give shade.' },
];
const READ = { title: 'On bees', opening: 'Bees drink.', sections: SECTIONS, ending: { heading: '', text: 'Begin.' } };

describe('a draft has title, opening, sections and ending', () => {
  test.each([
    ['as it was asked for', TEXT],
    ['with words before its title', `Sure! Here it is:\n\n${TEXT}`],
    ['with a plan and thinking before its title', `{"harm":"none"}\n\nWater ## first? Then shade.</think>\n\n${TEXT}`],
    ['with deeper headings', TEXT.replaceAll('\n## ', '\n### ')],
    ['with closed headings', TEXT.replace('## Water', '## Water ##')],
    ['with bold headings', TEXT.replace('## Water', '**Water**').replace('## Shade', '**Shade**:')],
    ['with another rule', TEXT.replace('***', '- - -')],
    ['with a rule between sections', TEXT.replace('\n\n## Shade', '\n\n---\n\n## Shade')],
    ['with a heading for any article above its ending', TEXT.replace('***', '## Conclusion')],
    ['with that heading behind its rule', TEXT.replace('***', '***\n\n## Conclusion')],
    ['with a heading for any article above its opening', TEXT.replace('# On bees', '# On bees\n\n## Introduction')],
    ['in a fence', `\`\`\`markdown\n${TEXT}\n\`\`\``],
    ['in a fence behind a preface', `Sure:\n\n\`\`\`\n${TEXT}\n\`\`\``],
    ['with Windows line ends', TEXT.replaceAll('\n', '\r\n')],
  ])('%s', (_, draft) => {
    expect(parseDraft(draft, WHOLE)).toEqual(READ);
  });

  test('with a heading of its own above the ending', () => {
    const draft = TEXT.replace('Begin.', '## What to do tonight\n\nBegin.');
    expect(parseDraft(draft, WHOLE)).toEqual({ ...READ, ending: { heading: 'What to do tonight', text: 'Begin.' } });
  });

  test('with headings below its sections', () => {
    const draft = TEXT.replace('Give water.', 'Give water.\n\n### How\n\nIn a bowl.');
    expect(parseDraft(draft, WHOLE)?.sections[0]?.text).toBe('Give water.\n\n### How\n\nIn a bowl.');
  });

  test('without an ending where nothing marks it', () => {
    expect(parseDraft(`# On bees\n\n${BODY}`, WHOLE)).toEqual({ ...READ, ending: undefined });
  });

  test.each([
    ['in a fence with a language', '```sh\n# Shade\ngit add .\n***\n## no heading\n```'],
    ['in a fence without one', '```\n# Shade\n***\n```'],
    ['in a longer fence', '````md\n```sh\n# Shade\n```\n````'],
  ])('with code that looks like headings and rules, %s', (_, code) => {
    const draft = TEXT.replace('Give water.', `Give water:\n\n${code}\n\nThen wait.`);
    const water = { heading: 'Water', text: `Give water:\n\n${code}\n\nThen wait.` };
    expect(parseDraft(draft, WHOLE)).toEqual({ ...READ, sections: [water, SECTIONS[1]] });
  });
});

describe('a text is no draft', () => {
  test.each([
    ['without a title', BODY],
    ['that has not got to its title', 'Let me think about water and shade.\n\n## Plan'],
    ['that is nothing', ''],
  ])('%s', (_, raw) => {
    expect(parseDraft(raw, WHOLE)).toBeUndefined();
  });
});

describe('a later stretch', () => {
  test('begins with its first heading', () => {
    expect(parseDraft(`Continuing:\n\n${BODY.slice(BODY.indexOf('##'))}`, LATER)).toEqual({
      ...{ title: '', opening: '', sections: SECTIONS, ending: undefined },
    });
  });

  test.each(['```\nnpm ci\nnpm test\n```', '```text\nTotal: 3\n# Shade\n```'])('keeps its code: %s', (code) => {
    const text = `Run:\n\n${code}`;
    expect(parseDraft(`## Water\n\n${text}`, LATER)?.sections).toEqual([{ heading: 'Water', text }]);
  });

  test('may stand in a fence', () => {
    const raw = `\`\`\`markdown\n${BODY.slice(BODY.indexOf('##'))}\n\`\`\``;
    expect(parseDraft(raw, LATER)?.sections).toEqual(SECTIONS);
  });

  test('ends before the headings of the next one', () => {
    expect(beforeHeadings(SECTIONS, ['Shade!'])).toEqual([SECTIONS[0]]);
    expect(beforeHeadings(SECTIONS, ['Wind'])).toEqual(SECTIONS);
  });
});

describe('headings that are kept', () => {
  test.each([
    ['in other words for all of them', ['To drink', 'To rest'], ['Give water.', 'Give shade.']],
    ['in another form', ['WATER', 'Shade.'], ['Give water.', 'Give shade.']],
    ['without one of them', ['Water', 'Shade', 'Wind'], ['Give water.', 'Give shade.', '']],
    ['with one more', ['Water'], ['Give water.\n\n### Shade\n\nGive shade.']],
  ])('have their texts %s', (_, headings, texts) => {
    expect(underHeadings(SECTIONS, headings)).toEqual(texts);
  });
});

test('many rules below a text are no ending', () => {
  const draft = parseDraft(`# Rain\n\nIt falls.\n\n## Where\n\nHere.\n${'\n***'.repeat(20_000)}`, {
    hasTitle: true,
    hasEnding: true,
  });
  expect(draft).toEqual({ title: 'Rain', opening: 'It falls.', sections: [{ heading: 'Where', text: 'Here.' }] });
});
