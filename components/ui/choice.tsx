import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

export const Choice = ({ title, className, children, ...props }: ComponentProps<'input'>) => (
  <label
    title={title}
    className={cn(
      'relative cursor-pointer rounded-md border border-border transition-colors has-checked:border-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
      className,
    )}
  >
    <input type="radio" className="peer absolute inset-0 z-10 m-0 size-full cursor-pointer opacity-0" {...props} />
    {children}
  </label>
);

export const Checkbox = ({ className, children, ...props }: ComponentProps<'input'>) => (
  <label className={cn('flex min-h-6 w-fit cursor-pointer items-center gap-2.5 text-sm', className)}>
    <input type="checkbox" className="size-4 shrink-0 accent-foreground" {...props} />
    {children}
  </label>
);

type CheckboxGroupProps = Omit<ComponentProps<'input'>, 'name' | 'value'> & {
  legend: string;
  name: string;
  choices: { value: string; label: ReactNode; text: string }[];
};

/** Checkboxes of a form, each with what it means. */
export const CheckboxGroup = ({ legend, choices, ...props }: CheckboxGroupProps) => (
  <fieldset>
    <legend className="text-sm font-semibold">{legend}</legend>
    <div className="mt-2 divide-y divide-border border-y border-border">
      {choices.map(({ value, label, text }) => (
        <Checkbox key={value} value={value} {...props} className="w-full gap-3 py-3">
          <span>
            <span className="block font-medium">{label}</span>
            <span className="text-muted-foreground">{text}</span>
          </span>
        </Checkbox>
      ))}
    </div>
  </fieldset>
);
