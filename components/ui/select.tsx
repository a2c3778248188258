import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { fieldClasses } from './input.tsx';
import styles from './select.module.css';

/** One choice; the description shows in the list where the browser can style it. */
type SelectOption = { value: string; label: string; description?: string };

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & { options: readonly SelectOption[] };

/**
 * A native select: the phone's own wheel, type-ahead and form restoring without any script. Where
 * `appearance: base-select` is known, the list is drawn in the house style.
 */
export function Select({ className, options, ...props }: SelectProps) {
  return (
    <select
      className={cn(fieldClasses, 'h-11 cursor-pointer pr-9 text-base md:text-sm', styles.select, className)}
      {...props}
    >
      {options.map(({ value, label, description }) => (
        <option key={value} value={value} data-description={description}>
          {label}
        </option>
      ))}
    </select>
  );
}
