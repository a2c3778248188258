import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages';
import { MAX_URL_CHARACTERS } from '@/lib/constants/limits';
import {
  type BacklinkStatus,
  type COMING_SOON,
  type PlatformName,
  VISIBILITIES,
  type Visibility,
} from '@/lib/constants/platforms';
import { platformSchema } from '@/lib/writing/platform-schema';

/** The shapes of backlinks and of the requests about them (spec §3, §7), checked wherever they enter. */

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

const address = (message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(MAX_URL_CHARACTERS, message)
    .refine((text) => isHttpUrl(text) && isUsableTarget(text), message);

const SITE_ADDRESS = 'Please enter the address of your site, with https://';

/** Medium takes a token that was issued long ago, or the address of a story that was imported there. */
const mediumCredentials = z
  .object({
    token: z.string().trim().max(2000).optional(),
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
    titleFieldSelector: z.string().trim().max(500).default(''),
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
    accessToken: z.string().trim().max(200).optional(),
    authorName: line('Please enter the author name to show'),
  }),
} as const satisfies Record<PlatformName, z.ZodType>;

/** Checked credentials of a platform. */
export type Credentials<Name extends PlatformName = PlatformName> = z.output<
  (typeof CREDENTIALS)[Name]
>;

const blogId = z.string(BACKLINK_MESSAGES.blogIdRequired).min(1, BACKLINK_MESSAGES.blogIdRequired);

const given = z.record(z.string(), z.unknown()).optional();

/** Body of POST /api/backlinks/submit. Without credentials the remembered ones are used. */
export const submitSchema = z.object({
  blogId,
  platform: platformSchema,
  credentials: given,
  visibility: z.enum(VISIBILITIES).default('public'),
  /** Keeps the credentials, encrypted, for the next time. */
  remember: z.boolean().default(false),
});

/** A checked request to publish a blog. */
export type SubmitRequest = z.infer<typeof submitSchema>;

/** Body of POST /api/backlinks/check: tries credentials without publishing anything. */
export const checkSchema = z.object({ platform: platformSchema, credentials: given });

/** Body of POST /api/backlinks/dry-run: fills a form and shows it, without sending it. */
export const dryRunSchema = z.object({ blogId, credentials: CREDENTIALS.custom });

/** A submission as its owner sees it (spec §3, Backlink). Never holds credentials. */
export type Backlink = {
  id: string;
  blogId: string;
  platform: PlatformName;
  status: BacklinkStatus;
  visibility: Visibility;
  /** The account or site it went to. */
  target: string;
  platformUrl?: string;
  /** What happened, and what to do about it. */
  message: string;
  /** What to know of the post besides, such as pictures that could not be copied. */
  warning?: string;
  /** The blog's text was changed since it was published there. */
  hasChanged: boolean;
  /** Of our link there: its `rel`, and the canonical address the page names. */
  rel?: string;
  canonicalUrl?: string;
  checkedAt?: string;
  seenAt?: string;
  lostAt?: string;
  createdAt: string;
  updatedAt: string;
};

/** Answer of POST /api/backlinks/submit (spec §3, Backlink result). */
export type SubmitResponse = { success: boolean; message: string; backlink: Backlink };

/** Answer of POST /api/backlinks/check. */
export type CheckResponse = { success: boolean; message: string };

/** Answer of POST /api/backlinks/dry-run: a picture of the filled form as a data URL. */
export type DryRunResponse = { success: boolean; message: string; screenshot?: string };

/** Answer of GET /api/backlinks/platforms. */
export type PlatformsResponse = {
  platforms: (PlatformName | (typeof COMING_SOON)[number])[];
  /** For a signed-in user: platforms whose credentials are remembered, and for which account or site. */
  remembered: { platform: PlatformName; target: string }[];
};

/** Query of GET /api/backlinks/wordpress/connect. */
export const connectSchema = z.object({ site: address(SITE_ADDRESS), blogId });

/** Query of GET /api/backlinks/wordpress/connected, as WordPress sends the browser back. */
export const connectedSchema = z.object({
  state: z.string().max(4000),
  site_url: z.string().max(MAX_URL_CHARACTERS).optional(),
  user_login: z.string().max(500).optional(),
  password: z.string().max(2000).optional(),
});
