'use client';

import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { apiErrorDetails } from '@/lib/http/client.ts';

/** The fault of a new password that only the server knows: too many people use it. Else undefined. */
export function passwordFault(error: unknown): FieldErrors | undefined {
  const message = apiErrorDetails(error).message ?? (error instanceof Error && error.message);
  const isCommon = message === AUTH_MESSAGES.passwordCommon;
  return isCommon ? { password: AUTH_MESSAGES.passwordCommon } : undefined;
}

/** What is wrong, by the name of the field; the first fault of each. */
export type FieldErrors = Readonly<Record<string, string>>;

function errorsOf(error: z.ZodError): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message;
  return errors;
}

const isTextBox = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Of several faulty fields the first on the page gets the focus. */
function focusFirstFault(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of form.elements) {
    if (isTextBox(control) && errors[control.name]) {
      control.focus();
      return;
    }
  }
}

/** A parsed form is sent; faults that only the server can see come back by field. */
type Send<Form> = (form: Form) => Promise<FieldErrors | undefined>;

/**
 * A form that is checked by its schema when it is sent. Nothing that was typed is lost when it fails.
 * @param send shows the user itself failures that belong to no field; must not reject
 */
export function useAccountForm<Form>(schema: z.ZodType<Form>, send: Send<Form>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);

  function show(form: HTMLFormElement, faults: FieldErrors): void {
    // On the page before the focus comes, so that a screen reader reads the fault with the field.
    flushSync(() => setErrors(faults));
    focusFirstFault(form, faults);
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
    const faults = await send(checked.data);
    isSending.current = false;
    setIsBusy(false);
    if (faults) show(form, faults);
  }

  /** A fault is forgotten as soon as its field is changed. */
  function forgetFault({ target }: FormEvent<HTMLFormElement>): void {
    if (!isTextBox(target) || !errors[target.name]) return;
    setErrors(({ [target.name]: _, ...others }) => others);
  }

  return { errors, isBusy, formProps: { onSubmit: submit, onInput: forgetFault } };
}

/**
 * A form about an account. With its method one that is sent before the script is there does not put the password into the
 * address.
 */
export function AccountForm({ label, className, ...props }: ComponentProps<'form'> & { label: string }) {
  return (
    <form method="post" noValidate aria-label={label} className={cn('flex flex-col gap-5', className)} {...props} />
  );
}

type SubmitButtonProps = {
  isBusy: boolean;
  /** What the button reads while busy. */
  busyText: string;
  className?: string;
  children: ReactNode;
};

/**
 * Sends a form. While busy it refuses clicks but keeps the focus, which a disabled button would lose; the form itself
 * refuses to be sent twice.
 */
export function SubmitButton({ isBusy, busyText, className, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      aria-disabled={isBusy}
      className={cn('w-full aria-disabled:pointer-events-none aria-disabled:opacity-55', className)}
    >
      {isBusy ? busyText : children}
    </Button>
  );
}

type OutcomeNoticeProps = { heading: string; text: string; children: ReactNode };

/** What came of a form that is no longer needed, in its place. Takes the focus, so that it is read out. */
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
