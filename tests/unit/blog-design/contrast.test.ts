import { expect, test } from 'vitest';
import { styleProperty } from '@/lib/blog-design/stylesheet.ts';
import { designTokens } from '@/lib/blog-design/tokens.ts';
import { SPECIFIED_STYLES } from '../../support/specified-styles.ts';
import { blends, seenOver, worst } from './wcag.ts';

const THEMES = ['default', 'blue', 'green', 'purple', 'orange', 'pink', 'teal', 'amber'] as const;

const LOOKS = SPECIFIED_STYLES.flatMap((style) =>
  THEMES.flatMap((theme) =>
    (['light', 'dark'] as const).map((mode) => ({ style, theme, mode, name: `${style} ${theme} ${mode}` })),
  ),
);

test.each(LOOKS)('every style, theme and mode reads at WCAG AA $name', ({ style, theme, mode }) => {
  const { colors } = designTokens(style, theme, mode);
  const page = blends(colors.page);
  const surfaces = colors.surface.flatMap((top) => page.map((under) => seenOver(top, under)));
  // Tables and quotations are panes of their own on the pane of a section.
  const panes = surfaces.map((under) => seenOver(colors.surface[0], under));
  const hero = blends(colors.hero);
  const pairs: [string, string, readonly string[], number][] = [
    ['text', colors.text, [...surfaces, ...panes, colors.popover], 4.5],
    ['muted', colors.muted, [...surfaces, ...panes, colors.popover], 4.5],
    ['link', colors.link, [...surfaces, ...panes, colors.popover], 4.5],
    ...colors.heading.map((color): (typeof pairs)[number] => ['heading', color, surfaces, 4.5]),
    ['title', colors.heroText, hero, 4.5],
    ['byline', colors.heroMuted, hero, 4.5],
    ['conclusion', colors.panelText, blends(colors.panel), 4.5],
    ['button', colors.accentText, [colors.accent], 4.5],
    ['edge of a button', colors.accent, surfaces, 3],
    ['control', colors.control, [...surfaces, colors.popover], 3],
  ];
  expect(pairs.filter(([, color, behind, least]) => worst(color, behind) < least)).toEqual([]);
});

test.each(LOOKS.filter(({ style }) => style === 'brutalist'))(
  'sets the head of a table in the color of the page on that of its lines: $name',
  ({ style, theme, mode }) => {
    const { colors } = designTokens(style, theme, mode);
    expect(worst(colors.page[0], [colors.border])).toBeGreaterThanOrEqual(4.5);
  },
);

test('gives cards plain colors: only a pane lets the page through', () => {
  const translucent = LOOKS.filter(({ style, theme, mode }) => {
    const { surface, border, ...solid } = designTokens(style, theme, mode).colors;
    return Object.values(solid)
      .flat()
      .some((color) => !/^#[0-9a-f]{6}$/.test(color));
  });
  expect(translucent).toEqual([]);
});

test('draws no two themes of a style alike', () => {
  const drawn = LOOKS.map(({ style, theme, mode }) => JSON.stringify([style, designTokens(style, theme, mode).colors]));
  expect(new Set(drawn).size).toBe(128);
});

test.each([
  ['faces', ['display']],
  ['corners and rhythm', ['title-weight', 'small-radius', 'section']],
])('sets no two styles in the same %s', (_, names) => {
  const settings = SPECIFIED_STYLES.map((style) => names.map((name) => styleProperty(style, name)).join());
  expect(new Set(settings).size).toBe(8);
  expect(settings.filter((each) => each === '')).toEqual([]);
});
