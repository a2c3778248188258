import { FormField } from './form-field.tsx';

type EmailFieldProps = { error?: string; defaultValue?: string };

/** The email address of an account. */
export function EmailField(props: EmailFieldProps) {
  return <FormField name="email" label="Email" type="email" autoComplete="username" required {...props} />;
}
