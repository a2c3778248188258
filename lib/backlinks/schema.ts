import { z } from 'zod';
import { REQUIRED_BLOG_ID } from '@/lib/blogs/schema.ts';
import { MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { type COMING_SOON, type PlatformName, VISIBILITIES } from '@/lib/constants/platforms.ts';
import { fewKeys, idText } from '@/lib/http/bounds.ts';
import { MAX_CREDENTIALS, platformSchema } from '@/lib/writing/schema.ts';
import { address, SITE_ADDRESS } from './platforms/shared/credential-forms.ts';
import type { toBacklink } from './queries.ts';

/** Backlinks and the requests about them (spec §3, §7). */

const blogId = idText(REQUIRED_BLOG_ID).min(1, REQUIRED_BLOG_ID);

const given = fewKeys(MAX_CREDENTIALS).pipe(z.record(idText(), z.unknown())).optional();

/** Body of POST /api/backlinks/submit. Without credentials the remembered ones are used. */
export const submitSchema = z.object({
  blogId,
  platform: platformSchema,
  credentials: given,
  visibility: z.enum(VISIBILITIES).default('public'),
  remember: z.boolean().default(false).describe('Store the credentials, encrypted, for the next time.'),
});

export type SubmitRequest = z.infer<typeof submitSchema>;

export const credentialCheckSchema = z.object({ platform: platformSchema, credentials: given });

export type CredentialCheck = z.infer<typeof credentialCheckSchema>;

/** Body of POST /api/backlinks/{blogId}/{backlinkId}/withdraw. Without credentials the remembered ones are used. */
export const withdrawSchema = z.object({ credentials: given });

export type Backlink = ReturnType<typeof toBacklink>;

/** Answer of POST /api/backlinks/submit (spec §3, Backlink result). */
export type SubmitResponse = CheckResponse & { backlink: Backlink };

export type CheckResponse = { success: boolean; message: string };

export type PlatformsResponse = {
  platforms: (PlatformName | (typeof COMING_SOON)[number])[];
  /** A signed-in user's platforms with remembered credentials, and their account or site. */
  remembered: { platform: PlatformName; target: string }[];
};

export const connectSchema = z.object({ site: address(SITE_ADDRESS), blogId });

/** Query of GET /api/backlinks/wordpress/connected, which WordPress redirects to. */
export const connectedSchema = z.object({
  state: z.string().max(4000),
  site_url: z.string().max(MAX_URL_CHARACTERS).optional(),
  user_login: z.string().max(500).optional(),
  password: z.string().max(2000).optional(),
});
