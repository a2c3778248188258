import 'server-only';
import { database, db } from '@/lib/database/db.ts';
import { PrimaryClient } from '@/lib/database/primary.ts';
import { isWithinLimit } from '@/lib/http/rate-limit.ts';
import { newId } from '@/lib/ids.ts';
import { queueJobs } from '@/lib/jobs/mutations.ts';
import { queueMails } from '@/lib/mail/mailer.ts';
import type { Message } from '@/lib/mail/template.ts';

/** Stores an address and asks it to confirm, at most once a day and not again once it has. */
export async function saveSubscriber(userId: string, email: string, ask: (id: string) => Message): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    const where = { userId_email: { userId, email } };
    const { id, confirmedAt } = await tx.subscriber.upsert({
      where,
      create: { id: newId(), userId, email },
      update: {},
    });
    if (confirmedAt || !(await isWithinLimit('subscriber', `${userId} ${email}`, tx))) return;
    // Anybody can name an address on many sites.
    if (!(await isWithinLimit('mail', `subscriptions of ${email}`, tx))) return;
    await tx.subscriber.update({ where, data: { createdAt: new Date() } });
    await queueMails(tx, [{ to: email, message: ask(id) }]);
  });
}

export async function confirmSubscriber(id: string): Promise<void> {
  await (await db()).subscriber.updateMany({ where: { id, confirmedAt: null }, data: { confirmedAt: new Date() } });
}

export const deleteSubscriber = async (where: { id: string } | { userId: string; email: string }): Promise<number> =>
  (await (await db()).subscriber.deleteMany({ where })).count;

/** Deletes addresses that were not confirmed within a week. */
export async function sweepSubscribers(): Promise<void> {
  const lt = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);
  await (await db()).subscriber.deleteMany({ where: { confirmedAt: null, createdAt: { lt } } });
}

/**
 * Creates the issue of a public blog that was not imported, once, with a delivery for each confirmed subscriber.
 * @param isSent whether mail is delivered: without, later edits send nothing either
 */
export async function saveIssue(blogId: string, isSent: boolean): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    const created = await tx.$executeRaw`
      INSERT INTO issues (blog_id) SELECT id FROM blogs
      WHERE id = ${blogId} AND visibility = 'public' AND deleted_at IS NULL AND blocked_at IS NULL
        AND user_id IS NOT NULL AND import_key IS NULL
      ON CONFLICT DO NOTHING`;
    // Even one without subscribers is an issue, so that later edits send nothing.
    if (created === 0 || !isSent) return;
    const deliveries = await tx.$executeRaw`
      INSERT INTO deliveries (blog_id, subscriber_id)
      SELECT blogs.id, subscribers.id FROM blogs JOIN subscribers ON subscribers.user_id = blogs.user_id
      WHERE blogs.id = ${blogId} AND confirmed_at IS NOT NULL`;
    if (deliveries > 0) await queueJobs([{ kind: 'newsletter', name: blogId }], tx);
  });
}

export async function dropWaiting(blogId: string): Promise<void> {
  await (await db()).delivery.deleteMany({ where: { blogId, sentAt: null } });
}

/** What a mail server did with a mail: `later` is to be tried again, `taken` was not to be sent any more. */
export type Outcome = 'sent' | 'later' | 'bounced' | 'refused' | 'taken';

export async function saveOutcome(blogId: string, subscriberId: string, outcome: Outcome): Promise<void> {
  const where = { blogId, subscriberId };
  if (outcome === 'bounced') await deleteSubscriber({ id: subscriberId });
  if (outcome === 'refused') await (await db()).delivery.deleteMany({ where });
  if (outcome === 'later') await (await db()).delivery.updateMany({ where, data: { sentAt: null } });
}

export type DeliveryRecord = { claim: (subscriberId: string) => Promise<boolean>; commit: () => Promise<unknown> };

/** Records deliveries on a separate connection: its `commit` writes to the socket before it returns. */
export async function recordDeliveries<Result>(blogId: string, send: (record: DeliveryRecord) => Promise<Result>) {
  const client = new PrimaryClient((await database()).connection);
  const mark = `UPDATE deliveries SET sent_at = now() WHERE blog_id = $1 AND subscriber_id = $2 AND sent_at IS NULL AND
    EXISTS (SELECT FROM blogs WHERE id = $1 AND visibility = 'public' AND deleted_at IS NULL AND blocked_at IS NULL)`;
  try {
    await client.connect();
    return await send({
      claim: async (subscriberId) => {
        await client.query('BEGIN');
        return (await client.query(mark, [blogId, subscriberId])).rowCount === 1;
      },
      commit: () => client.query('COMMIT'),
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}
