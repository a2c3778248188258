import { CREDENTIALS } from '@/lib/backlinks/platforms/shared/credentials-schema.ts';
import type { PlatformName } from '@/lib/constants/platforms.ts';
import type { GivenCredentials } from './credential-draft.ts';
import { type CredentialField, PLATFORM_FORMS } from './platform-forms.ts';

/** What is wrong, by the name of the field. */
export type CredentialErrors = Readonly<Record<string, string>>;

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** "example.com", "localhost:8080/blog": a host, perhaps a port, and what follows. */
const HOST_FIRST = /^[^\s/:]+(:\d+)?(\/|$)/;

/** An address as people type it: "example.com/blog" is meant to be https. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  const isBare = HOST_FIRST.test(text) || !HAS_SCHEME.test(text);
  return isBare && !/\s/.test(text) && !text.includes('://') ? `https://${text}` : text;
}

function settledValue({ name, kind }: CredentialField, typed: string): string {
  if (kind === 'url') return completeAddress(typed);
  const text = typed.trim();
  return name === 'host' ? text.replace(/^https?:\/\//i, '').replace(/\/+$/, '') : text;
}

/**
 * Checks what was entered by the platform's schema (spec §3, Platform credentials).
 * @param fields the boxes that were shown; the platform's own unless stated
 * @returns the credentials without empty ones, or what is wrong with each box
 */
export function checkCredentials(
  platform: PlatformName,
  values: Readonly<Record<string, string>>,
  fields: readonly CredentialField[] = PLATFORM_FORMS[platform].fields,
): { ok: true; credentials: GivenCredentials } | { ok: false; errors: CredentialErrors } {
  const entries = fields
    .map((field) => [field.name, settledValue(field, values[field.name] ?? '')] as const)
    .filter(([, value]) => value !== '');
  const credentials = Object.fromEntries(entries);
  const checked = CREDENTIALS[platform].safeParse(credentials);
  if (checked.success) return { ok: true, credentials };
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) {
    // A rule about all of them is shown at the first box.
    errors[path.join('.') || (fields[0]?.name ?? '')] ??= message;
  }
  return { ok: false, errors };
}
