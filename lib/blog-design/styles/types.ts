/**
 * A color theme as hues in OKLCH degrees: `main` names it, `near` is its neighbor, `spark` a small contrast. `tint` is the
 * share of hue in the grays (0 to 1).
 */
export type Palette = { main: number; near: number; spark: number; tint: number };

export type Mode = 'light' | 'dark';

/** At least one color: the first is the flat one, the others are gradient stops or alternates. */
export type Colors = readonly [string, ...string[]];

/** Colors of a design as #rrggbb, or #rrggbbaa for translucent surfaces. */
type DesignColors = {
  /** The page behind everything, with gradient stops and blobs. */
  page: Colors;
  /** Surfaces under article text; they lie over `page`, which may shine through. */
  surface: Colors;
  /** Opaque surface of a quoted source that opens over the article. */
  popover: string;
  text: string;
  /** Byline below the title block, captions, notes: still 4.5:1. */
  muted: string;
  /** Section headings; several when they are filled with a gradient. */
  heading: Colors;
  link: string;
  /** Buttons and marks. */
  accent: string;
  accentText: string;
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
  /** Colors of drawings, never under text. */
  art: readonly [string, string, string, string];
};

/** Values of CSS box-shadow: raised above the surface, small, and pressed into it. */
export type Shadows = { raised: string; small: string; pressed: string };

export type Paint = { colors: DesignColors; shadows: Shadows };

/** Setting of one kind of text. Sizes are CSS lengths that follow the width of the blog. */
export type TypeSetting = { weight: number; size: string; leading: number; tracking: string };

/** The parts of a style that no color theme changes. */
export type StaticTokens = {
  typography: {
    /** CSS font-family of title and headings, and of the text. */
    families: { title: string; body: string };
    /** Title and headings in capitals. */
    isUppercase?: true;
    title: TypeSetting;
    heading: TypeSetting;
    body: TypeSetting;
    /** Size of byline, captions and notes. */
    small: string;
    /** Longest line of text. */
    measure: string;
  };
  shape: { radius: string; smallRadius: string };
  /** Distance between sections and between paragraphs. */
  spacing: { section: string; paragraph: string };
  /** Speed and curve of every movement; reduced motion stops them. */
  motion: { duration: string; easing: string };
};

/** A style; the CSS file of its name has its rules, in which `&` stands for the blog's element. */
export type StyleDefinition = StaticTokens & {
  /** Palette of the color theme `default`. */
  palette: Palette;
  paint: (palette: Palette, mode: Mode) => Paint;
};
