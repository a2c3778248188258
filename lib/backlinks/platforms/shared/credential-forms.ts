import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import type { PlatformName } from '@/lib/constants/platforms.ts';
import { boundedText, looseText } from '@/lib/http/bounds.ts';
import type { KeyIn, MessageKey } from '@/lib/messages/types.ts';
import type { GenerationPlatform } from '@/lib/writing/schema.ts';

/** A field of a credential form; `name` is the credential's name in requests (spec §3), label and hint are messages. */
export type CredentialField = {
  name: string;
  label: KeyIn<'backlinks.form.fields'>;
  kind: 'text' | 'url' | 'host' | 'secret';
  placeholder?: string;
  hint?: KeyIn<'backlinks.form.fields'>;
  isOptional?: true;
};

/** A platform's credentials: their schema, their form, and their names in a generation request. */
type CredentialForm = {
  schema: z.ZodType;
  fields: readonly CredentialField[];
  /** Names of credentials in a generation request (spec §3); the others keep their own. */
  requestNames: Readonly<Record<string, 'platformUsername' | 'platformPassword' | 'customUrl'>>;
  note?: KeyIn<'backlinks.form.notes'>;
  /** Where to find the credentials. */
  settingsUrl?: string;
  hasNoDrafts?: true;
};

/** What the schemas' own messages start with. */
export const FAULTS = 'backlinks.form.faults.';

export type CredentialFault = KeyIn<'backlinks.form.faults'>;

const fault = (name: CredentialFault) => `${FAULTS}${name}` satisfies MessageKey;

const secret = (message: MessageKey) => looseText(2000, message, message).trim().min(1, message).max(2000, message);

const line = (message: MessageKey) => looseText(500, message, message).trim().min(1, message).max(500, message);

/** Whether an address can be stored, shown and indexed as a submission's target: no credentials in it, not too long. */
function isUsableTarget(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return url.href.length <= MAX_URL_CHARACTERS;
}

/** An http(s) address of a page or site; `message` is its only error. */
export const address = (message: MessageKey) =>
  looseText(MAX_URL_CHARACTERS, message, message)
    .trim()
    .min(1, message)
    .max(MAX_URL_CHARACTERS, message)
    .refine((text) => isHttpUrl(text) && isUsableTarget(text), message);

export const SITE_ADDRESS = fault('site');

const ADMIN_KEY_FORM = fault('adminKeyForm');

const siteAddress = (placeholder: string) =>
  ({ name: 'url', label: 'site', kind: 'url', placeholder }) satisfies CredentialField;

const selector = (name: string, label: CredentialField['label'], placeholder: string) =>
  ({ name, label, kind: 'text', placeholder }) satisfies CredentialField;

/** The credentials of each platform (spec §3, Platform credentials) and the form that asks for them. */
export const CREDENTIAL_FORMS = {
  medium: {
    schema: z
      .object({
        token: boundedText(2000, fault('mediumTokenTooLong')).trim().optional(),
        storyUrl: address(fault('story')).optional(),
      })
      .refine(({ token, storyUrl }) => Boolean(token || storyUrl), fault('mediumToken')),
    fields: [{ name: 'token', label: 'integrationToken', kind: 'secret' }],
    requestNames: { token: 'platformPassword', storyUrl: 'customUrl' },
    note: 'medium',
    settingsUrl: 'https://medium.com/me/settings/security',
  },
  devto: {
    schema: z.object({ apiKey: secret(fault('devKey')) }),
    fields: [{ name: 'apiKey', label: 'apiKey', kind: 'secret' }],
    requestNames: { apiKey: 'platformPassword' },
    settingsUrl: 'https://dev.to/settings/extensions',
  },
  wordpress: {
    schema: z.object({
      url: address(SITE_ADDRESS),
      username: line(fault('wordpressUser')),
      password: secret(fault('applicationPassword')),
    }),
    fields: [
      siteAddress('https://example.com'),
      { name: 'username', label: 'username', kind: 'text' },
      { name: 'password', label: 'applicationPassword', kind: 'secret', hint: 'notSignInPassword' },
    ],
    requestNames: { url: 'customUrl', username: 'platformUsername', password: 'platformPassword' },
    note: 'wordpress',
  },
  custom: {
    schema: z.object({
      url: address(fault('page')),
      formSelector: line(fault('form')),
      titleFieldSelector: boundedText(500, fault('titleFieldTooLong')).trim().default(''),
      contentFieldSelector: line(fault('contentField')),
      submitButtonSelector: line(fault('submitButton')),
    }),
    fields: [
      { name: 'url', label: 'page', kind: 'url', placeholder: 'https://example.com/guestbook' },
      selector('formSelector', 'form', '#commentform'),
      { ...selector('titleFieldSelector', 'titleField', '#title'), isOptional: true },
      selector('contentFieldSelector', 'contentField', '#comment'),
      selector('submitButtonSelector', 'submitButton', '#submit'),
    ],
    requestNames: { url: 'customUrl' },
    note: 'custom',
    hasNoDrafts: true,
  },
  hashnode: {
    schema: z.object({ token: secret(fault('hashnodeToken')), host: line(fault('publication')) }),
    fields: [
      { name: 'token', label: 'accessToken', kind: 'secret' },
      { name: 'host', label: 'publication', kind: 'host', placeholder: 'name.hashnode.dev' },
    ],
    requestNames: { token: 'platformPassword', host: 'customUrl' },
    note: 'hashnode',
    settingsUrl: 'https://hashnode.com/settings/developer',
  },
  ghost: {
    schema: z.object({
      url: address(SITE_ADDRESS),
      adminApiKey: looseText(89, ADMIN_KEY_FORM, fault('adminKey'))
        .trim()
        .regex(/^[0-9a-f]{24}:[0-9a-f]{64}$/i, ADMIN_KEY_FORM),
    }),
    fields: [siteAddress('https://blog.example.com'), { name: 'adminApiKey', label: 'adminApiKey', kind: 'secret' }],
    requestNames: { url: 'customUrl', adminApiKey: 'platformPassword' },
  },
} as const satisfies Record<PlatformName, CredentialForm>;

export const credentialForm = (platform: PlatformName): CredentialForm => CREDENTIAL_FORMS[platform];

export type Credentials<Name extends PlatformName = PlatformName> = z.output<(typeof CREDENTIAL_FORMS)[Name]['schema']>;

/** A platform as a generation request carries it; without credentials the remembered ones are used. */
export function toGenerationPlatform(
  given: Omit<GenerationPlatform, 'credentials'>,
  credentials: Readonly<Record<string, string>> = {},
): GenerationPlatform {
  const { requestNames } = credentialForm(given.platform);
  const renamed = Object.entries(credentials).map(([name, value]) => [requestNames[name] ?? name, value]);
  return { ...given, credentials: Object.fromEntries(renamed) };
}

/** A generation request's credentials under the platform's own names; undefined when none were given. */
export function generationCredentials(given: GenerationPlatform): Record<string, string> | undefined {
  const names = Object.entries(credentialForm(given.platform).requestNames);
  const ownNames = new Map(names.map(([own, inRequest]) => [inRequest as string, own]));
  const entries = Object.entries(given.credentials).filter(([, value]) => value);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([name, value]) => [ownNames.get(name) ?? name, value ?? '']));
}
