import { z } from 'zod';
import { EVENTS, type EventName, WEBHOOK_MESSAGES } from '@/lib/constants/webhook-messages.ts';
import { idText } from '@/lib/http/bounds.ts';

export const newWebhookSchema = z.object({
  url: z.url(WEBHOOK_MESSAGES.refused).max(2048, WEBHOOK_MESSAGES.refused),
  events: z
    .array(z.enum(Object.keys(EVENTS) as [EventName]))
    .min(1, WEBHOOK_MESSAGES.noEvent)
    .max(10),
});

export type NewWebhook = z.output<typeof newWebhookSchema>;

/** A message to send again; without one, a test event is sent. */
export const sendSchema = z.object({ message: idText().optional() });

/** A failed message is given up. `answer` is a status, or says why there was none. */
type Message = { id: string; event: EventName | 'test'; createdAt: string; tries: number; answer: string | null };
export type OwnMessage = Message & { state: 'delivered' | 'waiting' | 'failed' };

/** A user's webhook with its last messages, the newest first. */
export type OwnWebhook = NewWebhook & { id: string; messages: OwnMessage[] };
