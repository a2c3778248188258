/** The browser's network and timer, as following a stream needs them. */
export type Network = {
  /** Whether the device is known to have no network. */
  isDown: () => boolean;
  /** Calls `listener` when the network goes; gives the function that stops it. */
  onDown: (listener: () => void) => () => void;
  /** Resolves after `ms`, or as soon as the network comes back; rejects with the signal's reason. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** How long to wait between tries without a network, in ms: it also says when it comes back. */
const DOWN_MS = 30_000;

/** Whether the device is known to have no network. */
export const isOffline = () => navigator.onLine === false;

/** The network of this browser. */
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
