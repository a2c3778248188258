'use client';

import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';

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
