import 'server-only';
import { db } from '@/lib/database/db.ts';
import { decrypt, encrypt } from '@/lib/encryption.ts';
import { Prisma } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { claimNext, NO_LEASE } from '@/lib/jobs/mutations.ts';
import { credentialsKey, decryptionKeys } from '@/lib/secret.ts';
import { mailWorks } from './mailer.ts';
import type { Message } from './template.ts';

/** Time limit of one attempt, in ms. */
const LEASE_MS = 5 * 60 * 1000;

/** A claimed mail. The lease's end identifies the claim: an outdated one changes nothing. */
export type ClaimedMail = {
  id: string;
  recipient: string;
  encryptedMessage: string;
  tries: number;
  leaseExpiresAt: Date;
};

const purposeOf = (id: string) => `mail ${id}`;

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

/** Claims the next due mail and counts the attempt; null if none is due. */
export const claimMail = (): Promise<ClaimedMail | null> =>
  claimNext({
    table: 'outgoing_mails',
    key: 'id',
    leaseMs: LEASE_MS,
    changes: Prisma.sql`tries = tries + 1`,
    isDue: Prisma.sql`due_at <= now() AND ${NO_LEASE}`,
    order: Prisma.sql`due_at, id`,
    returning: Prisma.sql`id, recipient, encrypted_message AS "encryptedMessage", tries, lease_expires_at AS "leaseExpiresAt"`,
  });

/** The message of a mail. Throws DecryptionError. */
export async function messageOf({ id, encryptedMessage }: ClaimedMail): Promise<Message> {
  return JSON.parse(decrypt(encryptedMessage, purposeOf(id), await decryptionKeys()));
}

/** Deletes a mail that was sent or given up. */
export async function deleteMail({ id, leaseExpiresAt }: ClaimedMail): Promise<void> {
  await (await db()).outgoingMail.deleteMany({ where: { id, leaseExpiresAt } });
}

/** Sets when a mail is sent again. */
export async function postponeMail({ id, leaseExpiresAt }: ClaimedMail, dueAt: Date): Promise<void> {
  const data = { dueAt, leaseExpiresAt: null };
  await (await db()).outgoingMail.updateMany({ where: { id, leaseExpiresAt }, data });
}
