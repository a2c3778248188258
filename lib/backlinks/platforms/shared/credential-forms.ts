import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import type { PlatformName } from '@/lib/constants/platforms.ts';
import { boundedText, looseText } from '@/lib/http/bounds.ts';
import type { GenerationPlatform } from '@/lib/writing/schema.ts';

/** A field of a credential form; `name` is the credential's name in requests (spec §3). */
export type CredentialField = {
  name: string;
  label: string;
  kind: 'text' | 'url' | 'host' | 'secret';
  placeholder?: string;
  hint?: string;
  isOptional?: true;
};

/** A platform's credentials: their schema, their form, and their names in a generation request. */
type CredentialForm = {
  schema: z.ZodType;
  fields: readonly CredentialField[];
  /** Names of credentials in a generation request (spec §3); the others keep their own. */
  requestNames: Readonly<Record<string, 'platformUsername' | 'platformPassword' | 'customUrl'>>;
  note?: string;
  help?: string;
  helpLink?: { label: string; href: string };
  hasNoDrafts?: true;
};

const secret = (message: string) => looseText(2000, message, message).trim().min(1, message).max(2000, message);

const line = (message: string) => looseText(500, message, message).trim().min(1, message).max(500, message);

/** Whether an address can be stored, shown and indexed as a submission's target: no credentials in it, not too long. */
function isUsableTarget(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return url.href.length <= MAX_URL_CHARACTERS;
}

/** An http(s) address of a page or site; `message` is its only error. */
export const address = (message: string) =>
  looseText(MAX_URL_CHARACTERS, message, message)
    .trim()
    .min(1, message)
    .max(MAX_URL_CHARACTERS, message)
    .refine((text) => isHttpUrl(text) && isUsableTarget(text), message);

export const SITE_ADDRESS = 'Please enter the address of your site, with https://';

const ADMIN_KEY_FORM = 'The Admin API key has the form id:secret, as Ghost shows it under Integrations';

const siteAddress = (placeholder: string) =>
  ({ name: 'url', label: 'Site address', kind: 'url', placeholder }) satisfies CredentialField;

const selector = (name: string, label: string, placeholder: string) =>
  ({ name, label, kind: 'text', placeholder }) satisfies CredentialField;

/** The credentials of each platform (spec §3, Platform credentials) and the form that asks for them. */
export const CREDENTIAL_FORMS = {
  medium: {
    schema: z
      .object({
        token: boundedText(2000, 'This Medium token is too long').trim().optional(),
        storyUrl: address('Please enter the address of your story, with https://').optional(),
      })
      .refine(
        ({ token, storyUrl }) => Boolean(token || storyUrl),
        'Please enter your Medium token, or the address of the story you imported',
      ),
    fields: [{ name: 'token', label: 'Integration token', kind: 'secret' }],
    requestNames: { token: 'platformPassword', storyUrl: 'customUrl' },
    note: 'Medium issues no new integration tokens. Existing tokens still work.',
    help: 'In Medium: Settings, Security and apps, Integration tokens.',
    helpLink: { label: 'Open Medium settings', href: 'https://medium.com/me/settings/security' },
  },
  devto: {
    schema: z.object({ apiKey: secret('Please enter your DEV API key') }),
    fields: [{ name: 'apiKey', label: 'API key', kind: 'secret' }],
    requestNames: { apiKey: 'platformPassword' },
    help: 'In DEV: Settings, Extensions, DEV Community API Keys.',
    helpLink: { label: 'Open DEV settings', href: 'https://dev.to/settings/extensions' },
  },
  wordpress: {
    schema: z.object({
      url: address(SITE_ADDRESS),
      username: line('Please enter your WordPress user name'),
      password: secret('Please enter an application password'),
    }),
    fields: [
      siteAddress('https://example.com'),
      { name: 'username', label: 'User name', kind: 'text' },
      { name: 'password', label: 'Application password', kind: 'secret', hint: 'Not the password you sign in with.' },
    ],
    requestNames: { url: 'customUrl', username: 'platformUsername', password: 'platformPassword' },
    note: 'For self-hosted WordPress 5.6 or later with https.',
    help: 'In your WordPress: Users, Profile, Application Passwords.',
  },
  custom: {
    schema: z.object({
      url: address('Please enter the address of the page with the form, with https://'),
      formSelector: line('Please enter the CSS selector of the form'),
      titleFieldSelector: boundedText(500, 'The CSS selector of the title field is too long').trim().default(''),
      contentFieldSelector: line('Please enter the CSS selector of the content field'),
      submitButtonSelector: line('Please enter the CSS selector of the submit button'),
    }),
    fields: [
      { name: 'url', label: 'Page address', kind: 'url', placeholder: 'https://example.com/guestbook' },
      selector('formSelector', 'Form selector', '#commentform'),
      { ...selector('titleFieldSelector', 'Title field selector', '#title'), isOptional: true },
      selector('contentFieldSelector', 'Content field selector', '#comment'),
      selector('submitButtonSelector', 'Submit button selector', '#submit'),
    ],
    requestNames: { url: 'customUrl' },
    note: 'Fills in a form on a public page and presses its button. Use it only where you may post.',
    help: 'To find a CSS selector, right-click the field in your browser, choose Inspect, then Copy selector.',
    hasNoDrafts: true,
  },
  hashnode: {
    schema: z.object({
      token: secret('Please enter your Hashnode personal access token'),
      host: line('Please enter the address of your publication, such as name.hashnode.dev'),
    }),
    fields: [
      { name: 'token', label: 'Personal access token', kind: 'secret' },
      { name: 'host', label: 'Publication address', kind: 'host', placeholder: 'name.hashnode.dev' },
    ],
    requestNames: { token: 'platformPassword', host: 'customUrl' },
    note: 'Works only with publications on Hashnode’s Pro plan.',
    help: 'In Hashnode: Account settings, Developer, Personal Access Token.',
    helpLink: { label: 'Open Hashnode settings', href: 'https://hashnode.com/settings/developer' },
  },
  ghost: {
    schema: z.object({
      url: address(SITE_ADDRESS),
      adminApiKey: looseText(89, ADMIN_KEY_FORM, 'Please enter your Admin API key')
        .trim()
        .regex(/^[0-9a-f]{24}:[0-9a-f]{64}$/i, ADMIN_KEY_FORM),
    }),
    fields: [siteAddress('https://blog.example.com'), { name: 'adminApiKey', label: 'Admin API key', kind: 'secret' }],
    requestNames: { url: 'customUrl', adminApiKey: 'platformPassword' },
    help: 'In Ghost Admin: Settings, Integrations, Add custom integration.',
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
