import { useId } from 'react';
import { COLOR_THEME_OPTIONS } from '@/lib/blog-design/style-options.ts';
import type { ColorTheme } from '@/lib/constants/options.ts';
import type { BlogStyle } from './blog-style.ts';
import { SwatchDot } from './swatch-dot.tsx';

type ColorThemePickerProps = { blogStyle: BlogStyle; onChoose: (colorTheme: ColorTheme) => void };

/** The eight color themes as they come out in the chosen style (spec §2, Color Theme picker). */
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
