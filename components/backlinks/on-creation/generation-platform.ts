import type { PlatformName } from '@/lib/constants/platforms.ts';
import type { GenerationPlatform } from '@/lib/writing/platform-schema.ts';
import type { CredentialDraft, GivenCredentials } from '../form/credential-draft.ts';

type SharedName = 'platformUsername' | 'platformPassword' | 'customUrl';

/** Which credential goes under which of the request's three names (spec §3, Blog generation request). */
const SHARED_NAMES: Readonly<Record<PlatformName, Readonly<Record<string, SharedName>>>> = {
  medium: { token: 'platformPassword' },
  devto: { apiKey: 'platformPassword' },
  wordpress: { url: 'customUrl', username: 'platformUsername', password: 'platformPassword' },
  custom: { url: 'customUrl' },
  hashnode: { token: 'platformPassword', host: 'customUrl' },
  ghost: { url: 'customUrl', adminApiKey: 'platformPassword' },
  telegraph: { authorName: 'platformUsername' },
};

/**
 * A platform as it goes along with a generation request; credentials without a shared name keep their own.
 * @param credentials undefined for the remembered ones
 */
export function generationPlatform(
  platform: PlatformName,
  credentials: GivenCredentials | undefined,
  { visibility, remember }: Pick<CredentialDraft, 'visibility' | 'remember'>,
): GenerationPlatform {
  const names = SHARED_NAMES[platform];
  const renamed = Object.entries(credentials ?? {}).map(([name, value]) => [names[name] ?? name, value]);
  return { platform, credentials: Object.fromEntries(renamed), visibility, remember };
}
