import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import type { PlatformName } from '@/lib/constants/platforms.ts';

const secret = (message: string) => z.string(message).trim().min(1, message).max(2000, message);

const line = (message: string) => z.string(message).trim().min(1, message).max(500, message);

/**
 * Whether an address can be a submission's target, which is shown and indexed: it holds no name or password, and is
 * not too long when its characters are written as URLs write them.
 */
function isUsableTarget(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return url.href.length <= MAX_URL_CHARACTERS;
}

/** A checked address of a page or a site; `message` says what is wanted. */
export const address = (message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(MAX_URL_CHARACTERS, message)
    .refine((text) => isHttpUrl(text) && isUsableTarget(text), message);

/** Asks for the address of a site. */
export const SITE_ADDRESS = 'Please enter the address of your site, with https://';

/** Medium takes a token that was issued long ago, or the address of a story that was imported there. */
const mediumCredentials = z
  .object({
    token: z.string().trim().max(2000, 'This Medium token is too long').optional(),
    storyUrl: address('Please enter the address of your story, with https://').optional(),
  })
  .refine(
    ({ token, storyUrl }) => Boolean(token || storyUrl),
    'Please enter your Medium token, or the address of the story you imported',
  );

/** Credentials of each platform (spec §3, Platform credentials). */
export const CREDENTIALS = {
  medium: mediumCredentials,
  devto: z.object({ apiKey: secret('Please enter your DEV API key') }),
  wordpress: z.object({
    url: address(SITE_ADDRESS),
    username: line('Please enter your WordPress user name'),
    password: secret('Please enter an application password'),
  }),
  custom: z.object({
    url: address('Please enter the address of the page with the form, with https://'),
    formSelector: line('Please enter the CSS selector of the form'),
    titleFieldSelector: z.string().trim().max(500, 'The CSS selector of the title field is too long').default(''),
    contentFieldSelector: line('Please enter the CSS selector of the content field'),
    submitButtonSelector: line('Please enter the CSS selector of the submit button'),
  }),
  hashnode: z.object({
    token: secret('Please enter your Hashnode personal access token'),
    host: line('Please enter the address of your publication, such as name.hashnode.dev'),
  }),
  ghost: z.object({
    url: address(SITE_ADDRESS),
    adminApiKey: z
      .string('Please enter your Admin API key')
      .trim()
      .regex(
        /^[0-9a-f]{24}:[0-9a-f]{64}$/i,
        'The Admin API key has the form id:secret, as Ghost shows it under Integrations',
      ),
  }),
  /** Without a token a new account is made for this blog's author. */
  telegraph: z.object({
    accessToken: z.string().trim().max(200, 'This access token is too long').optional(),
    authorName: line('Please enter the author name to show'),
  }),
} as const satisfies Record<PlatformName, z.ZodType>;

/** Checked credentials of a platform. */
export type Credentials<Name extends PlatformName = PlatformName> = z.output<(typeof CREDENTIALS)[Name]>;
