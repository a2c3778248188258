import { startLocalServer } from './local-server.ts';

/** A request that a webhook receiver got. */
type Delivery = { signature: string | undefined; key: string | undefined; body: string };

/** Starts a receiver of signup notifications on a free port. */
export async function startWebhookReceiver() {
  const deliveries: Delivery[] = [];
  let statuses: number[] = [];
  const { url, close } = await startLocalServer(({ headers, body }) => {
    const signature = headers['x-quillcast-signature']?.toString();
    deliveries.push({ signature, key: headers['idempotency-key']?.toString(), body });
    return { status: statuses.shift() ?? 200, body: '' };
  });
  return {
    url: `${url}/signups`,
    deliveries,
    /** Statuses of the next answers; 200 once they are used up. */
    answerWith: (...next: number[]) => {
      statuses = next;
    },
    close,
  };
}

/** A running receiver. */
export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
