import 'server-only';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { UserActor } from '@/lib/auth/actor.ts';
import { type EventName, WEBHOOK_MESSAGES } from '@/lib/constants/webhook-messages.ts';
import { encrypt } from '@/lib/encryption.ts';
import { env } from '@/lib/env.ts';
import type { WebhookEvent, WebhookMessage } from '@/lib/generated/prisma/client.ts';
import { destinationVerdict } from '@/lib/http/address-guard.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { credentialsKey } from '@/lib/secret.ts';
import { deleteWebhook, saveTest, saveWebhook, sendAgain } from './mutations.ts';
import { findWebhooks } from './queries.ts';
import { eventName, givenUpBefore } from './rules.ts';
import type { newWebhookSchema, OwnMessage, OwnWebhook } from './schema.ts';

function toMessage({ id, event, createdAt, deliveredAt, tries, answer }: WebhookMessage): OwnMessage {
  const undelivered = tries === 0 || createdAt > givenUpBefore() ? 'waiting' : 'failed';
  const state = deliveredAt ? 'delivered' : undelivered;
  return { id, event: eventName(event), createdAt: createdAt.toISOString(), tries, answer, state };
}

export const readWebhooks = async ({ user }: UserActor): Promise<OwnWebhook[]> =>
  (await findWebhooks(user.id)).map(({ id, url, events, messages }) => {
    return { id, url, events: events.map(eventName) as EventName[], messages: messages.map(toMessage) };
  });

/** Adds a webhook to a public https address, or one that the operator trusts. @throws AppError invalid-input, conflict */
export async function addWebhook({ user }: UserActor, given: z.output<typeof newWebhookSchema>) {
  const url = new URL(given.url);
  const verdict = destinationVerdict(url, env().OUTBOUND_ALLOW_HOSTS);
  if (verdict !== 'trusted' && !(verdict === 'public-only' && url.protocol === 'https:')) {
    throw new AppError('invalid-input', WEBHOOK_MESSAGES.refused);
  }
  const [id, secret] = [newId(), `whsec_${randomBytes(24).toString('base64')}`];
  const encryptedSecret = encrypt(secret, id, await credentialsKey());
  const events = given.events.map((name) => name.replace('.', '_') as WebhookEvent);
  await saveWebhook({ id, userId: user.id, url: url.href, events, encryptedSecret });
  return { id, secret };
}

/** Does something to the actor's webhook or its message. @throws AppError not-found when no row is changed */
async function change(rows: Promise<number>): Promise<void> {
  if ((await rows) === 0) throw new AppError('not-found', WEBHOOK_MESSAGES.gone);
}

export const removeWebhook = ({ user }: UserActor, id: string) => change(deleteWebhook(user.id, id));

/** Sends a message again that was not delivered; without its id, a test event. */
export const sendMessage = ({ user }: UserActor, id: string, message?: string) =>
  change(message === undefined ? saveTest(user.id, id) : sendAgain(user.id, id, message));
