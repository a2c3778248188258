import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request as send } from 'undici';
import { clientAddress } from '@/lib/http/client-address.ts';
import { countingListener, storeVisits } from '@/lib/server/counting-listener.ts';
import { saveVisits } from '@/lib/views/mutations.ts';
import { bridgeEnds } from './bridge.ts';

/**
 * A server that counts visits as ours does, behind one proxy, and stores them in the database.
 * @param connections how many it may be asked over at once
 */
export async function startCountingServer(connections = 1) {
  const bridge = bridgeEnds();
  const failures: unknown[] = [];
  const stop = storeVisits(bridge.application, saveVisits, (error) => failures.push(error));
  const { listener, flush } = countingListener(
    (_, response) => response.end('A page.'),
    (batch) => bridge.publicEnd.send('visits', batch),
  );
  const server = createServer((request, response) => {
    request.headers['x-client-address'] = clientAddress(
      request.socket.remoteAddress,
      request.headers['x-forwarded-for']?.toString(),
      1,
    );
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ connections, pipelining: 1 });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Why batches could not be stored. */
    failures,
    /** Asks for an address with a method, and reads the answer. */
    visit: async (path: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
      const answer = await send(`${origin}${path}`, { headers, method, dispatcher: agent });
      return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
    },
    /** Stops it as a process is stopped: what was counted is stored. */
    stop: async () => {
      await agent.close();
      await new Promise((resolve) => server.close(resolve));
      flush();
      await stop();
      bridge.close();
      return failures;
    },
  };
}
