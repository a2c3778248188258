import type { Platform, PlatformClient } from './shared/platform.ts';
import 'server-only';
import type { EditablePlatform, PlatformName } from '@/lib/constants/platforms.ts';
import { CustomClient } from './custom/custom.ts';
import { DevClient } from './devto.ts';
import { GhostClient } from './ghost.ts';
import { HashnodeClient } from './hashnode.ts';
import { MediumClient } from './medium.ts';
import { WordPressClient } from './wordpress/wordpress.ts';

/** A client with the methods that lib/constants/platforms.ts promises. */
type Client<Name extends PlatformName> = PlatformClient<Name> &
  (Name extends EditablePlatform ? Required<Pick<PlatformClient, 'update' | 'remove'>> : unknown);

const REGISTRY: { readonly [Name in PlatformName]: Platform<Name, Client<Name>> } = {
  medium: MediumClient,
  devto: DevClient,
  wordpress: WordPressClient,
  custom: CustomClient,
  hashnode: HashnodeClient,
  ghost: GhostClient,
};

/** The platform of a name; its credentials must come from `parseCredentials` with the same name. */
export function findPlatform(name: PlatformName): Platform {
  // The type of a table cannot say that name and credentials belong together.
  return REGISTRY[name] as unknown as Platform;
}
