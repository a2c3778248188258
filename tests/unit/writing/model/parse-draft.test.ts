import { describe, expect, test } from 'vitest';
import { beforeHeadings, parseDraft } from '@/lib/writing/model/steps/parse-draft.ts';

const HEADINGS = ['Water', 'Shade'];
const WHOLE = { hasOpening: true, headings: HEADINGS, hasEnding: true };
const READ = { opening: 'Bees drink.', sections: ['Give water.', 'Give shade.'], ending: 'Begin.' };

describe('a draft has opening, sections and ending', () => {
  test.each([
    [
      'with the title, a preface, and no mark before the ending',
      'Sure! Here it is:\n\n# On bees\n\nBees drink.\n\n## Water\n\nGive water.\n\n## Shade\n\nGive shade.\n\nBegin.',
    ],
    [
      'with the title and one heading less',
      '# On bees\n\nBees drink.\n\n## Water\n\nGive water.\n\nGive shade.\n\n***\n\nBegin.',
    ],
    ['as it was asked for', 'Bees drink.\n\n## Water\n\nGive water.\n\n## Shade\n\nGive shade.\n\n***\n\nBegin.'],
    [
      'with the title above',
      '# On bees\n\nBees drink.\n\n## Water\n\nGive water.\n\n## Shade\n\nGive shade.\n\n***\n\nBegin.',
    ],
    ['with deeper headings', 'Bees drink.\n\n### Water\n\nGive water.\n\n### Shade\n\nGive shade.\n\n* * *\n\nBegin.'],
    ['with bold headings', 'Bees drink.\n\n**Water**\n\nGive water.\n\n**Shade:**\n\nGive shade.\n\n---\n\nBegin.'],
    ['with bare headings', 'Bees drink.\n\nWater\n\nGive water.\n\nShade\n\nGive shade.\n\n***\n\nBegin.'],
    [
      'with headings of its own',
      'Bees drink.\n\n## To drink\n\nGive water.\n\n## To rest\n\nGive shade.\n\n***\n\nBegin.',
    ],
    [
      'with a rule between sections',
      'Bees drink.\n\n## Water\n\nGive water.\n\n---\n\n## Shade\n\nGive shade.\n\n***\n\nBegin.',
    ],
    [
      'with a heading above the ending',
      'Bees drink.\n\n## Water\n\nGive water.\n\n## Shade\n\nGive shade.\n\n## Conclusion\n\nBegin.',
    ],
    ['without a mark before the ending', 'Bees drink.\n\n## Water\n\nGive water.\n\n## Shade\n\nGive shade.\n\nBegin.'],
    [
      'in a fence',
      'Sure:\n\n```markdown\n# On bees\n\nBees drink.\n\n## Water\n\nGive water.\n\n## Shade\n\nGive shade.\n\n***\n\nBegin.\n```',
    ],
    ['without any heading', 'Bees drink.\n\nGive water.\n\nGive shade.\n\nBegin.'],
    ['without its second heading', 'Bees drink.\n\n## Water\n\nGive water.\n\nGive shade.\n\n***\n\nBegin.'],
    [
      'with Windows line ends',
      'Bees drink.\r\n\r\n## Water\r\n\r\nGive water.\r\n\r\n## Shade\r\n\r\nGive shade.\r\n\r\n***\r\n\r\nBegin.',
    ],
  ])('%s', (_, draft) => {
    expect(parseDraft(draft, WHOLE)).toEqual(READ);
  });

  test('a section in two pieces stays one', () => {
    const draft =
      'Bees drink.\n\n## Water\n\nGive water.\n\n## In summer\n\nMore.\n\n## Shade\n\nGive shade.\n\n***\n\nBegin.';
    expect(parseDraft(draft, WHOLE).sections.join('|')).toContain('Give shade.');
    expect(parseDraft(draft, WHOLE).ending).toBe('Begin.');
  });

  test('keeps code and headings below a section in it', () => {
    const water = 'Give water.\n\n### How\n\n```sh\n# Shade\n***\n```';
    const draft = `Bees drink.\n\n## Water\n\n${water}\n\n## Shade\n\nGive shade.\n\n***\n\nBegin.`;
    expect(parseDraft(draft, WHOLE)).toEqual({ ...READ, sections: [water, 'Give shade.'] });
  });

  test('a stretch without opening and ending loses nothing', () => {
    const stretch = { hasOpening: false, headings: HEADINGS, hasEnding: false };
    const draft = 'So then.\n\n## Water\n\nGive water.\n\n## Shade\n\nGive shade.\n\n***\n\nMore.';
    const { opening, sections, ending } = parseDraft(draft, stretch);
    expect([opening, ...sections, ending].join('\n\n')).toMatch(/So then.*water.*shade.*More/s);
  });
});

test('a stretch ends before the headings of the next one', () => {
  const draft = 'Bees drink.\n\n## Water\n\nGive water.\n\n## Shade\n\nGive shade.';
  expect(beforeHeadings(draft, ['Shade'])).toBe('Bees drink.\n\n## Water\n\nGive water.\n');
  expect(beforeHeadings(draft, ['Wind'])).toBe(draft);
});
