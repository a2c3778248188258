import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { ChangeAwareCache } from '../changes/subscriptions.ts';
import type { HostOwner } from '../domains/queries.ts';
import type { AnswerFacts } from '../http/answer-context.ts';
import { processWide } from '../process-wide.ts';
import type { VisitBatch } from '../views/visit-counter.ts';
import type { RequestBatch } from './measuring-listener.ts';

type ToPublicThread = {
  /** For the response cache. */
  invalidate: string;
  suspend: undefined;
  serverDown: undefined;
  resume: { missed: boolean };
  hosts: readonly HostOwner[];
  /** The answer to the request with this nonce has been sent. */
  answered: { nonce: string; facts: AnswerFacts };
};

type ToApplication = { visits: VisitBatch; requests: RequestBatch };

type Bridge<Sent, Received> = {
  send: <Type extends keyof Sent & string>(type: Type, content: Sent[Type]) => void;
  /** Sets a type's handler, and returns what removes it. Messages wait until there is a first handler. */
  on: <Type extends keyof Received & string>(type: Type, handler: (content: Received[Type]) => void) => () => void;
  /** Handles now what has arrived already. */
  drain: () => void;
};

export type ApplicationEnd = Bridge<ToPublicThread, ToApplication>;
export type PublicEnd = Bridge<ToApplication, ToPublicThread>;

type Message = { type: string; content: unknown };

export function bridgeAt<Sent, Received>(port: MessagePort): Bridge<Sent, Received> {
  const handlers = new Map<string, (content: never) => void>();
  const handle = ({ type, content }: Message) => handlers.get(type)?.(content as never);
  return {
    send: (type, content) => port.postMessage({ type, content } satisfies Message),
    on: (type, handler) => {
      if (handlers.size === 0) port.on('message', handle).unref();
      handlers.set(type, handler);
      return () => {
        handlers.delete(type);
        if (handlers.size === 0) port.off('message', handle);
      };
    },
    drain: () => {
      for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) handle(next.message);
    },
  };
}

const held = processWide('bridge', (): { end?: ApplicationEnd } => ({}));

/** Opens the process's bridge and returns the port of the public thread's end. */
export function openBridge(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.unref();
  held().end = bridgeAt(port1);
  return port2;
}

/** The application's end; undefined where nothing is served, as in tests of handlers. */
export const applicationEnd = (): ApplicationEnd | undefined => held().end;

/** The response cache, from the application's side of the bridge. Without a bridge there is none. */
export const remoteCache: ChangeAwareCache = {
  invalidate: (tag) => applicationEnd()?.send('invalidate', tag),
  suspend: () => applicationEnd()?.send('suspend', undefined),
  serverDown: () => applicationEnd()?.send('serverDown', undefined),
  resume: (missed) => applicationEnd()?.send('resume', { missed }),
};
