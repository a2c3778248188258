import { useEffect, useRef, useState } from 'react';

/** Writing that one request waits for, as an outline or a section: one at a time, aborted when its screen closes. */
export function useAwaitedWork<Work>() {
  const [work, setWork] = useState<Work | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(next: Work, perform: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = new AbortController();
    setWork(next);
    await perform(running.current.signal).finally(() => {
      running.current = null;
      setWork(null);
    });
  }
  return { work, run, stop: () => running.current?.abort() };
}
