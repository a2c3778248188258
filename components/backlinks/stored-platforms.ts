import * as z from 'zod/mini';
import { storedList } from '@/components/storage/stored-list';
import type { GenerationPlatform } from '@/lib/backlinks/schema';
import { PLATFORMS, type PlatformName } from '@/lib/constants/platforms';

/** What a reload leaves of the chosen platforms. */
export type ChosenPlatforms = {
  /** Those that need no secret from the page. */
  ready: readonly GenerationPlatform[];
  /** Those whose credentials are forgotten, to be chosen again. */
  lost: readonly PlatformName[];
};

/**
 * Whether nothing secret was entered: the credentials are remembered by the server, or the platform asks for none. The
 * key of every platform goes under this one name (spec §3, Blog generation request).
 */
const isWithoutSecret = ({ credentials }: GenerationPlatform) => !credentials.platformPassword;

const texts = z.pipe(
  z.catch(z.record(z.string(), z.unknown()), {}),
  z.transform((fields) =>
    Object.fromEntries(
      Object.entries(fields).filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      ),
    ),
  ),
);

const platformSchema = z
  .object({
    platform: z.enum(PLATFORMS),
    credentials: texts,
    visibility: z.catch(z.enum(['draft', 'public']), 'public'),
    remember: z.catch(z.boolean(), false),
  })
  .check(z.refine(isWithoutSecret));

/** The chosen platforms of a user as they are stored; entries that make no sense or hold a secret are left out. */
export const storedPlatformsSchema = z.object({
  uid: z.string(),
  ready: z.catch(storedList(platformSchema), []),
  lost: z.catch(storedList(z.enum(PLATFORMS)), []),
});
type StoredPlatforms = z.infer<typeof storedPlatformsSchema>;

/**
 * The chosen platforms as they may be stored in the browser: without any that holds a secret, which is only named.
 * @param uid whose they are
 */
export function storedPlatforms(chosen: ChosenPlatforms, uid: string): StoredPlatforms {
  const secret = chosen.ready.filter((entry) => !isWithoutSecret(entry));
  return {
    uid,
    ready: chosen.ready.filter(isWithoutSecret),
    lost: [...new Set([...chosen.lost, ...secret.map(({ platform }) => platform)])],
  };
}

/** What was stored for a user; nothing of another one's. */
export function platformsOf(stored: StoredPlatforms | null, uid: string): ChosenPlatforms {
  return stored?.uid === uid ? { ready: stored.ready, lost: stored.lost } : { ready: [], lost: [] };
}
