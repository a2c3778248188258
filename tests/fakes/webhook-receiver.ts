import { Webhook } from 'standardwebhooks';
import { startLocalServer } from './local-server.ts';

type Received = { id: string; type: string; timestamp: string; data: Record<string, unknown> };

/** Starts a receiver of Standard Webhooks, which verifies each message with their library. */
export async function startReceiver(port = 0) {
  const messages: Received[] = [];
  const state = { secret: '', status: 204 };
  const { url, calls, close } = await startLocalServer(({ headers, body }) => {
    const { status } = state;
    const verified = new Webhook(state.secret).verify(body, headers as Record<string, string>);
    if (status < 300) messages.push({ id: `${headers['webhook-id']}`, ...(verified as Omit<Received, 'id'>) });
    return { status, headers: { location: '/elsewhere' }, body: '' };
  }, port);
  return {
    url: `${url}/hooks`,
    host: new URL(url).host,
    /** Every request, also those that it refused. */
    calls,
    /** Messages that it verified and accepted, in the order of their arrival. */
    messages,
    /** Its secret, and its answer to each verified message; 500 to others. */
    state,
    close,
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
