import * as v from 'valibot';
import { storedList } from '@/components/storage/stored-list.ts';
import { PLATFORMS, type PlatformName } from '@/lib/constants/platforms.ts';
import type { GenerationPlatform } from '@/lib/writing/platform-schema.ts';

/** Chosen platforms. */
export type ChosenPlatforms = {
  ready: readonly GenerationPlatform[];
  /** Platforms whose secrets were lost in a reload. */
  lost: readonly PlatformName[];
};

/** Whether a platform's request has no secret; every platform's goes under this name (spec §3, Blog generation request). */
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

/** A user's stored platforms; invalid entries, and those with a secret, are left out. */
export const storedPlatformsSchema = v.object({
  uid: v.string(),
  ready: v.fallback(storedList(platformSchema), []),
  lost: v.fallback(storedList(v.picklist(PLATFORMS)), []),
});
type StoredPlatforms = v.InferOutput<typeof storedPlatformsSchema>;

/** A user's platforms for the browser's storage: those with a secret by their name only. */
export function storedPlatforms({ ready, lost }: ChosenPlatforms, uid: string): StoredPlatforms {
  const secret = ready.filter((entry) => !isWithoutSecret(entry)).map(({ platform }) => platform);
  return { uid, ready: ready.filter(isWithoutSecret), lost: [...new Set([...lost, ...secret])] };
}

/** A user's stored platforms; none of another user. */
export function platformsOf(stored: StoredPlatforms | null, uid: string): ChosenPlatforms {
  return stored?.uid === uid ? { ready: stored.ready, lost: stored.lost } : { ready: [], lost: [] };
}
