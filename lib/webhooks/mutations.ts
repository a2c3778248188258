import 'server-only';
import { MAX_WEBHOOKS } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import type { Job } from '@/lib/jobs/mutations.ts';
import { note, sentence } from '@/lib/messages/catalogue.ts';
import { noteActivity } from '@/lib/users/mutations.ts';
import type { NewWebhook, OwnWebhook } from './schema.ts';

/** Messages created before are given up, except those that were not tried yet. */
const givenUpBefore = () => new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);

export const findWebhooks = async (userId: string): Promise<OwnWebhook[]> =>
  (await db()).$queryRaw`
    SELECT id, url, events::text[], ARRAY(
      SELECT jsonb_build_object('id', id, 'event', event, 'createdAt', created_at, 'tries', tries, 'answer', answer,
        'state', CASE WHEN delivered_at IS NOT NULL THEN 'delivered'
          WHEN tries = 0 OR created_at > ${givenUpBefore()} THEN 'waiting' ELSE 'failed' END)
      FROM webhook_messages WHERE webhook_id = webhooks.id ORDER BY sequence DESC LIMIT 10) AS messages
    FROM webhooks WHERE user_id = ${userId} ORDER BY created_at`;

/** @throws AppError conflict with the most webhooks there */
export async function saveWebhook(userId: string, id: string, { url, events }: NewWebhook, encryptedSecret: string) {
  await (await db()).$transaction(async (tx) => {
    // Locked, so that simultaneous webhooks are counted.
    await tx.$executeRaw`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
    const webhooks = await tx.webhook.count({ where: { userId } });
    if (webhooks >= MAX_WEBHOOKS) throw new AppError('conflict', sentence('settingsRefusals.webhooksMany'));
    await tx.$executeRaw`
      INSERT INTO webhooks (id, user_id, url, encrypted_secret, events)
      VALUES (${id}, ${userId}, ${url}, ${encryptedSecret}, ${events}::webhook_event[])`;
    const text = note('activityNotes.webhookAdded', { host: new URL(url).host });
    await noteActivity({ userId, kind: 'webhook', text }, tx);
  });
}

export const deleteWebhook = async (userId: string, id: string): Promise<number> =>
  (await db()).$transaction(async (tx) => {
    const { count } = await tx.webhook.deleteMany({ where: { id, userId } });
    if (count > 0) await noteActivity({ userId, kind: 'webhook', text: note('activityNotes.webhookDeleted') }, tx);
    return count;
  });

/** Has a test event sent; a trigger queues it. */
export async function saveTest(userId: string, webhookId: string): Promise<number> {
  const id = `msg_${newId()}`;
  return (await db()).$executeRaw`
    INSERT INTO webhook_messages (id, webhook_id, event, subject, data)
    SELECT ${id}, id, 'test', ${id}, '{}' FROM webhooks WHERE id = ${webhookId} AND user_id = ${userId}`;
}

/** Has a message sent again that was not delivered; a trigger queues it. */
export async function sendAgain(userId: string, webhookId: string, id: string): Promise<number> {
  const where = { id, webhookId, webhook: { userId }, deliveredAt: null };
  return (await (await db()).webhookMessage.updateMany({ where, data: { tries: 0 } })).count;
}

/** The next message of a job, `{webhookId} {subject}`; the job is deleted with none left. */
export async function takeMessage({ id, name }: Job & { name: string }) {
  const [webhookId = '', subject = ''] = name.split(' ');
  const waits = { deliveredAt: null, OR: [{ tries: 0 }, { createdAt: { gt: givenUpBefore() } }] };
  const [where, orderBy] = [{ webhookId, subject, ...waits }, { sequence: 'asc' }] as const;
  return (await db()).$transaction(async (tx) => {
    // Locked, so that no trigger relies on a job that ends.
    await tx.$executeRaw`SELECT FROM jobs WHERE id = ${id} FOR UPDATE`;
    const message = await tx.webhookMessage.findFirst({ where, orderBy, include: { webhook: true } });
    if (!message) await tx.job.deleteMany({ where: { id } });
    return message;
  });
}

/** Saves the status that a receiver answered, or why there is none. @returns whether the message was delivered */
export async function saveAnswer(id: string, answer: string): Promise<boolean> {
  const isDelivered = /^2\d\d$/.test(answer);
  const data = { answer, tries: { increment: 1 }, deliveredAt: isDelivered ? new Date() : null };
  await (await db()).webhookMessage.updateMany({ where: { id }, data });
  return isDelivered;
}
