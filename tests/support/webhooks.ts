import { afterAll, beforeEach } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { performDue } from '@/lib/jobs/effects.ts';
import { webhookMessages } from '@/lib/webhooks/delivery.ts';
import { startReceiver } from '../fakes/webhook-receiver.ts';
import { api } from './api.ts';
import { passPauses } from './effects.ts';
import { changeSettings } from './settings.ts';
import { signedInUser } from './users.ts';

const PATH = '/api/account/webhooks';

const ALL_EVENTS = 'blog.created blog.published blog.updated blog.deleted run.failed submission.settled'.split(' ');

/** A receiver for the tests of a file, which may be reached. Each test begins without jobs. */
export async function receiverOfFile() {
  const receiver = await startReceiver();
  afterAll(receiver.close);
  beforeEach(async () => {
    changeSettings({ OUTBOUND_ALLOW_HOSTS: receiver.host });
    receiver.messages.length = 0;
    receiver.calls.length = 0;
    receiver.state.status = 204;
    await (await db()).job.deleteMany();
  });
  return receiver;
}

type Headers = Record<string, string>;

/** A user with a webhook for some events, by default all. */
export async function webhookOwner({ url, state }: Awaited<ReturnType<typeof receiverOfFile>>, events = ALL_EVENTS) {
  const { user, headers } = await signedInUser();
  const { id, secret } = await (await api.post(PATH, { url, events }, headers)).json();
  state.secret = secret;
  return { user, headers, id };
}

/** The webhooks of a user, as their settings show them. */
export const readWebhooks = async (headers: Headers) => (await api.get(PATH, headers)).json();

/** The messages of a user's only webhook, the oldest first. */
export const readMessages = async (headers: Headers) => (await readWebhooks(headers))[0].messages.toReversed();

/** Sends what is due. */
export const deliver = () => performDue(webhookMessages);

/** Sends what waits, whatever its pause. */
export async function deliverAll(): Promise<void> {
  await passPauses();
  await deliver();
}
