import type { ChangeEvent, ComponentProps } from 'react';
import { cn } from './cn.ts';
import { Field, type FieldProps } from './label.tsx';

export const fieldClasses =
  'w-full min-w-0 rounded-md border border-input bg-background px-3 text-foreground transition-colors placeholder:text-muted-foreground hover:border-foreground/70 focus-visible:border-ring focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-destructive-text aria-invalid:outline-destructive-text';

export const Input = ({ className, type = 'text', ...props }: ComponentProps<'input'>) => (
  <input type={type} className={cn(fieldClasses, 'h-10 text-base md:text-sm', className)} {...props} />
);

type InputFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'className' | 'onChange'> & { onChange?: (value: string) => void };

export function InputField({ id, label, isOptional, hint, error, className, onChange, ...props }: InputFieldProps) {
  const onInput = onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value));
  return (
    <Field {...{ id, label, isOptional, hint, error, className }}>
      {(box) => <Input {...box} {...props} onChange={onInput} className="mt-2" />}
    </Field>
  );
}

export const Textarea = ({ className, ...props }: ComponentProps<'textarea'>) => (
  <textarea className={cn(fieldClasses, 'field-sizing-content resize-none py-3 text-base', className)} {...props} />
);

/** The error of a form or field, announced when it appears; takes no room while empty. */
export function Fault({ className, ...props }: ComponentProps<'p'>) {
  const classes = cn('text-sm font-medium break-words text-destructive-text empty:hidden', className);
  return <p role="alert" className={classes} {...props} />;
}
