import { BLOG_VISIBILITIES, BLOG_VISIBILITY_DETAILS, type BlogVisibility } from '@/lib/constants/options.ts';
import { VISIBILITY_ICONS } from './visibility-badge.tsx';

type VisibilityChoiceProps = { value: BlogVisibility; onChange: (value: BlogVisibility) => void };

/** The three of whom one may be shown a blog. */
export function VisibilityChoice({ value, onChange }: VisibilityChoiceProps) {
  return (
    <fieldset className="mt-6 flex flex-col gap-2">
      <legend className="sr-only">Who may see it</legend>
      {BLOG_VISIBILITIES.map((visibility) => {
        const Icon = VISIBILITY_ICONS[visibility];
        const { label, description } = BLOG_VISIBILITY_DETAILS[visibility];
        return (
          <label
            key={visibility}
            className="flex cursor-pointer items-center gap-3 rounded-md border border-border px-4 py-3 has-checked:border-foreground has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="visibility"
              value={visibility}
              checked={value === visibility}
              onChange={() => onChange(visibility)}
              className="size-4 accent-foreground outline-none"
            />
            <Icon aria-hidden className="size-4.5 shrink-0" />
            <span className="min-w-0">
              <span className="font-semibold">{label}</span>
              <span className="text-muted-foreground">: {description.toLowerCase()}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
