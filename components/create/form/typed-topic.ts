import { useSyncExternalStore } from 'react';

let topic = '';
const listeners = new Set<() => void>();

/** Tells `useTypedTopic` what the creation form's topic is. */
export function publishTopic(next: string): void {
  topic = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The topic typed so far into the creation form. */
export const useTypedTopic = (): string =>
  useSyncExternalStore(
    subscribe,
    () => topic,
    () => '',
  );
