import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from './http-server.ts';

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
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const signature = request.headers['x-quillcast-signature']?.toString();
    const key = request.headers['idempotency-key']?.toString();
    deliveries.push({ signature, key, body: Buffer.concat(chunks).toString() });
    response.writeHead(statuses.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/signups`,
    deliveries,
    answerWith: (...next) => {
      statuses = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
