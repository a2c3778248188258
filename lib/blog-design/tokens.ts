import type { ColorTheme, Style } from '@/lib/constants/options.ts';
import { mix } from './colors/color.ts';
import { paletteOf } from './colors/palettes.ts';
import { STYLE_DEFINITIONS } from './styles/definitions.ts';
import type { DesignColors, Mode, Paint, StaticTokens } from './styles/types.ts';

/** Everything a style is made of. */
export type DesignTokens = StaticTokens & Paint & { style: Style; colorTheme: ColorTheme; mode: Mode };

/** The tokens of one style in one color theme and mode: the single source of stylesheets and cards. */
export function designTokens(style: Style, colorTheme: ColorTheme, mode: Mode): DesignTokens {
  const { typography, shape, spacing, motion, palette, paint } = STYLE_DEFINITIONS[style];
  return {
    style,
    colorTheme,
    mode,
    typography,
    shape,
    spacing,
    motion,
    ...paint(paletteOf(colorTheme, palette), mode),
  };
}

/** Every opaque color that article text may lie on: each surface laid over each color of the page. */
export function textSurfaces({ page, surface }: Pick<DesignColors, 'page' | 'surface'>): string[] {
  return [...new Set(surface.flatMap((top) => page.map((under) => composite(top, under))))];
}

function composite(top: string, under: string): string {
  const opacity = top.length === 9 ? Number.parseInt(top.slice(7), 16) / 255 : 1;
  return mix(under, top.slice(0, 7), opacity);
}
