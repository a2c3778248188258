import { Label } from '@/components/ui/label.tsx';
import { Select } from '@/components/ui/select.tsx';
import { COLOR_THEME_OPTIONS, STYLE_OPTIONS } from '@/lib/blog-design/style-options.ts';
import { CREATE_TEXTS } from '../texts.ts';
import { type DesignChoice, withStyle } from './form-draft.ts';

const SURPRISE = { value: '', label: CREATE_TEXTS.surprise };
const STYLE_CHOICES = [SURPRISE, ...STYLE_OPTIONS.map(({ name, ...option }) => ({ value: name, ...option }))];
const THEME_CHOICES = [SURPRISE, ...COLOR_THEME_OPTIONS.map(({ name, label }) => ({ value: name, label }))];

type StyleFieldsProps = { choice: DesignChoice; onChange: (choice: DesignChoice) => void };

/** Style and color theme of what a form writes: two cells of a grid. */
export function StyleFields({ choice, onChange }: StyleFieldsProps) {
  const named = <Name extends string>(options: readonly { name: Name }[], value: string) =>
    options.find(({ name }) => name === value)?.name;
  return (
    <>
      <div>
        <Label htmlFor="style">Style</Label>
        <Select
          id="style"
          name="style"
          options={STYLE_CHOICES}
          value={choice.style ?? ''}
          onChange={(event) => onChange(withStyle(choice, named(STYLE_OPTIONS, event.currentTarget.value)))}
          className="mt-2"
        />
      </div>
      <div>
        <Label htmlFor="color-theme">Color theme</Label>
        <Select
          id="color-theme"
          name="colorTheme"
          options={THEME_CHOICES}
          value={choice.colorTheme ?? ''}
          onChange={(event) =>
            onChange({ ...choice, colorTheme: named(COLOR_THEME_OPTIONS, event.currentTarget.value) })
          }
          className="mt-2"
        />
      </div>
    </>
  );
}
