import { Eye, EyeOff } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Fault, Input, Textarea } from '@/components/ui/input.tsx';
import { Field } from '@/components/ui/label.tsx';
import { useBusy } from '@/components/ui/use-busy.ts';
import type { ToastInput } from '@/components/ui/use-toast.ts';
import { AUTH_MESSAGES } from '@/lib/constants/messages.ts';
import { ApiError, apiErrorDetails } from '@/lib/http/client.ts';
import { accountFailure } from '../session/auth-error.ts';

export type FieldErrors = Readonly<Record<string, string>>;

export const FieldErrorsContext = createContext<FieldErrors>({});

type FieldProps = { name: string; label: string; hint?: ReactNode };

type FormFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'name'> & { control?: ReactNode };

export function FormField({ name, label, hint, control, className, ...props }: FormFieldProps) {
  return (
    <Field label={label} hint={hint} error={useContext(FieldErrorsContext)[name]}>
      {(box) => (
        <div className="relative mt-2">
          <Input {...box} name={name} className={cn('h-11', control && 'pr-12', className)} {...props} />
          {control}
        </div>
      )}
    </Field>
  );
}

export function TextAreaField(props: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'name'>) {
  const { name, label, hint, className, ...others } = props;
  return (
    <Field label={label} hint={hint} error={useContext(FieldErrorsContext)[name]}>
      {(box) => <Textarea {...box} name={name} className={cn('mt-2', className)} {...others} />}
    </Field>
  );
}

export function PasswordField(props: Omit<FormFieldProps, 'type' | 'control'>) {
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
          Icon={Icon}
          variant="ghost"
          size="icon"
          aria-label={isVisible ? 'Hide password' : 'Show password'}
          onClick={() => setIsVisible(!isVisible)}
          className="absolute inset-y-0 right-1 my-auto text-muted-foreground"
        />
      }
      {...props}
    />
  );
}

export const EmailField = (props: { defaultValue?: string }) => (
  <FormField name="email" label="Email" type="email" autoComplete="username" required {...props} />
);

type NewPasswordFieldsProps = {
  label: 'Password' | 'New password';
  draft?: { password: string; confirmPassword: string };
};

export function NewPasswordFields({ label, draft }: NewPasswordFieldsProps) {
  const fields = { password: label, confirmPassword: `Confirm ${label.toLowerCase()}` };
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

const fieldErrors = ({ issues }: z.ZodError): FieldErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message] as const).reverse());

const REFUSED_FIELDS = new Map<string | undefined, string>([
  [AUTH_MESSAGES.passwordCommon, 'password'],
  [AUTH_MESSAGES.loginFailed, 'password'],
  [AUTH_MESSAGES.registerFailed, 'email'],
]);

/** The server's refusal at its field, also when it is the cause of an error; undefined for other failures. */
export function fieldFault(error: unknown): FieldErrors | undefined {
  const cause = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  const { message } = apiErrorDetails(cause);
  const field = REFUSED_FIELDS.get(message);
  return field && message ? { [field]: message } : undefined;
}

export function FailureNotice({ failure }: { failure: ToastInput | null }) {
  const color = failure?.variant === 'destructive' ? 'border-destructive' : 'border-input text-foreground';
  return (
    <Fault className={cn('border-l-4 pl-3', color)}>
      {failure?.title}
      {failure?.description ? <span className="block font-normal">{failure.description}</span> : null}
    </Fault>
  );
}

const isTextBox = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

type FormOptions<Form> = {
  schema: z.ZodType<Form>;
  send: (form: Form) => Promise<FieldErrors | undefined>;
  failure: string;
};

export function useAccountForm<Form>({ schema, send, failure }: FormOptions<Form>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failed, setFailed] = useState<ToastInput | null>(null);
  const { isBusy, run } = useBusy();

  function show(form: HTMLFormElement, faults: FieldErrors): void {
    // Rendered before the focus moves, so that screen readers announce the error with its field.
    flushSync(() => setErrors(faults));
    const boxes = [...form.elements].filter(isTextBox);
    boxes.find(({ name }) => faults[name])?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    const checked = schema.safeParse(Object.fromEntries(new FormData(form)));
    setFailed(null);
    setErrors({});
    if (!checked.success) {
      show(form, fieldErrors(checked.error));
      return;
    }
    void run(
      async () => show(form, (await send(checked.data)) ?? {}),
      (error) => {
        const fault = fieldFault(error);
        if (fault) show(form, fault);
        else setFailed(accountFailure(error, failure));
      },
    );
  }

  function clearError({ target }: FormEvent<HTMLFormElement>): void {
    if (!isTextBox(target) || !errors[target.name]) return;
    setErrors(({ [target.name]: _, ...others }) => others);
  }
  return { errors, failed, isBusy, formProps: { onSubmit: submit, onInput: clearError } };
}

type AccountFormProps<Form> = FormOptions<Form> & {
  label: string;
  submit: readonly [idle: string, busy: string];
  isLeaving?: boolean;
  onInput?: (form: HTMLFormElement) => void;
  className?: string;
  children: ReactNode;
};

/** A form about an account. Its method keeps passwords out of the URL if it is sent before the script has loaded. */
export function AccountForm<Form>(props: AccountFormProps<Form>) {
  const { label, submit, isLeaving = false, onInput, className, children, ...options } = props;
  const { errors, failed, isBusy, formProps } = useAccountForm(options);
  return (
    <form
      method="post"
      noValidate
      aria-label={label}
      onSubmit={formProps.onSubmit}
      onInput={(event) => {
        formProps.onInput(event);
        onInput?.(event.currentTarget);
      }}
      className={cn('flex flex-col gap-5', className)}
    >
      <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>
      <FailureNotice failure={failed} />
      <ActionButton
        type="submit"
        size="lg"
        isBusy={isBusy || isLeaving}
        busyText={submit[1]}
        className="w-full aria-disabled:pointer-events-none"
      >
        {submit[0]}
      </ActionButton>
    </form>
  );
}

export function OutcomeNotice({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h2
        ref={title}
        tabIndex={-1}
        className="font-display text-3xl leading-tight font-semibold tracking-tight outline-none"
      >
        {heading}
      </h2>
      <p className="mt-3 break-words text-muted-foreground">{text}</p>
      <div className="mt-7 flex flex-wrap gap-3">{children}</div>
    </>
  );
}
