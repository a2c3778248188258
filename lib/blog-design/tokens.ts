import type { ColorTheme, Style } from '@/lib/constants/options.ts';
import type { DesignColors, Mode, Paint, Palette, Shadows } from './styles/color.ts';
import { paintClaymorphism, paintGlassmorphism, paintGradient, paintNeumorphism } from './styles/deep.ts';
import { paintBrutalist, paintGeometric, paintMinimal, paintRetro } from './styles/flat.ts';

/** The palette of each style for the color theme `default`, and its colors; the CSS file of its name has everything else. */
const STYLES: Readonly<Record<Style, { palette: Palette; paint: (palette: Palette, mode: Mode) => Paint }>> = {
  glassmorphism: { palette: { main: 276, near: 212, spark: 342, tint: 1 }, paint: paintGlassmorphism },
  neumorphism: { palette: { main: 40, near: 84, spark: 150, tint: 1 }, paint: paintNeumorphism },
  claymorphism: { palette: { main: 12, near: 295, spark: 88, tint: 1 }, paint: paintClaymorphism },
  gradient: { palette: { main: 285, near: 328, spark: 38, tint: 1 }, paint: paintGradient },
  geometric: { palette: { main: 28, near: 262, spark: 88, tint: 1 }, paint: paintGeometric },
  brutalist: { palette: { main: 102, near: 90, spark: 30, tint: 0 }, paint: paintBrutalist },
  minimal: { palette: { main: 90, near: 90, spark: 90, tint: 0 }, paint: paintMinimal },
  retro: { palette: { main: 42, near: 76, spark: 188, tint: 1 }, paint: paintRetro },
};

/** The named themes; `default` is each style's own palette. */
const PALETTES: Readonly<Record<Exclude<ColorTheme, 'default'>, Palette>> = {
  blue: { main: 258, near: 228, spark: 72, tint: 1 },
  green: { main: 150, near: 122, spark: 62, tint: 1 },
  purple: { main: 300, near: 272, spark: 350, tint: 1 },
  orange: { main: 47, near: 28, spark: 232, tint: 1 },
  pink: { main: 356, near: 325, spark: 78, tint: 1 },
  teal: { main: 190, near: 165, spark: 38, tint: 1 },
  amber: { main: 80, near: 58, spark: 22, tint: 1 },
};

function paintColors(paint: Paint): DesignColors {
  const { page, surface = page, popover = page[0], text, muted, link, accent, accentText, panelText, art } = paint;
  const { heading = [text], border = text, control = border, hero = page, panel = page } = paint;
  const { heroText = heading[0], heroMuted = heroText } = paint;
  const own = { page, surface, popover, text, muted, heading, link, accent, accentText, border, control };
  return { ...own, hero, heroText, heroMuted, panel, panelText, art };
}

const NO_SHADOWS: Shadows = { raised: 'none', small: 'none', pressed: 'none' };

export type DesignTokens = { style: Style; colors: DesignColors; shadows: Shadows };

/** The colors of a style in a color theme and mode: the single source of stylesheets, cards and drawings. */
export function designTokens(style: Style, colorTheme: ColorTheme, mode: Mode): DesignTokens {
  const { palette, paint } = STYLES[style];
  const { shadows = NO_SHADOWS, ...painted } = paint(colorTheme === 'default' ? palette : PALETTES[colorTheme], mode);
  return { style, colors: paintColors(painted), shadows };
}
