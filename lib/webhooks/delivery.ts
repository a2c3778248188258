import 'server-only';
import { Webhook as Signer } from 'standardwebhooks';
import { DecryptionError, decrypt } from '@/lib/encryption.ts';
import { env } from '@/lib/env.ts';
import { SafeFetchError, safeFetch } from '@/lib/http/safe-fetch.ts';
import type { Effect } from '@/lib/jobs/effects.ts';
import { note, say } from '@/lib/messages/catalogue.ts';
import { SOURCE_LANGUAGE } from '@/lib/messages/languages.ts';
import { decryptionKeys } from '@/lib/secret.ts';
import { saveAnswer, takeMessage } from './mutations.ts';

type Message = NonNullable<Awaited<ReturnType<typeof takeMessage>>>;

/** Sends a message as Standard Webhooks specifies. Returns the status, or a note why there is none. */
async function send({ id, event, createdAt, data, webhook }: Message, signal: AbortSignal): Promise<string> {
  const body = JSON.stringify({ type: event.replace('_', '.'), timestamp: createdAt.toISOString(), data });
  const now = new Date();
  try {
    const signer = new Signer(decrypt(webhook.encryptedSecret, webhook.id, await decryptionKeys()));
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Quillcast/1.0 (+webhooks)',
      'webhook-id': id,
      'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
      'webhook-signature': signer.sign(id, now, body),
    };
    const limits = { maxRedirects: 0, maxBytes: 64 * 1024, takesStart: true, timeoutMs: 5000 };
    const allowHosts = env().OUTBOUND_ALLOW_HOSTS;
    const { status } = await safeFetch(webhook.url, { method: 'POST', headers, body, signal, allowHosts, ...limits });
    return `${status}`;
  } catch (error) {
    if (error instanceof DecryptionError) return note('settingsRefusals.webhookSecretLost');
    if (error instanceof SafeFetchError) return error.reason;
    throw error;
  }
}

/** Sends the messages of a subject in their order, each once the one before was delivered or given up. */
export const webhookMessages: Effect = {
  kind: 'webhook',
  repeat: 'The receiver knows the id in webhook-id.',
  perform: async (job, signal) => {
    const message = await takeMessage(job);
    if (!message) return undefined;
    const answer = await send(message, signal);
    if (await saveAnswer(message.id, answer)) return 0;
    throw new Error(`webhook message not delivered: ${say(SOURCE_LANGUAGE, answer)}`);
  },
};
