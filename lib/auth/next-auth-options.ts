import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import type { GoogleProfile } from 'next-auth/providers/google';
import GoogleProvider from 'next-auth/providers/google';
import { SESSION_SECONDS } from '@/lib/constants/limits.ts';
import { env } from '@/lib/env.ts';
import { log } from '@/lib/log.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { authSecret } from '@/lib/secret.ts';
import { takeOverByEmail } from '@/lib/users/mutations.ts';
import { findAccount, findUser, findUserByEmail, hasAccount } from '@/lib/users/queries.ts';
import { endSession, nextAuthAdapter } from './mutations.ts';
import { googleIsConfigured, signedIn } from './service.ts';
import { newSessionToken, type SessionToken, secureCookies, toSessionUser, userOfToken } from './session.ts';

function googleProvider() {
  const { GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET = '', GOOGLE_ISSUER } = env();
  return GoogleProvider({
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    issuer: GOOGLE_ISSUER,
    wellKnown: `${GOOGLE_ISSUER}/.well-known/openid-configuration`,
    authorization: { params: { scope: 'openid email profile', prompt: 'select_account' } },
    // The signIn callback has already removed unverified accounts with this address.
    allowDangerousEmailAccountLinking: true,
  });
}

/** Whether a Google identity may sign in: a verified address, not another's. First takes over an unverified account. */
async function authorizeGoogle(profile: GoogleProfile | undefined): Promise<true | string> {
  if (profile && (await findAccount('google', profile.sub))) return true;
  if (!profile?.email || profile.email_verified !== true) return '/auth/done?error=EmailNotVerified';
  const existing = await findUserByEmail(profile.email.toLowerCase());
  if (existing?.emailVerified && (await hasAccount(existing.id, 'google'))) {
    return '/auth/done?error=OAuthAccountNotLinked';
  }
  if (existing && !existing.emailVerified) await takeOverByEmail(existing.id, null);
  return true;
}

export async function nextAuthOptions(visitorId: string): Promise<NextAuthOptions> {
  return {
    secret: await authSecret(),
    adapter: await nextAuthAdapter(),
    providers: googleIsConfigured() ? [googleProvider()] : [],
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    pages: { signIn: '/auth/done', error: '/auth/done' },
    useSecureCookies: secureCookies(),
    callbacks: {
      signIn: ({ profile }) => authorizeGoogle(profile as GoogleProfile | undefined),
      jwt: async ({ token, user }) => {
        if (user) {
          const found = await findUser(user.id);
          if (!found) throw new Error('the account is gone');
          return newSessionToken(found);
        }
        const current = await userOfToken(token);
        // next-auth clears the cookie on an error here.
        if (!current) throw new Error('the session was ended');
        return token;
      },
      session: async ({ session, token }) => {
        const user = await userOfToken(token);
        return { expires: session.expires, user: user && toSessionUser(user) } as never;
      },
    },
    events: {
      signIn: async ({ user }) => {
        const found = await findUser(user.id);
        if (found) await signedIn(found, { visitorId }, note('accounts.activity.signedInByGoogle'));
      },
      signOut: async ({ token }) => {
        const { sessionId }: SessionToken = token ?? {};
        if (sessionId) await endSession(sessionId);
      },
    },
    logger: {
      error: (code, metadata) =>
        log().warn({ code, reason: String(metadata instanceof Error ? metadata : metadata.error) }, 'next-auth'),
      warn: (code) => log().debug({ code }, 'next-auth'),
      debug: () => undefined,
    },
  };
}
