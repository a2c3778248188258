import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { fieldClasses } from './input.tsx';
import { Field, type FieldProps } from './label.tsx';
import styles from './select.module.css';

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly { value: string; label: string }[];
};

export const Select = ({ className, options, ...props }: SelectProps) => (
  <select
    className={cn(
      fieldClasses,
      'min-h-11 cursor-pointer py-1.5 pe-9 text-base text-ellipsis md:text-sm',
      styles.select,
      className,
    )}
    {...props}
  >
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

type SelectFieldProps<Value> = Omit<FieldProps, 'children'> &
  Pick<SelectProps, 'name' | 'options'> & { value: Value | ''; onChange: (value: Value) => void };

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, options, value, onChange, ...field } = props;
  return (
    <Field {...field}>
      {(box) => (
        <Select
          {...{ ...box, name, options, value }}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
          className="mt-2"
        />
      )}
    </Field>
  );
}
