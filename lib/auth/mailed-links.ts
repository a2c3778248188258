import 'server-only';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { siteUrl } from '@/lib/env.ts';
import type { TokenPurpose } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import type { Effect } from '@/lib/jobs/effects.ts';
import type { NewJob } from '@/lib/jobs/mutations.ts';
import { MAIL_TRIES, mailWorks, sendMail } from '@/lib/mail/mailer.ts';
import { findUserByEmail } from '@/lib/users/queries.ts';
import { issueToken } from './mutations.ts';

type MailedLink = { subject: string; path: string; before: string; label: string; note: string };

const LINKS: Readonly<Record<TokenPurpose, MailedLink>> = {
  verify_email: {
    subject: `Confirm your email address for ${BRAND_NAME}`,
    path: '/verify-email',
    before: 'Please confirm that this address is yours. The link works for 24 hours.',
    label: 'Confirm email address',
    note: `If you did not create an account on ${BRAND_NAME}, ignore this message.`,
  },
  reset_password: {
    subject: `Choose a new password for ${BRAND_NAME}`,
    path: '/reset-password',
    before: 'Someone, hopefully you, asked for a new password. The link works once, for an hour.',
    label: 'Choose a new password',
    note: 'If it was not you, ignore this message; your password stays the same.',
  },
};

type Payload = { email: string; purpose: TokenPurpose };

/** Mails a link, if the address has an account that needs it. Its token is issued now, so that no row holds it. */
export const mailedLinks: Effect = {
  kind: 'mailed_link',
  repeat: 'Each mail has a new link, which ends the one before it.',
  isOn: mailWorks,
  perform: async ({ payload }) => {
    const { email, purpose } = payload as Payload;
    const user = await findUserByEmail(email);
    if (!user || (purpose === 'verify_email' && user.emailVerified)) return;
    const { subject, path, before, label, note } = LINKS[purpose];
    const url = `${siteUrl()}${path}?token=${await issueToken(user.id, purpose)}`;
    await sendMail(email, { subject, paragraphs: [before], button: { label, url }, note });
  },
  isGivenUp: ({ tries }) => tries >= MAIL_TRIES,
};

export function mailedLink(email: string, purpose: TokenPurpose): NewJob {
  const payload: Payload = { email, purpose };
  return { kind: 'mailed_link', name: newId(), payload };
}
