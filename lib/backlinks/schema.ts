import { z } from 'zod';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages.ts';
import { MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import {
  type BacklinkStatus,
  type COMING_SOON,
  type PlatformName,
  VISIBILITIES,
  type Visibility,
} from '@/lib/constants/platforms.ts';
import { platformSchema } from '@/lib/writing/platform-schema.ts';
import { address, CREDENTIALS, SITE_ADDRESS } from './platforms/shared/credentials-schema.ts';

/** The shapes of backlinks and of the requests about them (spec §3, §7), checked wherever they enter. */

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

/** Body of POST /api/backlinks/{blogId}/{backlinkId}/withdraw. Without credentials the remembered ones are used. */
export const withdrawSchema = z.object({ credentials: given });

/** Answer of POST /api/backlinks/{blogId}/{backlinkId}/withdraw. */
export type WithdrawResponse = {
  success: boolean;
  message: string;
  /** What stayed there, such as pictures. */
  warning?: string;
};

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
