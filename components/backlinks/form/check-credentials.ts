import { type CredentialField, credentialForm } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { PlatformName } from '@/lib/constants/platforms.ts';

export type GivenCredentials = Readonly<Record<string, string>>;

export type CredentialErrors = Readonly<Record<string, string>>;

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
export function checkCredentials(
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
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) {
    // An error of the whole form is shown at its first field.
    errors[path.join('.') || (fields[0]?.name ?? '')] ??= message;
  }
  return { ok: false, errors };
}
