import { describe, expect, test } from 'vitest';
import { designTokens } from '@/lib/blog-design/tokens.ts';
import { SPECIFIED_STYLES } from '../../support/specified-styles.ts';
import { blends, contrast, seenOver, worst } from './wcag.ts';

const THEMES = ['default', 'blue', 'green', 'purple', 'orange', 'pink', 'teal', 'amber'] as const;

const LOOKS = SPECIFIED_STYLES.flatMap((style) =>
  THEMES.flatMap((theme) =>
    (['light', 'dark'] as const).map((mode) => ({ style, theme, mode, name: `${style} ${theme} ${mode}` })),
  ),
);

test('knows the contrast that WCAG gives for its own examples', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe('every style, theme and mode reads at WCAG AA', () => {
  test.each(LOOKS)('$name', ({ style, theme, mode }) => {
    const { colors } = designTokens(style, theme, mode);
    const page = blends(colors.page);
    const surfaces = colors.surface.flatMap((top) => page.map((under) => seenOver(top, under)));
    // Tables and quotations are panes of their own on the pane of a section.
    const panes = surfaces.map((under) => seenOver(colors.surface[0], under));
    expect({
      text: worst(colors.text, surfaces) >= 4.5,
      muted: worst(colors.muted, surfaces) >= 4.5,
      link: worst(colors.link, surfaces) >= 4.5,
      headings: colors.heading.every((color) => worst(color, surfaces) >= 4.5),
      title: worst(colors.heroText, blends(colors.hero)) >= 4.5,
      byline: worst(colors.heroMuted, blends(colors.hero)) >= 4.5,
      conclusion: worst(colors.panelText, blends(colors.panel)) >= 4.5,
      button: contrast(colors.accentText, colors.accent) >= 4.5,
      buttonEdge: worst(colors.accent, surfaces) >= 3,
      control: worst(colors.control, surfaces) >= 3,
      tableText: worst(colors.text, panes) >= 4.5,
      tableHead: worst(colors.muted, panes) >= 4.5,
      tableCitation: worst(colors.link, panes) >= 4.5,
      passage: contrast(colors.text, colors.popover) >= 4.5,
      passagePage: contrast(colors.link, colors.popover) >= 4.5,
      passageHost: contrast(colors.muted, colors.popover) >= 4.5,
      passageFocus: contrast(colors.control, colors.popover) >= 3,
    }).toEqual({
      text: true,
      muted: true,
      link: true,
      headings: true,
      title: true,
      byline: true,
      conclusion: true,
      button: true,
      buttonEdge: true,
      control: true,
      tableText: true,
      tableHead: true,
      tableCitation: true,
      passage: true,
      passagePage: true,
      passageHost: true,
      passageFocus: true,
    });
  });
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

test('sets no two styles in the same faces, corners and rhythm', () => {
  const settings = SPECIFIED_STYLES.map((style) => {
    const { typography, shape, spacing } = designTokens(style, 'blue', 'light');
    return [typography.families.title, typography.title.weight, shape.radius, spacing.section].join();
  });
  const families = SPECIFIED_STYLES.map((style) => designTokens(style, 'blue', 'light').typography.families.title);
  expect(new Set(settings).size).toBe(8);
  expect(new Set(families).size).toBe(8);
});
