import { startLocalServer } from './local-server.ts';

/** A request that a webhook receiver got. */
type Delivery = { signature: string | undefined; key: string | undefined; body: string };

/** A running receiver. */
export type WebhookReceiver = {
  url: string;
  deliveries: Delivery[];
  /** Statuses of the next answers; 200 once they are used up. */
  answerWith: (...statuses: number[]) => void;
  close: () => Promise<void>;
};

/** Starts a receiver of signup notifications on a free port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
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
    answerWith: (...next) => {
      statuses = next;
    },
    close,
  };
}
