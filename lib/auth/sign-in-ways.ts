import 'server-only';
import { env } from '@/lib/env.ts';
import { mailWorks } from '@/lib/mail/mailer.ts';

export type SignInWays = { google: boolean; mail: boolean };

export function googleIsConfigured(): boolean {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env();
  return Boolean(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET);
}

export function signInWays(): SignInWays {
  return { google: googleIsConfigured(), mail: mailWorks() };
}
