import 'server-only';
import { env } from '@/lib/env.ts';
import { mailWorks } from '@/lib/mail/mailer.ts';

/** Sign-in options this server supports. */
export type SignInWays = { google: boolean; mail: boolean };

export function googleIsConfigured(): boolean {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env();
  return Boolean(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET);
}

/** The configured sign-in options. */
export function signInWays(): SignInWays {
  return { google: googleIsConfigured(), mail: mailWorks() };
}
