import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslations } from '#translations';
import { cn } from './cn.ts';

export const Label = ({ className, htmlFor, children, ...props }: ComponentProps<'label'> & { htmlFor: string }) => (
  <label htmlFor={htmlFor} className={cn('block text-sm font-semibold', className)} {...props}>
    {children}
  </label>
);

export type FieldProps = {
  id?: string | undefined;
  label: ReactNode;
  isOptional?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
};

export function Field({ label, isOptional, hint, error, className, children, ...given }: FieldProps) {
  const t = useTranslations('common');
  const ownId = useId();
  const { id = ownId } = given;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <Label htmlFor={id}>
        {label}
        {isOptional ? <span className="font-normal text-muted-foreground"> {t('optional')}</span> : null}
      </Label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      {hint ? (
        <p id={hintId} className="mt-1.5 text-sm text-muted-foreground">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="mt-1.5 text-sm font-medium break-words text-destructive-text">
          {error}
        </p>
      ) : null}
    </div>
  );
}
