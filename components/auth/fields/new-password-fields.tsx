import { PasswordField } from './password-field.tsx';
import type { FieldErrors } from './use-account-form.ts';

type NewPasswordFieldsProps = {
  label: 'Password' | 'New password';
  errors: FieldErrors;
  /** What was typed before. */
  draft?: { password: string; confirmPassword: string };
};

/** A password that is chosen, typed twice. */
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
