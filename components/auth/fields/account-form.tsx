import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  startTransition,
  useActionState,
  useContext,
  useEffect,
  useRef,
} from 'react';
import type { z } from 'zod';
import { sayIssue, useTranslations } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { focusOnMount } from '@/components/ui/focus.ts';
import { Heading } from '@/components/ui/heading.tsx';
import { Fault, Input, Textarea } from '@/components/ui/input.tsx';
import { Field } from '@/components/ui/label.tsx';
import { SecretInput } from '@/components/ui/secret-input.tsx';
import type { ToastInput } from '@/components/ui/use-toast.ts';
import { ApiError, apiErrorDetails } from '@/lib/http/client.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import { accountFailure } from '../session/auth-error.ts';

export type FieldErrors = Readonly<Record<string, string>>;

const FieldErrorsContext = createContext<FieldErrors>({});

type FieldProps = { name: string; label: string; hint?: ReactNode };

type FormFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'name'>;

export const FormField = ({ name, label, hint, className, ...props }: FormFieldProps) => (
  <Field label={label} hint={hint} error={useContext(FieldErrorsContext)[name]}>
    {(box) => <Input {...box} name={name} className={cn('mt-2 h-11', className)} {...props} />}
  </Field>
);

export function TextAreaField(props: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'name'>) {
  const { name, label, hint, className, ...others } = props;
  return (
    <Field label={label} hint={hint} error={useContext(FieldErrorsContext)[name]}>
      {(box) => <Textarea {...box} name={name} className={cn('mt-2', className)} {...others} />}
    </Field>
  );
}

export function PasswordField(props: Omit<FormFieldProps, 'type'>) {
  const { name, label, hint, ...others } = props;
  return (
    <Field label={label} hint={hint} error={useContext(FieldErrorsContext)[name]}>
      {(box) => (
        <div className="mt-2">
          <SecretInput {...box} name={name} noun="password" required className="h-11" {...others} />
        </div>
      )}
    </Field>
  );
}

export const EmailField = (props: { defaultValue?: string }) => (
  <FormField
    name="email"
    label={useTranslations('auth')('email')}
    type="email"
    autoComplete="username"
    required
    {...props}
  />
);

type NewPasswordFieldsProps = {
  /** Whether there may be an earlier one. */
  isChange?: boolean;
  draft?: { password: string; confirmPassword: string };
};

export function NewPasswordFields({ isChange = false, draft }: NewPasswordFieldsProps) {
  const t = useTranslations('auth');
  const fields = {
    password: t(isChange ? 'newPassword' : 'password'),
    confirmPassword: t(isChange ? 'confirmNewPassword' : 'confirmPassword'),
  };
  return (['password', 'confirmPassword'] as const).map((name) => (
    <PasswordField
      key={name}
      name={name}
      label={fields[name]}
      autoComplete="new-password"
      defaultValue={draft?.[name]}
    />
  ));
}

const fieldErrors = ({ issues }: z.ZodError, language: string): FieldErrors =>
  Object.fromEntries(issues.map((issue) => [issue.path.join('.'), sayIssue(language, issue)] as const).reverse());

const REFUSED_FIELDS = { passwordCommon: 'password', loginFailed: 'password', registerFailed: 'email' } as const;
const REFUSALS = Object.keys(REFUSED_FIELDS) as (keyof typeof REFUSED_FIELDS)[];

/** The server's refusal at its field, also when it is the cause of an error; undefined for other failures. */
export function fieldFault(error: unknown, t: Translator<'auth'>): FieldErrors | undefined {
  const cause = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  const { message } = apiErrorDetails(cause);
  const refusal = REFUSALS.find((key) => t(key) === message);
  return refusal && message ? { [REFUSED_FIELDS[refusal]]: message } : undefined;
}

export function FailureNotice({ failure }: { failure: ToastInput | null }) {
  const color = failure?.variant === 'destructive' ? 'border-destructive' : 'border-input text-foreground';
  return (
    <Fault className={cn('border-s-4 ps-3', color)}>
      {failure?.title}
      {failure?.description ? <span className="block font-normal">{failure.description}</span> : null}
    </Fault>
  );
}

type AccountFormProps<Form> = {
  label: string;
  schema: z.ZodType<Form>;
  /** Resolves with the server's refusals of fields, if any. */
  send: (form: Form) => Promise<FieldErrors | undefined>;
  /** Title of a failure that concerns no field. */
  failure: string;
  onInvalid?: () => void;
  submit: readonly [idle: string, busy: string];
  isLeaving?: boolean;
  variant?: ComponentProps<typeof ActionButton>['variant'];
  /** Puts the button among others, as a dialog does. */
  actions?: (button: ReactNode) => ReactNode;
  onInput?: (form: HTMLFormElement) => void;
  className?: string;
  children: ReactNode;
};

type FormState = { errors: FieldErrors; failed: ToastInput | null };

const NO_FAULT: FormState = { errors: {}, failed: null };

/** A form about an account. Its method keeps passwords out of the URL if it is sent before the script has loaded. */
export function AccountForm<Form>(props: AccountFormProps<Form>) {
  const { label, schema, send, failure, onInvalid, submit, isLeaving, variant, className, children } = props;
  const { actions = (button) => button, onInput } = props;
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const form = useRef<HTMLFormElement>(null);

  async function check(_: FormState, typed: FormData): Promise<FormState> {
    const { success, data, error } = schema.safeParse(Object.fromEntries(typed));
    if (!success) onInvalid?.();
    if (!success) return { ...NO_FAULT, errors: fieldErrors(error, t.language) };
    try {
      return { ...NO_FAULT, errors: (await send(data)) ?? {} };
    } catch (cause) {
      const errors = fieldFault(cause, t);
      return errors ? { ...NO_FAULT, errors } : { ...NO_FAULT, failed: accountFailure(cause, failure, t) };
    }
  }
  const [last, act, isBusy] = useActionState(check, NO_FAULT);
  const { errors, failed } = isBusy ? NO_FAULT : last;
  useEffect(() => {
    // After they are rendered, so that screen readers announce the error with its field.
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  /** Not the form's `action`, after which React empties the fields. */
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (!isBusy) startTransition(() => act(typed));
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      onInput={(event) => onInput?.(event.currentTarget)}
      className={cn('flex flex-col gap-5', className)}
    >
      <noscript>
        <p className="font-medium">{common('withoutScripts')}</p>
      </noscript>
      <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>
      <FailureNotice failure={failed} />
      {actions(
        <ActionButton
          type="submit"
          size={props.actions ? 'default' : 'lg'}
          variant={variant}
          isBusy={isBusy || isLeaving}
          busyText={submit[1]}
          className={cn('aria-disabled:pointer-events-none', !props.actions && 'w-full')}
        >
          {submit[0]}
        </ActionButton>,
      )}
    </form>
  );
}

export const OutcomeNotice = ({ heading, text, children }: { heading: string; text: string; children: ReactNode }) => (
  <>
    <Heading ref={focusOnMount} className="text-3xl">
      {heading}
    </Heading>
    <p className="mt-3 break-words text-muted-foreground">{text}</p>
    <div className="mt-7 flex flex-wrap gap-3">{children}</div>
  </>
);
