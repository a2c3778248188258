import 'server-only';
import { db } from '@/lib/database/db.ts';

/** A user's webhooks, the oldest first, with their last messages, the newest first. */
export const findWebhooks = async (userId: string) =>
  (await db()).webhook.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    include: { messages: { orderBy: { sequence: 'desc' }, take: 10 } },
  });
