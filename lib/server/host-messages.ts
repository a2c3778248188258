import type { MessagePort } from 'node:worker_threads';
import type { HostOwner } from '../domains/rules.ts';

// The server and Next's bundle load this module separately; the port is one.
const holder = globalThis as typeof globalThis & { quillcastHostPort?: MessagePort };

/** Says where the thread at the public port learns which hosts are in service. */
export function sendHostsThrough(port: MessagePort): void {
  holder.quillcastHostPort = port;
}

/** Tells that thread all hosts that are in service. In development, and where only handlers are tested, there is none. */
export const sendHosts = (owners: readonly HostOwner[]): void => holder.quillcastHostPort?.postMessage(owners);

/** A Host header without its port. */
const hostName = (header: string) => header.toLowerCase().replace(/\.?(?::\d+)?$/, '');

/** Finds who has a host by a request's Host header, as it was told last through a port. */
export function hostsListeningTo(port: MessagePort): (header: string | undefined) => HostOwner | undefined {
  let owners: ReadonlyMap<string, HostOwner> = new Map();
  port.on('message', (told: readonly HostOwner[]) => {
    owners = new Map(told.map((owner) => [owner.host, owner]));
  });
  // Where nobody has a host, a request costs nothing more.
  return (header = '') => (owners.size === 0 ? undefined : owners.get(hostName(header)));
}
