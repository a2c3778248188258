import 'server-only';
import { decrypt, encrypt } from '@/lib/encryption.ts';
import type { Transaction } from '@/lib/http/rate-limit-mutations.ts';
import { newId } from '@/lib/ids.ts';
import type { Effect } from '@/lib/jobs/effects.ts';
import { jobId, queueJobs } from '@/lib/jobs/mutations.ts';
import { credentialsKey, decryptionKeys } from '@/lib/secret.ts';
import { mailWorks, sendMail } from './mailer.ts';
import type { Message } from './template.ts';

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
