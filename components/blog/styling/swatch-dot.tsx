import { cn } from '@/components/ui/cn.ts';
import { COLOR_THEME_OPTIONS, STYLE_OPTIONS } from '@/lib/blog-design/style-options.ts';
import type { BlogStyle } from './blog-style.ts';

/** The colours that stand for a style's color theme; the default theme is the style's own. */
function colorsOf({ style, colorTheme }: BlogStyle): readonly string[] {
  const theme = COLOR_THEME_OPTIONS.find(({ name }) => name === colorTheme);
  return theme?.swatch ?? STYLE_OPTIONS.find(({ name }) => name === style)?.swatch ?? [];
}

/** A color theme as a round of its colours. */
export function SwatchDot({ blogStyle, className }: { blogStyle: BlogStyle; className?: string }) {
  const colors = colorsOf(blogStyle);
  const share = 100 / colors.length;
  const stops = colors.map((color, at) => `${color} ${at * share}% ${(at + 1) * share}%`);
  return (
    <span
      aria-hidden
      className={cn('block rounded-full border border-input', className)}
      style={{ background: `conic-gradient(from 45deg, ${stops.join()})` }}
    />
  );
}
