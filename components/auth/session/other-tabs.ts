import { writeStored } from '@/components/storage/stored.ts';

/** Written when somebody signs in or out; the browser notifies the other tabs. */
const STORAGE_KEY = 'session-changed';

/** Notifies the other tabs of this browser that the session is another one now. */
export function notifyOtherTabs(): void {
  // Private windows of some browsers refuse storage; the other tabs then learn it when they ask.
  writeStored(STORAGE_KEY, Date.now(), 'browser');
}

/** Calls `listener` when the session changes in another tab; gives the function that stops it. */
export function onChangeInOtherTab(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
