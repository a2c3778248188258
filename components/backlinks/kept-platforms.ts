import { PLATFORMS, type PlatformName } from '@/lib/constants/platforms';
import type { GenerationPlatform } from '@/lib/writing/platform-schema';

/** What a reload leaves of the chosen platforms. */
export type KeptPlatforms = {
  /** Those that need no secret from the page. */
  ready: readonly GenerationPlatform[];
  /** Those whose credentials are forgotten, to be chosen again. */
  lost: readonly PlatformName[];
};

const NOTHING_KEPT: KeptPlatforms = { ready: [], lost: [] };

/**
 * Whether nothing secret was entered: the credentials are remembered by the server, or the platform asks for none. The
 * key of every platform goes under this one name (spec §3, Blog generation request).
 */
const isWithoutSecret = ({ credentials }: GenerationPlatform) => !credentials.platformPassword;

/**
 * The chosen platforms as they may be stored in the browser: without any that holds a secret, which is only named.
 * @param uid whose they are
 */
export function storedPlatforms(chosen: KeptPlatforms, uid: string): string {
  const secret = chosen.ready.filter((entry) => !isWithoutSecret(entry));
  return JSON.stringify({
    uid,
    ready: chosen.ready.filter(isWithoutSecret),
    lost: [...new Set([...chosen.lost, ...secret.map(({ platform }) => platform)])],
  });
}

const isPlatform = (value: unknown): value is PlatformName =>
  PLATFORMS.some((platform) => platform === value);

const fieldsOf = (value: unknown) => Object(value) as Record<string, unknown>;

function parsedPlatform(value: unknown): GenerationPlatform[] {
  const { platform, credentials, visibility, remember } = fieldsOf(value);
  if (!isPlatform(platform)) return [];
  const texts = Object.entries(fieldsOf(credentials)).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
  const entry = {
    platform,
    credentials: Object.fromEntries(texts),
    visibility: visibility === 'draft' ? ('draft' as const) : ('public' as const),
    remember: remember === true,
  };
  return isWithoutSecret(entry) ? [entry] : [];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads what `storedPlatforms` wrote; nothing of another user's, and nothing that makes no sense. */
export function parseKeptPlatforms(json: string | null, uid: string): KeptPlatforms {
  try {
    const stored = fieldsOf(JSON.parse(json ?? 'null'));
    if (stored.uid !== uid) return NOTHING_KEPT;
    return {
      ready: listOf(stored.ready).flatMap(parsedPlatform),
      lost: listOf(stored.lost).filter(isPlatform),
    };
  } catch {
    return NOTHING_KEPT;
  }
}
