import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { fieldClasses } from './input.tsx';
import styles from './select.module.css';

/** An option; browsers that can style the list show its description. */
type SelectOption = { value: string; label: string; description?: string };

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & { options: readonly SelectOption[] };

/** A native select, styled where `appearance: base-select` is supported; there a long choice wraps. */
export function Select({ className, options, ...props }: SelectProps) {
  return (
    <select
      className={cn(
        fieldClasses,
        'min-h-11 cursor-pointer py-1.5 pr-9 text-base text-ellipsis md:text-sm',
        styles.select,
        className,
      )}
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
