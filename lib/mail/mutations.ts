import 'server-only';
import { encrypt } from '@/lib/encryption.ts';
import { Prisma } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import type { RetriedTable } from '@/lib/jobs/mutations.ts';
import { credentialsKey } from '@/lib/secret.ts';
import { mailWorks } from './mailer.ts';
import type { Message } from './template.ts';

/** Encryption context of a mail's message. */
export const purposeOf = (id: string) => `mail ${id}`;

/** The table of queued mails. */
export const MAILS_TABLE: RetriedTable = {
  table: 'outgoing_mails',
  key: 'id',
  more: Prisma.sql`, recipient, encrypted_message AS message`,
};

/** A mail to queue; with an id, only once until it is sent. */
export type NewMail = { to: string; message: Message; id?: string; dueAt?: Date };

/** Queues mails in the caller's transaction; none where no mail is sent. */
export async function queueMails(tx: Prisma.TransactionClient, mails: readonly NewMail[]): Promise<void> {
  if (!mailWorks()) return;
  const key = await credentialsKey();
  const data = mails.map(({ to: recipient, message, id = newId(), dueAt = new Date() }) => {
    return { id, recipient, encryptedMessage: encrypt(JSON.stringify(message), purposeOf(id), key), dueAt };
  });
  await tx.outgoingMail.createMany({ data, skipDuplicates: true });
}
