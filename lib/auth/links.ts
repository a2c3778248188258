import 'server-only';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { siteUrl } from '@/lib/env.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { sendMail } from '@/lib/mail/mailer.ts';
import { issueToken } from './mutations.ts';

/** Mails the link that proves an email address. Errors: see sendMail. */
export async function mailVerificationLink(user: User): Promise<void> {
  const token = await issueToken(user.id, 'verify_email');
  await sendMail({
    to: user.email,
    subject: `Confirm your email address for ${BRAND_NAME}`,
    text: [
      `Please confirm that this address is yours by opening this link within 24 hours:`,
      `${siteUrl()}/verify-email?token=${token}`,
      `If you did not create an account on ${BRAND_NAME}, ignore this message.`,
    ].join('\n\n'),
  });
}

/** Mails the link with which a new password can be chosen. Errors: see sendMail. */
export async function mailResetLink(user: User): Promise<void> {
  const token = await issueToken(user.id, 'reset_password');
  await sendMail({
    to: user.email,
    subject: `Choose a new password for ${BRAND_NAME}`,
    text: [
      `Someone, hopefully you, asked for a new password. Open this link within an hour to choose one:`,
      `${siteUrl()}/reset-password?token=${token}`,
      `If it was not you, ignore this message; your password stays as it is.`,
    ].join('\n\n'),
  });
}
