import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from '#translations';
import { pressedKey } from '@/components/ui/pressed-key.ts';
import { useBusy } from '@/components/ui/use-busy.ts';
import {
  type CredentialFault,
  type CredentialField,
  credentialForm,
  FAULTS,
} from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { CheckResponse } from '@/lib/backlinks/schema.ts';
import { type PlatformName, platformLabel, type Visibility } from '@/lib/constants/platforms.ts';
import { apiErrorDetails } from '@/lib/http/client.ts';
import type { CredentialDrafts } from './credential-drafts.ts';

export type GivenCredentials = Readonly<Record<string, string>>;

export type CredentialErrors = Readonly<Record<string, CredentialFault>>;

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** "example.com", "localhost:8080/blog": a host, an optional port, an optional path. */
const HOST_FIRST = /^[^\s/:]+(:\d+)?(\/|$)/;

/** Adds https:// to an address typed without a scheme. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  const isBare = HOST_FIRST.test(text) || !HAS_SCHEME.test(text);
  return text && isBare && !/\s|:\/\//.test(text) ? `https://${text}` : text;
}

function cleanValue({ kind }: CredentialField, typed: string): string {
  if (kind === 'url') return completeAddress(typed);
  const text = typed.trim();
  return kind === 'host' ? text.replace(/^https?:\/\//i, '').replace(/\/+$/, '') : text;
}

/** Checks input by the platform's schema (spec §3, Platform credentials); empty values are left out. */
export function validateCredentials(
  platform: PlatformName,
  values: Readonly<Record<string, string>>,
  fields = credentialForm(platform).fields,
): { ok: true; credentials: GivenCredentials } | { ok: false; errors: CredentialErrors } {
  const entries = fields
    .map((field) => [field.name, cleanValue(field, values[field.name] ?? '')] as const)
    .filter(([, value]) => value !== '');
  const credentials = Object.fromEntries(entries);
  const checked = credentialForm(platform).schema.safeParse(credentials);
  if (checked.success) return { ok: true, credentials };
  const errors: Record<string, CredentialFault> = {};
  for (const { path, message } of checked.error.issues) {
    // An error of the whole form is shown at its first field.
    errors[path.join('.') || (fields[0]?.name ?? '')] ??= message.slice(FAULTS.length) as CredentialFault;
  }
  return { ok: false, errors };
}

/** A submission; without credentials the remembered ones are used. */
export type PlatformRequest = { credentials: GivenCredentials | undefined; visibility: Visibility; remember: boolean };

export type PlatformFormOptions = {
  platform: PlatformName;
  /** The fields shown, if not the platform's own. */
  fields?: readonly CredentialField[];
  drafts: CredentialDrafts;
  rememberedTarget: string | undefined;
  send: (request: PlatformRequest) => Promise<CheckResponse>;
};

export function usePlatformForm(options: PlatformFormOptions) {
  const { platform, fields, drafts, rememberedTarget, send } = options;
  const t = useTranslations('backlinks.submit');
  const draft = drafts.platformDraft(platform);
  const onChange = (changes: Partial<typeof draft>) => drafts.change(platform, changes);
  const ref = useRef<HTMLFieldSetElement>(null);
  const { isBusy, run } = useBusy();
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [outcome, setOutcome] = useState<CheckResponse | null>(null);
  const usesRemembered = rememberedTarget !== undefined && !draft.isReplacing;
  const usedRemembered = useRef(usesRemembered);
  useEffect(() => {
    // The focused button is gone with the remembered account.
    if (usedRemembered.current && !usesRemembered) ref.current?.querySelector('input')?.focus();
    usedRemembered.current = usesRemembered;
  }, [usesRemembered]);

  function showErrors(faults: CredentialErrors): void {
    // Before the focus moves, so that a screen reader reads the error with the field.
    flushSync(() => setErrors(faults));
    ref.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }

  const findInput = (name: string) => ({
    value: draft.values[name] ?? '',
    error: errors[name],
    onChange(value: string): void {
      onChange({ values: { ...draft.values, [name]: value } });
      setOutcome(null);
      setErrors(({ [name]: _, ...others }) => others);
    },
  });

  async function submit(): Promise<void> {
    if (isBusy) return;
    setOutcome(null);
    const checked = usesRemembered ? null : validateCredentials(platform, draft.values, fields);
    if (checked && !checked.ok) return showErrors(checked.errors);
    const { visibility, remember } = draft;
    setErrors({});
    await run(
      async () =>
        setOutcome(
          await send({ credentials: checked?.credentials, visibility, remember: !usesRemembered && remember }),
        ),
      (error) => {
        console.error(error);
        const fallback = t('failed', { platform: platformLabel(platform) });
        setOutcome({ success: false, message: apiErrorDetails(error).message ?? fallback });
      },
    );
  }

  /** Enter sends this form and not one around it. */
  function onKeyDown(event: KeyboardEvent): void {
    if (pressedKey(event.nativeEvent) !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    void submit();
  }

  const state = { platform, draft, onChange, rememberedTarget, usesRemembered, isBusy, outcome };
  return { ...state, box: { ref, onKeyDown }, findInput, showErrors, submit };
}

export type PlatformFormState = ReturnType<typeof usePlatformForm>;
