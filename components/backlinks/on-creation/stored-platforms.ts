import * as v from 'valibot';
import { storedList } from '@/components/storage/stored-list.ts';
import { PLATFORMS, type PlatformName } from '@/lib/constants/platforms.ts';
import type { GenerationPlatform } from '@/lib/writing/platform-schema.ts';

/** What a reload leaves of the chosen platforms. */
export type ChosenPlatforms = {
  /** Platforms whose request holds no secret. */
  ready: readonly GenerationPlatform[];
  /** Platforms whose secrets were not stored and must be entered again. */
  lost: readonly PlatformName[];
};

/**
 * Whether nothing secret was entered: the credentials are remembered by the server, or the platform asks for none. The
 * key of every platform goes under this one name (spec §3, Blog generation request).
 */
const isWithoutSecret = ({ credentials }: GenerationPlatform) => !credentials.platformPassword;

const texts = v.pipe(
  v.fallback(v.record(v.string(), v.unknown()), {}),
  v.transform((fields) =>
    Object.fromEntries(
      Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
    ),
  ),
);

const platformSchema = v.pipe(
  v.object({
    platform: v.picklist(PLATFORMS),
    credentials: texts,
    visibility: v.fallback(v.picklist(['draft', 'public']), 'public'),
    remember: v.fallback(v.boolean(), false),
  }),
  v.check(isWithoutSecret),
);

/** The chosen platforms of a user as they are stored; entries that make no sense or hold a secret are left out. */
export const storedPlatformsSchema = v.object({
  uid: v.string(),
  ready: v.fallback(storedList(platformSchema), []),
  lost: v.fallback(storedList(v.picklist(PLATFORMS)), []),
});
type StoredPlatforms = v.InferOutput<typeof storedPlatformsSchema>;

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
