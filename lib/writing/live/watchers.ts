/** Who in this process waits for news of which run. */
type Watchers = Map<string, Set<() => void>>;

// Next may load this module more than once in a process; those who wait and those who tell must meet.
const holder = globalThis as typeof globalThis & { quillcastWatchers?: Watchers };

function watchersOf(): Watchers {
  holder.quillcastWatchers ??= new Map();
  return holder.quillcastWatchers;
}

/** Tells everyone in this process who watches a run that there is news. */
export function wake(id: string): void {
  for (const tell of watchersOf().get(id) ?? []) tell();
}

/** How many in this process watch a run. */
export const watcherCount = (id: string): number => watchersOf().get(id)?.size ?? 0;

/** Waits for news of a run. */
export type Watcher = {
  /**
   * Resolves at once when there was news since it was last asked, else with the next, or after `ms`.
   * Throws the signal's reason.
   */
  news: (ms: number, signal: AbortSignal) => Promise<void>;
  close: () => void;
};

/** Begins to watch a run. It must be closed. */
export function openWatcher(id: string): Watcher {
  let isNew = false;
  let resolve: (() => void) | undefined;
  const tell = () => {
    isNew = true;
    resolve?.();
  };
  const all = watchersOf();
  const others = all.get(id) ?? new Set();
  all.set(id, others.add(tell));
  return {
    news: async (ms, signal) => {
      signal.throwIfAborted();
      if (!isNew) await untilTold(ms, signal, (wakeUp) => (resolve = wakeUp));
      isNew = false;
      signal.throwIfAborted();
    },
    close: () => {
      others.delete(tell);
      if (others.size === 0 && all.get(id) === others) all.delete(id);
    },
  };
}

function untilTold(
  ms: number,
  signal: AbortSignal,
  listen: (wakeUp: () => void) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const wakeUp = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wakeUp);
      resolve();
    };
    const timer = setTimeout(wakeUp, ms);
    signal.addEventListener('abort', wakeUp, { once: true });
    listen(wakeUp);
  });
}
