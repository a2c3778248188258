/** Network status and timer for following a stream. */
export type Network = {
  isDown: () => boolean;
  /** Calls `listener` when the network goes down; returns its removal. */
  onDown: (listener: () => void) => () => void;
  /** Resolves after `ms` or when the network is back; rejects with the signal's reason. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Backoff without a network, in ms: its return also ends the pause. */
const DOWN_MS = 30_000;

export const isOffline = () => navigator.onLine === false;

export const BROWSER_NETWORK: Network = {
  isDown: isOffline,
  onDown: (listener) => {
    window.addEventListener('offline', listener);
    return () => window.removeEventListener('offline', listener);
  },
  pause: (ms, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const stop = () => reject(signal.reason);
    const goOn = () => resolve();
    const timer = setTimeout(goOn, isOffline() ? DOWN_MS : ms);
    window.addEventListener('online', goOn, { once: true });
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    return promise.finally(() => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
    });
  },
};
