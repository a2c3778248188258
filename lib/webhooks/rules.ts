import type { EventName } from '@/lib/constants/webhook-messages.ts';
import type { WebhookEvent } from '@/lib/generated/prisma/client.ts';

/** Messages created before are given up, except those that were not tried yet. */
export const givenUpBefore = () => new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);

/** Prisma names events otherwise than we, and the database, do. */
export const eventName = (event: WebhookEvent) => event.replace('_', '.') as EventName | 'test';
