import type { ComponentProps } from 'react';

/** A radio button of a group of styles, drawn as its label. */
export function StyleChip({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="relative flex h-9 cursor-pointer items-center rounded-md border border-border px-3 text-sm font-medium transition-colors select-none hover:bg-accent has-checked:border-foreground has-checked:bg-foreground has-checked:text-background has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <input type="radio" className="absolute inset-0 m-0 cursor-pointer opacity-0" {...props} />
      {label}
    </label>
  );
}
