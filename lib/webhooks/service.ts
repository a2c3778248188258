import 'server-only';
import { randomBytes } from 'node:crypto';
import type { UserActor } from '@/lib/auth/actor.ts';
import { encrypt } from '@/lib/encryption.ts';
import { env } from '@/lib/env.ts';
import { destinationVerdict } from '@/lib/http/address-guard.ts';
import { tell } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { credentialsKey } from '@/lib/secret.ts';
import * as rows from './mutations.ts';
import type { NewWebhook, OwnMessage, OwnWebhook } from './schema.ts';

/** The user's webhooks; they say in the language of the answer why a message was not delivered. */
export async function readWebhooks({ user }: UserActor): Promise<OwnWebhook[]> {
  const told = (message: OwnMessage) => ({ ...message, answer: message.answer && tell(message.answer) });
  return (await rows.findWebhooks(user.id)).map((each) => ({ ...each, messages: each.messages.map(told) }));
}

/** Adds a webhook to a public https address, or one that the operator trusts. @throws AppError invalid-input, conflict */
export async function addWebhook({ user }: UserActor, given: NewWebhook) {
  const url = new URL(given.url);
  const verdict = destinationVerdict(url, env().OUTBOUND_ALLOW_HOSTS);
  if (verdict !== 'trusted' && !(verdict === 'public-only' && url.protocol === 'https:')) {
    throw new AppError('invalid-input', sentence('settingsRefusals.webhookAddress'));
  }
  const [id, secret] = [newId(), `whsec_${randomBytes(24).toString('base64')}`];
  await rows.saveWebhook(user.id, id, { ...given, url: url.href }, encrypt(secret, id, await credentialsKey()));
  return { id, secret };
}

/** @throws AppError not-found if nothing was changed */
async function requireChange(changed: Promise<number>): Promise<void> {
  if ((await changed) === 0) throw new AppError('not-found', sentence('settingsRefusals.webhookGone'));
}

export const removeWebhook = ({ user }: UserActor, id: string) => requireChange(rows.deleteWebhook(user.id, id));

/** Sends a message again that was not delivered; without its id, a test event. */
export const sendMessage = ({ user }: UserActor, id: string, message?: string) =>
  requireChange(message === undefined ? rows.saveTest(user.id, id) : rows.sendAgain(user.id, id, message));
