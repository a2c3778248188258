import type { Palette } from '../colors/palettes.ts';

/** Light or dark. */
export type Mode = 'light' | 'dark';

/** At least one color: the first is the flat one, the others are gradient stops or alternates. */
export type Colors = readonly [string, ...string[]];

/** Every color of a design, as #rrggbb, or #rrggbbaa where it is a translucent surface. */
export type DesignColors = {
  /** All that can be seen of the page behind everything, gradient stops and blobs included. */
  page: Colors;
  /** All that article text is read on; lies over `page` and may let it through. */
  surface: Colors;
  /** What opens over the article, a quoted source: opaque, whatever lies under it. */
  popover: string;
  text: string;
  /** Byline below the title block, captions, notes: still 4.5:1. */
  muted: string;
  /** Section headings; several when they are filled with a gradient. */
  heading: Colors;
  link: string;
  /** Solid color of buttons and marks, and the text that may be put on it. */
  accent: string;
  accentText: string;
  /** Decorative line. */
  border: string;
  /** Edge of a control and ring of keyboard focus: at least 3:1. */
  control: string;
  /** The title block. */
  hero: Colors;
  heroText: string;
  heroMuted: string;
  /** The conclusion box. */
  panel: Colors;
  panelText: string;
  /** Colors that only ever draw, never carry text. */
  art: readonly [string, string, string, string];
};

/** Values of CSS box-shadow: raised above the surface, small, and pressed into it. */
export type Shadows = { raised: string; small: string; pressed: string };

/** Colors and shadows of a style in one palette and mode. */
export type Paint = { colors: DesignColors; shadows: Shadows };

/** How one kind of text is set. Sizes are CSS lengths that follow the width of the blog. */
export type TypeSetting = {
  family: string;
  weight: number;
  size: string;
  lineHeight: number;
  letterSpacing: string;
  transform: 'none' | 'uppercase';
};

/** Typography of a style. */
type Typography = {
  title: TypeSetting;
  heading: TypeSetting;
  body: TypeSetting;
  /** Byline, captions, notes. */
  small: string;
  /** Longest line of text. */
  measure: string;
};

/** Corners and lines. */
type Shape = { radius: string; smallRadius: string; borderWidth: string };

/** Rhythm: between sections and between paragraphs. */
type Spacing = { section: string; paragraph: string };

/** Speed and curve of every movement; none happens where less motion is asked for. */
type Motion = { duration: string; easing: string };

/** The parts of a style that no color theme changes. */
export type StaticTokens = { typography: Typography; shape: Shape; spacing: Spacing; motion: Motion };

/** One of the styles; its rules are the CSS file of its name, in which `&` stands for the blog's element. */
export type StyleDefinition = StaticTokens & {
  /** The style's own colors, which the theme `default` stands for. */
  palette: Palette;
  paint: (palette: Palette, mode: Mode) => Paint;
};
