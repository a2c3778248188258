'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CredentialField } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { CheckResponse } from '@/lib/backlinks/schema.ts';
import type { PlatformName, Visibility } from '@/lib/constants/platforms.ts';
import { apiErrorDetails } from '@/lib/http/client.ts';
import { type CredentialErrors, checkCredentials, type GivenCredentials } from './check-credentials.ts';
import type { CredentialDraft } from './credential-drafts.ts';

/** A submission; without credentials the remembered ones are used. */
export type PlatformRequest = { credentials: GivenCredentials | undefined; visibility: Visibility; remember: boolean };

export type PlatformFormOptions = {
  platform: PlatformName;
  /** The fields shown, if not the platform's own. */
  fields?: readonly CredentialField[];
  draft: CredentialDraft;
  onChange: (changes: Partial<CredentialDraft>) => void;
  /** Account or site of remembered credentials. */
  rememberedTarget: string | undefined;
  /** Sends a submission; may reject. */
  send: (request: PlatformRequest) => Promise<CheckResponse>;
  /** Error when the server gives no reason. */
  fallback: string;
};

/** State of a platform's credential form. It is checked when sent, and keeps its input when that fails. */
export function usePlatformForm(options: PlatformFormOptions) {
  const { platform, fields, draft, onChange, rememberedTarget, send, fallback } = options;
  const ref = useRef<HTMLFieldSetElement>(null);
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [outcome, setOutcome] = useState<CheckResponse | null>(null);
  const usesRemembered = rememberedTarget !== undefined && !draft.isReplacing;

  function showErrors(faults: CredentialErrors): void {
    // Before the focus moves, so that a screen reader reads the error with the field.
    flushSync(() => setErrors(faults));
    ref.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }

  /** The checked credentials; null after showing their errors. */
  function settle(): GivenCredentials | null {
    const checked = checkCredentials(platform, draft.values, fields);
    if (checked.ok) return checked.credentials;
    setOutcome(null);
    showErrors(checked.errors);
    return null;
  }

  const inputOf = (name: string) => ({
    value: draft.values[name] ?? '',
    error: errors[name],
    onChange(value: string): void {
      onChange({ values: { ...draft.values, [name]: value } });
      setOutcome(null);
      setErrors(({ [name]: _, ...others }) => others);
    },
  });

  function clear(): void {
    onChange({ values: {} });
    setOutcome(null);
    setErrors({});
    ref.current?.querySelector('input')?.focus();
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    const credentials = usesRemembered ? undefined : settle();
    if (credentials === null) return;
    isSending.current = true;
    setIsBusy(true);
    setErrors({});
    setOutcome(null);
    try {
      const { visibility, remember } = draft;
      setOutcome(await send({ credentials, visibility, remember: !usesRemembered && remember }));
    } catch (error) {
      console.error(error);
      setOutcome({ success: false, message: apiErrorDetails(error).message ?? fallback });
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  /** Enter sends this form and not one around it. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.nativeEvent.isComposing) void submit();
  }

  const state = { platform, draft, onChange, rememberedTarget, usesRemembered, isBusy, outcome };
  return { ...state, box: { ref, onKeyDown }, inputOf, showErrors, settle, clear, submit };
}

export type PlatformFormState = ReturnType<typeof usePlatformForm>;
