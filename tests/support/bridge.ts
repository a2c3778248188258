import { MessageChannel } from 'node:worker_threads';
import { type ApplicationEnd, bridgeAt, type PublicEnd } from '@/lib/server/bridge.ts';

/** Both ends of a bridge, in one thread. */
export function bridgeEnds() {
  const { port1, port2 } = new MessageChannel();
  const application: ApplicationEnd = bridgeAt(port1);
  const publicEnd: PublicEnd = bridgeAt(port2);
  return { application, publicEnd, close: () => port1.close() };
}
