import type { PlatformName } from '@/lib/constants/platforms.ts';

/** A box of a credential form; `name` is the credential's name in the request (spec §3). */
export type CredentialField = {
  name: string;
  label: string;
  kind: 'text' | 'url' | 'secret';
  placeholder?: string;
  hint?: string;
  isOptional?: true;
};

/** What a platform's form asks for and explains. */
export type PlatformForm = {
  fields: readonly CredentialField[];
  /** Something to know before filling it in. */
  note?: string;
  /** Where to find what is asked for. */
  help?: string;
  helpLink?: { label: string; href: string };
  /** Whether a post can begin as a draft there. */
  hasDrafts: boolean;
};

const siteAddress = (placeholder: string): CredentialField => ({
  name: 'url',
  label: 'Site address',
  kind: 'url',
  placeholder,
});

const selector = (name: string, label: string, placeholder: string): CredentialField => ({
  name,
  label,
  kind: 'text',
  placeholder,
});

/** The form of each platform. */
export const PLATFORM_FORMS: Readonly<Record<PlatformName, PlatformForm>> = {
  medium: {
    fields: [{ name: 'token', label: 'Integration token', kind: 'secret' }],
    note: 'Medium issues no new integration tokens. One that you already have still works.',
    help: 'In Medium: Settings, Security and apps, Integration tokens.',
    helpLink: { label: 'Open Medium settings', href: 'https://medium.com/me/settings/security' },
    hasDrafts: true,
  },
  devto: {
    fields: [{ name: 'apiKey', label: 'API key', kind: 'secret' }],
    help: 'In DEV: Settings, Extensions, DEV Community API Keys.',
    helpLink: { label: 'Open DEV settings', href: 'https://dev.to/settings/extensions' },
    hasDrafts: true,
  },
  wordpress: {
    fields: [
      siteAddress('https://example.com'),
      { name: 'username', label: 'User name', kind: 'text' },
      { name: 'password', label: 'Application password', kind: 'secret', hint: 'Not the password you sign in with.' },
    ],
    note: 'For a WordPress site of your own, version 5.6 or later, with https.',
    help: 'In your WordPress: Users, Profile, Application Passwords.',
    hasDrafts: true,
  },
  custom: {
    fields: [
      { name: 'url', label: 'Page address', kind: 'url', placeholder: 'https://example.com/guestbook' },
      selector('formSelector', 'Form selector', '#commentform'),
      { ...selector('titleFieldSelector', 'Title field selector', '#title'), isOptional: true },
      selector('contentFieldSelector', 'Content field selector', '#comment'),
      selector('submitButtonSelector', 'Submit button selector', '#submit'),
    ],
    note: 'Fills in a form on a public page and presses its button. Use it only where you may post.',
    help: 'CSS selectors: right-click the field in your browser, Inspect, then Copy selector.',
    hasDrafts: false,
  },
  hashnode: {
    fields: [
      { name: 'token', label: 'Personal access token', kind: 'secret' },
      { name: 'host', label: 'Publication address', kind: 'text', placeholder: 'name.hashnode.dev' },
    ],
    note: 'Hashnode lets only publications with its Pro plan be published to this way.',
    help: 'In Hashnode: Account settings, Developer, Personal Access Token.',
    helpLink: { label: 'Open Hashnode settings', href: 'https://hashnode.com/settings/developer' },
    hasDrafts: true,
  },
  ghost: {
    fields: [siteAddress('https://blog.example.com'), { name: 'adminApiKey', label: 'Admin API key', kind: 'secret' }],
    help: 'In Ghost Admin: Settings, Integrations, Add custom integration.',
    hasDrafts: true,
  },
  telegraph: {
    fields: [{ name: 'authorName', label: 'Author name', kind: 'text' }],
    note: 'Makes an anonymous page on telegra.ph. It needs no account and is public at once.',
    hasDrafts: false,
  },
};
