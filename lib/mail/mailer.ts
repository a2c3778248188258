import 'server-only';
import nodemailer from 'nodemailer';
import { env } from '@/lib/env.ts';
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

/** Sends a message as HTML and text through SMTP_URL; without it, as in development, logs it. */
export async function sendMail(to: string, message: Message): Promise<void> {
  const { SMTP_URL, MAIL_FROM: from } = env();
  const { subject } = message;
  const text = mailText(message);
  if (SMTP_URL) {
    const html = mailHtml(message);
    await mailTransport(SMTP_URL).sendMail({ from, to, subject, text, html, headers: AUTOMATIC });
  } else log().info({ to, subject, text }, 'mail (not sent)');
}
