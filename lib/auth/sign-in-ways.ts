import 'server-only';
import { env } from '@/lib/env.ts';
import { mailWorks } from '@/lib/mail/mailer.ts';

/** What an account screen may offer: only what this server is set up for. */
export type SignInWays = { google: boolean; mail: boolean };

/** Whether Google sign-in has what it needs. */
export function googleIsConfigured(): boolean {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env();
  return Boolean(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET);
}

/** What this server is set up for, by the settings of the running process. */
export function signInWays(): SignInWays {
  return { google: googleIsConfigured(), mail: mailWorks() };
}
