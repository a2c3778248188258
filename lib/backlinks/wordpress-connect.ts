import 'server-only';
import { type Actor, requireUser } from '@/lib/auth/actor.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { DecryptionError, decrypt, encrypt } from '@/lib/encryption.ts';
import { siteUrl } from '@/lib/env.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { blogPath } from '@/lib/routes.ts';
import { credentialsKey, decryptionKeys } from '@/lib/secret.ts';
import { encryptSecret } from './credentials.ts';
import { saveCredential } from './mutations.ts';
import { platformOf } from './platforms/registry.ts';
import { PlatformError } from './platforms/shared/platform.ts';
import { isSameSite } from './platforms/shared/site-address.ts';
import { discoverAuthorization, NoApplicationPasswordsError } from './platforms/wordpress/discovery.ts';
import { parseCredentials } from './rules.ts';
import { requireBlogOwner } from './service.ts';

/** How long a site's owner may take to say yes, in milliseconds. */
const CONSENT_MS = 15 * 60 * 1000;

/** Identifies this application to sites' owners, the same each time (WordPress wants a UUID). */
const APP_ID = '6f2a9c1e-4f0b-4a53-9d52-0c7f4b8f3f11';

/** What comes back unchanged from the site: who asked, for which site, and until when it counts. */
type State = { userId: string; blogId: string; site: string; expires: number };

const PURPOSE = 'wordpress-connect';

type Outcome =
  | 'wordpress-connected'
  | 'wordpress-refused'
  | { reason: 'not-found' | 'no-application-passwords' | 'expired' | 'mismatch' };

/** The address to send the blog's owner back to, with the outcome. */
function returnTo(blogId: string, outcome: Outcome): string {
  const url = new URL(blogPath(blogId), siteUrl());
  const isFailure = typeof outcome === 'object';
  url.searchParams.set('distribution', isFailure ? 'wordpress-failed' : outcome);
  if (isFailure) url.searchParams.set('reason', outcome.reason);
  return url.href;
}

/**
 * Where to send a blog's owner so that their WordPress site gives us an application password: its
 * authorize-application page, or back to the blog when the site has none.
 * @param site address of the site
 * @throws AppError unauthenticated, forbidden, not-found, too-many-requests
 */
export async function connectAddress(
  actor: Actor,
  { site, blogId }: { site: string; blogId: string },
  signal: AbortSignal,
): Promise<string> {
  const { user } = await requireBlogOwner(actor, blogId);
  await countTry('publish', [`user ${user.id}`]);
  try {
    const page = new URL(await discoverAuthorization(site, { signal }));
    const state: State = { userId: user.id, blogId, site, expires: Date.now() + CONSENT_MS };
    const back = new URL('/api/backlinks/wordpress/connected', siteUrl());
    back.searchParams.set('state', encrypt(JSON.stringify(state), PURPOSE, await credentialsKey()));
    page.searchParams.set('app_name', BRAND_NAME);
    page.searchParams.set('app_id', APP_ID);
    page.searchParams.set('success_url', back.href);
    page.searchParams.set('reject_url', back.href);
    return page.href;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const reason = error instanceof NoApplicationPasswordsError ? 'no-application-passwords' : 'not-found';
    return returnTo(blogId, { reason });
  }
}

/** What a site sends back with the browser. */
export type ConnectAnswer = {
  state: string;
  site_url?: string | undefined;
  user_login?: string | undefined;
  password?: string | undefined;
};

async function readState(encrypted: string): Promise<State | null> {
  try {
    return JSON.parse(decrypt(encrypted, PURPOSE, await decryptionKeys())) as State;
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}

/** The site's address as it names itself, or null when that is another site than the one that was asked. */
function sameSite(named: string | undefined, asked: string): string | null {
  if (!named || !isHttpUrl(named) || !isSameSite(named, asked)) return null;
  // A site behind a proxy often believes that it is read over http.
  return asked.startsWith('https:') ? named.replace(/^http:/, 'https:') : named;
}

/**
 * Takes what the site gave and remembers it, encrypted, for the user who asked.
 * @returns where to send the browser
 * @throws AppError unauthenticated
 */
export async function acceptConnection(actor: Actor, answer: ConnectAnswer): Promise<string> {
  const { user } = requireUser(actor);
  const state = await readState(answer.state);
  if (!state || state.userId !== user.id) return new URL('/profile', siteUrl()).href;
  if (state.expires < Date.now()) return returnTo(state.blogId, { reason: 'expired' });
  const { site_url: named, user_login: username, password } = answer;
  if (!username || !password) return returnTo(state.blogId, 'wordpress-refused');
  const url = sameSite(named, state.site);
  if (!url) return returnTo(state.blogId, { reason: 'mismatch' });
  const credentials = parseCredentials('wordpress', { url, username, password });
  const encryptedSecret = await encryptSecret(user.id, 'wordpress', { credentials, remember: false });
  const target = platformOf('wordpress').target(credentials);
  await saveCredential(user.id, 'wordpress', encryptedSecret, target);
  return returnTo(state.blogId, 'wordpress-connected');
}
