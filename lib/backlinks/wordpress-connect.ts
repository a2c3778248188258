import { isSameSite, keepScheme, PlatformError } from './platforms/shared/platform.ts';
import 'server-only';
import type { z } from 'zod';
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
import { findPlatform } from './platforms/registry.ts';
import { discoverAuthorization, NO_APPLICATION_PASSWORDS } from './platforms/wordpress/discovery.ts';
import { parseCredentials } from './rules.ts';
import type { connectedSchema } from './schema.ts';
import { requireBlogOwner } from './service.ts';

/** Identifies this application on every site; WordPress wants a UUID. */
const APP_ID = '6f2a9c1e-4f0b-4a53-9d52-0c7f4b8f3f11';

/** Sent to the site and back, encrypted. */
type State = { userId: string; blogId: string; site: string; expires: number };

const PURPOSE = 'wordpress-connect';

type Failure = 'not-found' | typeof NO_APPLICATION_PASSWORDS | 'expired' | 'mismatch';

function returnTo(blogId: string, outcome: 'connected' | 'refused' | 'failed', reason?: Failure): string {
  const url = new URL(blogPath(blogId), siteUrl());
  url.searchParams.set('distribution', `wordpress-${outcome}`);
  if (reason) url.searchParams.set('reason', reason);
  return url.href;
}

/** The page of a WordPress site that grants us an application password, else the blog's address. @throws not-found */
export async function connectAddress(
  actor: Actor,
  { site, blogId }: { site: string; blogId: string },
  signal: AbortSignal,
): Promise<string> {
  const { user } = await requireBlogOwner(actor, blogId);
  await countTry('publish', [`user ${user.id}`]);
  try {
    const page = new URL(await discoverAuthorization(site, signal));
    const state: State = { userId: user.id, blogId, site, expires: Date.now() + 15 * 60 * 1000 };
    const back = new URL('/api/backlinks/wordpress/connected', siteUrl());
    back.searchParams.set('state', encrypt(JSON.stringify(state), PURPOSE, await credentialsKey()));
    page.searchParams.set('app_name', BRAND_NAME);
    page.searchParams.set('app_id', APP_ID);
    page.searchParams.set('success_url', back.href);
    page.searchParams.set('reject_url', back.href);
    return page.href;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return returnTo(
      blogId,
      'failed',
      error.cause === NO_APPLICATION_PASSWORDS ? NO_APPLICATION_PASSWORDS : 'not-found',
    );
  }
}

async function readState(encrypted: string): Promise<State | null> {
  try {
    return JSON.parse(decrypt(encrypted, PURPOSE, await decryptionKeys())) as State;
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}

/** Stores the credentials that a site sent for the user who asked. @returns where to send the browser */
export async function acceptConnection(actor: Actor, answer: z.output<typeof connectedSchema>): Promise<string> {
  const { user } = requireUser(actor);
  const state = await readState(answer.state);
  if (!state || state.userId !== user.id) return new URL('/profile', siteUrl()).href;
  const { blogId, site, expires } = state;
  if (expires < Date.now()) return returnTo(blogId, 'failed', 'expired');
  const { site_url: named, user_login: username, password } = answer;
  if (!username || !password) return returnTo(blogId, 'refused');
  if (!named || !isHttpUrl(named) || !isSameSite(named, site)) return returnTo(blogId, 'failed', 'mismatch');
  const credentials = parseCredentials('wordpress', { url: keepScheme(site, named), username, password });
  const encryptedSecret = await encryptSecret(user.id, 'wordpress', { credentials, remember: false });
  await saveCredential(user.id, 'wordpress', encryptedSecret, findPlatform('wordpress').target(credentials));
  return returnTo(blogId, 'connected');
}
