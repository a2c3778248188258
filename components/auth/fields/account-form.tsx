'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { apiErrorDetails } from '@/lib/http/client.ts';
import { accountFailureToast } from '../session/auth-error.ts';

/** The first error of each field, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

function errorsOf(error: z.ZodError): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message;
  return errors;
}

/** The error of a new password that only the server finds: it is too common. */
export function passwordFault(error: unknown): FieldErrors | undefined {
  const message = apiErrorDetails(error).message ?? (error instanceof Error && error.message);
  return message === AUTH_MESSAGES.passwordCommon ? { password: message } : undefined;
}

const isTextBox = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function focusFirstFault(form: HTMLFormElement, errors: FieldErrors): void {
  const boxes = [...form.elements].filter(isTextBox);
  boxes.find(({ name }) => errors[name])?.focus();
}

type FormOptions<Form> = {
  schema: z.ZodType<Form>;
  /** Sends the parsed form; resolves with errors that belong to a field. */
  send: (form: Form) => Promise<FieldErrors | undefined>;
  /** Title of the toast when `send` rejects. */
  failure: string;
};

/** A form validated by its schema on submit. It keeps its values when it fails. */
export function useAccountForm<Form>({ schema, send, failure }: FormOptions<Form>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);

  function show(form: HTMLFormElement, faults: FieldErrors): void {
    // Rendered before the focus moves, so that screen readers announce the error with its field.
    flushSync(() => setErrors(faults));
    focusFirstFault(form, faults);
  }

  async function trySend(form: Form): Promise<FieldErrors | undefined> {
    try {
      return await send(form);
    } catch (error) {
      const fault = passwordFault(error);
      if (!fault) toast(accountFailureToast(error, failure));
      return fault;
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current) return;
    const checked = schema.safeParse(Object.fromEntries(new FormData(form)));
    if (!checked.success) return show(form, errorsOf(checked.error));
    isSending.current = true;
    setIsBusy(true);
    setErrors({});
    const faults = await trySend(checked.data);
    isSending.current = false;
    setIsBusy(false);
    if (faults) show(form, faults);
  }

  /** Clears a field's error when the field changes. */
  function clearError({ target }: FormEvent<HTMLFormElement>): void {
    if (!isTextBox(target) || !errors[target.name]) return;
    setErrors(({ [target.name]: _, ...others }) => others);
  }

  return { errors, isBusy, formProps: { onSubmit: submit, onInput: clearError } };
}

type AccountFormProps<Form> = FormOptions<Form> & {
  label: string;
  /** Label of the submit button, idle and busy. */
  submit: readonly [idle: string, busy: string];
  /** The form was sent and the next page is loading. */
  isLeaving?: boolean;
  onInput?: (form: HTMLFormElement) => void;
  className?: string;
  /** The fields. */
  children: (errors: FieldErrors) => ReactNode;
};

/** A form about an account. Its method keeps passwords out of the URL if it is sent before the script has loaded. */
export function AccountForm<Form>(props: AccountFormProps<Form>) {
  const { label, submit, isLeaving = false, onInput, className, children, ...options } = props;
  const { errors, isBusy, formProps } = useAccountForm(options);

  function input(event: FormEvent<HTMLFormElement>): void {
    formProps.onInput(event);
    onInput?.(event.currentTarget);
  }
  return (
    <form
      method="post"
      noValidate
      aria-label={label}
      onSubmit={formProps.onSubmit}
      onInput={input}
      className={cn('flex flex-col gap-5', className)}
    >
      {children(errors)}
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

type OutcomeNoticeProps = { heading: string; text: string; children: ReactNode };

/** Replaces a form that is done. Takes the focus, so that screen readers announce it. */
export function OutcomeNotice({ heading, text, children }: OutcomeNoticeProps) {
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
