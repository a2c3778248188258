import { useSyncExternalStore } from 'react';

export function createStore<State>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  const get = () => state;
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return {
    get,
    set: (next: State): void => {
      state = next;
      for (const listener of listeners) listener();
    },
    use: (): State => useSyncExternalStore(subscribe, get, () => initial),
  };
}
