import 'server-only';
import type { PlatformName } from '@/lib/constants/platforms.ts';
import { custom } from './custom/custom.ts';
import { devto } from './devto.ts';
import { ghost } from './ghost/ghost.ts';
import { hashnode } from './hashnode/hashnode.ts';
import { medium } from './medium.ts';
import type { Platform } from './shared/platform.ts';
import { telegraph } from './telegraph/telegraph.ts';
import { wordpress } from './wordpress/wordpress.ts';

const REGISTRY: { readonly [Name in PlatformName]: Platform<Name> } = {
  medium,
  devto,
  wordpress,
  custom,
  hashnode,
  ghost,
  telegraph,
};

/** The platform of a name; give it only credentials that were parsed by that name's schema (`parseCredentials`). */
export function platformOf(name: PlatformName): Platform {
  // One name's platform and credentials always come together, which the type of a table cannot say.
  return REGISTRY[name] as unknown as Platform;
}
