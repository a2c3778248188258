import 'server-only';
import nodemailer from 'nodemailer';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { type Message, mailHtml, mailText } from './template.ts';

/** Whether messages are delivered: by SMTP, or in development to the log. */
export function mailWorks(): boolean {
  return Boolean(env().SMTP_URL) || env().NODE_ENV !== 'production';
}

/** For a server that hangs: its mails must fail before their leases end. In ms. */
const TIMEOUTS = { connectionTimeout: '30000', greetingTimeout: '30000', socketTimeout: '30000' };

/** The transport of an SMTP_URL; options in the URL win. */
export function mailTransport(address: string) {
  const url = new URL(address);
  url.search = String(new URLSearchParams({ ...TIMEOUTS, ...Object.fromEntries(url.searchParams) }));
  return nodemailer.createTransport(url.href);
}

/** Suppresses out-of-office replies (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** Sends a message as HTML and text through SMTP_URL; in development without it, logs it. @throws AppError unavailable */
export async function sendMail(to: string, message: Message): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = env();
  const { subject } = message;
  const text = mailText(message);
  if (!mailWorks()) throw new AppError('unavailable', AUTH_MESSAGES.mailNotConfigured);
  if (!SMTP_URL) {
    log().info({ to, subject, text }, 'mail (not sent)');
    return;
  }
  try {
    const html = mailHtml(message);
    await mailTransport(SMTP_URL).sendMail({ from: MAIL_FROM, to, subject, text, html, headers: AUTOMATIC });
  } catch (cause) {
    log().error({ err: cause, subject }, 'could not send mail');
    throw new AppError('unavailable', 'We could not send the email. Please try again later.', { cause });
  }
}
