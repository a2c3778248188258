import { useId } from 'react';
import { cn } from '@/components/ui/cn.ts';
import { COLOR_THEME_OPTIONS, STYLE_OPTIONS } from '@/lib/blog-design/style-options.ts';
import type { ColorTheme } from '@/lib/constants/options.ts';
import type { BlogStyle } from './blog-style.ts';

/** The colors of a theme; the default theme has the style's own. Without one, a color of each. */
function colorsOf(blogStyle: BlogStyle | null): readonly string[] {
  if (!blogStyle) return COLOR_THEME_OPTIONS.flatMap(({ swatch = [] }) => swatch.slice(0, 1));
  const { style, colorTheme } = blogStyle;
  const theme = COLOR_THEME_OPTIONS.find(({ name }) => name === colorTheme);
  return theme?.swatch ?? STYLE_OPTIONS.find(({ name }) => name === style)?.swatch ?? [];
}

export function SwatchDot({ blogStyle, className }: { blogStyle: BlogStyle | null; className?: string }) {
  const colors = colorsOf(blogStyle);
  const share = 100 / colors.length;
  const stops = colors.map((color, at) => `${color} ${at * share}% ${(at + 1) * share}%`);
  return (
    <span
      aria-hidden
      className={cn('block rounded-full border border-input forced-color-adjust-none', className)}
      style={{ background: `conic-gradient(from 45deg, ${stops.join()})` }}
    />
  );
}

type ColorThemePickerProps = { blogStyle: BlogStyle; onChoose: (colorTheme: ColorTheme) => void };

/** The eight color themes in the chosen style (spec §2, Color Theme picker). */
export function ColorThemePicker({ blogStyle, onChoose }: ColorThemePickerProps) {
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">Color Theme</legend>
      <div className="mt-2 grid grid-cols-8">
        {COLOR_THEME_OPTIONS.map(({ name, label }) => (
          <div
            key={name}
            className="relative flex flex-col items-center gap-1 rounded-md border border-transparent py-1.5 transition-colors hover:bg-accent has-checked:border-foreground has-checked:bg-card has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              id={`${group}-${name}`}
              name={group}
              value={name}
              checked={blogStyle.colorTheme === name}
              onChange={() => onChoose(name)}
              className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <SwatchDot blogStyle={{ ...blogStyle, colorTheme: name }} className="size-7" />
            <label
              htmlFor={`${group}-${name}`}
              className="text-[0.6875rem] leading-4 text-muted-foreground peer-checked:font-semibold peer-checked:text-foreground"
            >
              {label}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
