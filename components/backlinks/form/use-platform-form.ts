'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlatformName, Visibility } from '@/lib/constants/platforms.ts';
import { apiErrorDetails } from '@/lib/http/client.ts';
import { type CredentialErrors, checkCredentials } from './check-credentials.ts';
import type { CredentialDraft, GivenCredentials } from './credential-draft.ts';
import type { CredentialField } from './platform-forms.ts';

/** What is sent: without credentials the remembered ones are meant. */
export type PlatformRequest = { credentials: GivenCredentials | undefined; visibility: Visibility; remember: boolean };

/** How it went, in a sentence for the user. */
export type PlatformOutcome = { success: boolean; message: string };

/** Sends what was entered; may reject. */
export type SendToPlatform = (request: PlatformRequest) => Promise<PlatformOutcome>;

type PlatformFormOptions = {
  platform: PlatformName;
  /** The boxes shown; the platform's own unless stated. */
  fields?: readonly CredentialField[];
  draft: CredentialDraft;
  onChange: (changes: Partial<CredentialDraft>) => void;
  /** The account or site whose credentials are remembered, if any. */
  rememberedTarget: string | undefined;
  send: SendToPlatform;
  /** Said when it rejects without a reason from the server. */
  fallback: string;
};

/** The form of one platform's credentials: checked when sent, and nothing typed is lost when it fails. */
export function usePlatformForm(options: PlatformFormOptions) {
  const { platform, fields, draft, onChange, rememberedTarget, send, fallback } = options;
  const box = useRef<HTMLFieldSetElement>(null);
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [outcome, setOutcome] = useState<PlatformOutcome | null>(null);
  const usesRemembered = rememberedTarget !== undefined && !draft.isReplacing;

  function showErrors(faults: CredentialErrors): void {
    // On the page before the focus comes, so that a screen reader reads the fault with the field.
    flushSync(() => setErrors(faults));
    box.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }

  /** The credentials as they stand, or null after showing what is wrong with them. */
  function settle(): GivenCredentials | null {
    const checked = checkCredentials(platform, draft.values, fields);
    if (checked.ok) return checked.credentials;
    setOutcome(null);
    showErrors(checked.errors);
    return null;
  }

  function setValue(name: string, value: string): void {
    onChange({ values: { ...draft.values, [name]: value } });
    setOutcome(null);
    setErrors(({ [name]: _, ...others }) => others);
  }

  /** Empties the boxes and goes to the first. */
  function clear(): void {
    onChange({ values: {} });
    setOutcome(null);
    setErrors({});
    box.current?.querySelector('input')?.focus();
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

  return {
    platform,
    draft,
    onChange,
    rememberedTarget,
    usesRemembered,
    box,
    isBusy,
    errors,
    outcome,
    showErrors,
    settle,
    setValue,
    clear,
    submit,
  };
}

/** State of one platform's form. */
export type PlatformFormState = ReturnType<typeof usePlatformForm>;
