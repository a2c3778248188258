import { z } from 'zod';
import { idText } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';

export const EVENTS = [
  ...(['blog.created', 'blog.published', 'blog.updated', 'blog.deleted'] as const),
  ...(['run.failed', 'submission.settled'] as const),
] as const;

type EventName = (typeof EVENTS)[number];

const refused: MessageKey = 'settingsRefusals.webhookAddress';

export const newWebhookSchema = z.object({
  url: z.url(refused).max(2048, refused),
  events: z
    .array(z.enum(EVENTS))
    .min(1, 'settingsRefusals.webhookEvents' satisfies MessageKey)
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
