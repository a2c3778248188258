'use client';

import { useEffect, useState } from 'react';
import { followRun } from './follow-run.ts';
import { INITIAL_STATE, reduceGeneration } from './generation-state.ts';

/** The state of a run that is not the page's own, such as the current one of a batch; followed while `id` is given. */
export function useWatchedRun(id: string | undefined) {
  const [watched, setWatched] = useState({ id, state: INITIAL_STATE });
  useEffect(() => {
    if (!id) return;
    const control = new AbortController();
    let state = INITIAL_STATE;
    followRun({
      from: { id, seq: 0 },
      signal: control.signal,
      onContact: () => undefined,
      onEvent: ({ event }) => {
        state = reduceGeneration(state, event);
        setWatched({ id, state });
      },
      // Only a detail: its batch reports lost connections.
    }).catch(() => undefined);
    return () => control.abort();
  }, [id]);
  return watched.id === id ? watched.state : INITIAL_STATE;
}
