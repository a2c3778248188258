'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Input, Textarea } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import type { FieldErrors } from './account-form.tsx';

/** Links a control to its hint and error. */
type ControlProps = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

type FieldFrameProps = {
  label: string;
  hint: ReactNode;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A labeled control with its hint and error. */
function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
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

type FormFieldProps = Omit<ComponentProps<'input'>, 'id' | 'name'> & {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Inside the right end of the box. */
  control?: ReactNode;
};

/** A labeled text box with its hint and error. */
export function FormField({ label, hint, error, control, className, ...props }: FormFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(box) => (
        <div className="relative mt-2">
          <Input {...box} className={cn('h-11', control && 'pr-12', className)} {...props} />
          {control}
        </div>
      )}
    </FieldFrame>
  );
}

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'name'> & {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
};

/** A labeled multi-line text box with its hint and error. */
export function TextAreaField({ label, hint, error, className, ...props }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(box) => <Textarea {...box} className={cn('mt-2', className)} {...props} />}
    </FieldFrame>
  );
}

type PasswordFieldProps = Omit<ComponentProps<typeof FormField>, 'type' | 'control'>;

/** A password box with a button that shows the characters. */
export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <FormField
      type={isVisible ? 'text' : 'password'}
      required
      autoCapitalize="none"
      spellCheck={false}
      control={
        <Button
          variant="ghost"
          size="icon"
          aria-label={isVisible ? 'Hide characters' : 'Show characters'}
          onClick={() => setIsVisible(!isVisible)}
          className="absolute inset-y-0 right-1 my-auto text-muted-foreground"
        >
          <Icon aria-hidden />
        </Button>
      }
      {...props}
    />
  );
}

type EmailFieldProps = { error?: string; defaultValue?: string };

/** Email address of an account. */
export function EmailField(props: EmailFieldProps) {
  return <FormField name="email" label="Email" type="email" autoComplete="username" required {...props} />;
}

type NewPasswordFieldsProps = {
  label: 'Password' | 'New password';
  errors: FieldErrors;
  /** Values typed earlier. */
  draft?: { password: string; confirmPassword: string };
};

/** A new password and its confirmation. */
export function NewPasswordFields({ label, errors, draft }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        defaultValue={draft?.password}
        error={errors.password}
      />
      <PasswordField
        name="confirmPassword"
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
        defaultValue={draft?.confirmPassword}
        error={errors.confirmPassword}
      />
    </>
  );
}
