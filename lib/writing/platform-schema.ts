import { z } from 'zod';
import { MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { PLATFORMS, VISIBILITIES } from '@/lib/constants/platforms.ts';
import { fewKeys } from '@/lib/http/bounds.ts';

/** More than any platform asks for. */
export const MAX_CREDENTIALS = 20;

export const platformSchema = z.enum(PLATFORMS, 'Please choose a platform');

const credentialsSchema = z
  .object({
    platformUsername: z.string().max(500).optional(),
    platformPassword: z.string().max(2000).optional(),
    customUrl: z.string().max(MAX_URL_CHARACTERS).optional(),
  })
  .catchall(z.string().max(MAX_URL_CHARACTERS));

/** One of a generation request's platforms (spec §3, Blog generation request). */
export const generationPlatformSchema = z.object({
  platform: platformSchema,
  credentials: fewKeys(MAX_CREDENTIALS).pipe(credentialsSchema).default({}),
  visibility: z.enum(VISIBILITIES).default('public'),
  remember: z.boolean().default(false),
});

export type GenerationPlatform = z.infer<typeof generationPlatformSchema>;
