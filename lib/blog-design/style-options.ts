import { type ColorTheme, STYLE_LABELS, type Style } from '@/lib/constants/options.ts';

/** Two or three colours that stand for a style in a picker, as #rrggbb: ground first, where it has one. */
type Swatch = readonly string[];

/** A style as a picker offers it (spec §3, Style option); the swatch shows its own default colours. */
export type StyleOption = { name: Style; label: string; description: string; swatch: Swatch };

/** The eight styles in the order the screens show them. */
export const STYLE_OPTIONS: readonly StyleOption[] = [
  {
    name: 'glassmorphism',
    label: STYLE_LABELS.glassmorphism,
    description: 'Frosted panes and light letters, floating over slow-moving color.',
    swatch: ['#e1e7ff', '#32d3ee', '#f9abdb'],
  },
  {
    name: 'neumorphism',
    label: STYLE_LABELS.neumorphism,
    description: 'One soft material, raised and pressed, calm as a well-made radio.',
    swatch: ['#e0e6f5', '#3b5bd4', '#12b2f4'],
  },
  {
    name: 'claymorphism',
    label: STYLE_LABELS.claymorphism,
    description: 'Fat round type on puffed cards that squash when you touch them.',
    swatch: ['#e1daff', '#ff8798', '#faca4b'],
  },
  {
    name: 'gradient',
    label: STYLE_LABELS.gradient,
    description: 'Wide letters on a sky of moving color, poured into every heading.',
    swatch: ['#6e4af6', '#ba22bb', '#d10074'],
  },
  {
    name: 'geometric',
    label: STYLE_LABELS.geometric,
    description: 'Circles, squares and heavy rules, set like a Bauhaus poster.',
    swatch: ['#f7f2e8', '#f94339', '#2057c4'],
  },
  {
    name: 'brutalist',
    label: STYLE_LABELS.brutalist,
    description: 'Capitals as wide as the page, hard lines, nothing softened.',
    swatch: ['#fafafa', '#000000', '#f0da00'],
  },
  {
    name: 'minimal',
    label: STYLE_LABELS.minimal,
    description: 'A light book face, plenty of air, and one dot of color.',
    swatch: ['#fafafa', '#161616'],
  },
  {
    name: 'retro',
    label: STYLE_LABELS.retro,
    description: 'Sunburst, rainbow and a plump serif, straight off a seventies record sleeve.',
    swatch: ['#f9ebd1', '#ec723e', '#17938b'],
  },
];

/** A color theme as a picker offers it. `default` has no swatch: it means the style's own colours. */
export type ColorThemeOption = { name: ColorTheme; label: string; swatch?: Swatch };

/** The eight color themes in the order the screens show them. */
export const COLOR_THEME_OPTIONS: readonly ColorThemeOption[] = [
  { name: 'default', label: 'Default' },
  { name: 'blue', label: 'Blue', swatch: ['#1d78f1', '#009ac7'] },
  { name: 'green', label: 'Green', swatch: ['#00c65c', '#bfe356'] },
  { name: 'purple', label: 'Purple', swatch: ['#9257e0', '#6a81f2'] },
  { name: 'orange', label: 'Orange', swatch: ['#ff7c2d', '#f76e61'] },
  { name: 'pink', label: 'Pink', swatch: ['#d13781', '#be62c4'] },
  { name: 'teal', label: 'Teal', swatch: ['#00908b', '#00bf8b'] },
  { name: 'amber', label: 'Amber', swatch: ['#ffb700', '#ffae6f'] },
];
