import 'server-only';
import nodemailer from 'nodemailer';
import { decrypt, encrypt } from '@/lib/encryption.ts';
import { env } from '@/lib/env.ts';
import type { Transaction } from '@/lib/http/rate-limit-mutations.ts';
import { newId } from '@/lib/ids.ts';
import type { Effect } from '@/lib/jobs/effects.ts';
import { jobId, queueJobs } from '@/lib/jobs/mutations.ts';
import { log } from '@/lib/log.ts';
import { credentialsKey, decryptionKeys } from '@/lib/secret.ts';
import { type Message, mailHtml, mailText } from './template.ts';

/** Whether messages leave this machine. */
export const deliversMail = (): boolean => Boolean(env().SMTP_URL);

/** Whether messages are delivered: by SMTP, or in development to the log. */
export const mailWorks = (): boolean => deliversMail() || env().NODE_ENV !== 'production';

/** For a server that hangs: its mails must fail before their leases end. In ms. */
const TIMEOUTS = { connectionTimeout: '30000', greetingTimeout: '30000', socketTimeout: '30000' };

/** The transport of an SMTP_URL; options in the URL win. */
export function mailTransport(address: string) {
  const url = new URL(address);
  url.search = String(new URLSearchParams({ ...TIMEOUTS, ...Object.fromEntries(url.searchParams) }));
  return nodemailer.createTransport(url.href);
}

/** Suppresses out-of-office replies (RFC 3834). */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

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

/** About two days. */
export const MAIL_TRIES = 16;

/** The message is encrypted, as its links may be secrets. */
type Payload = { to: string; message: string };

export const mails: Effect = {
  kind: 'mail',
  repeat: 'A second copy says the same, and its links still work.',
  isOn: mailWorks,
  perform: async ({ id, payload }) => {
    const { to, message } = payload as Payload;
    await sendMail(to, JSON.parse(decrypt(message, id, await decryptionKeys())));
  },
  isGivenUp: ({ tries }) => tries >= MAIL_TRIES,
};

/** A mail to queue; with an id, only once until it is sent. */
export type NewMail = { to: string; message: Message; id?: string; dueAt?: Date };

/** Queues mails in the caller's transaction; none where no mail is sent. */
export async function queueMails(tx: Transaction, queued: readonly NewMail[]): Promise<void> {
  if (!mailWorks()) return;
  const key = await credentialsKey();
  const jobs = queued.map(({ to, message, id: name = newId(), ...due }) => {
    const payload: Payload = { to, message: encrypt(JSON.stringify(message), jobId('mail', name), key) };
    return { kind: 'mail' as const, name, payload, ...due };
  });
  await queueJobs(jobs, tx);
}
