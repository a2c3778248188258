import 'server-only';
import nodemailer from 'nodemailer';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';

/** A plain-text message. */
export type Mail = { to: string; subject: string; text: string };

/** Whether messages are delivered: by SMTP, or in development to the log. */
export function mailWorks(): boolean {
  return Boolean(env().SMTP_URL) || env().NODE_ENV !== 'production';
}

/** Sends a message through SMTP_URL; in development without it, logs it. Throws AppError unavailable. */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = env();
  if (!mailWorks()) throw new AppError('unavailable', AUTH_MESSAGES.mailNotConfigured);
  if (!SMTP_URL) {
    log().info({ to: mail.to, subject: mail.subject, text: mail.text }, 'mail (not sent)');
    return;
  }
  try {
    await nodemailer.createTransport(SMTP_URL).sendMail({ from: MAIL_FROM, ...mail });
  } catch (cause) {
    log().error({ err: cause, subject: mail.subject }, 'could not send mail');
    throw new AppError('unavailable', 'We could not send the email. Please try again later.', { cause });
  }
}
