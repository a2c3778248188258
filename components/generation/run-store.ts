import { useEffect, useEffectEvent } from 'react';
import { READY_KEY, RUNS_KEY } from '@/components/storage/keys.ts';
import { createStore } from '@/components/storage/store.ts';
import { hasStored } from '@/components/storage/stored.ts';
import type { BatchState } from '@/lib/writing/runs/schema.ts';
import type { GenerateResponse } from '@/lib/writing/schema.ts';
import type { GenerationFailure } from './failure.ts';
import { type GenerationState, INITIAL_STATE } from './run-state.ts';

/** 'broken' after the last retry. */
type Contact = 'open' | 'lost' | 'broken';

export type LiveRun = {
  /** Null until the server accepts it. */
  id: string | null;
  /** Started by this page, by this tab before a reload, or elsewhere in this browser. */
  origin: 'page' | 'tab' | 'browser';
  state: GenerationState;
  contact: Contact;
  isCancelling: boolean;
};

/** A store of something followed, and a function that changes parts of it while it is followed. */
function createLiveStore<Live>() {
  const store = createStore<Live | null>(null);
  const update = (change: Partial<Live> | ((live: Live) => Partial<Live>)): void => {
    const live = store.get();
    if (live) store.set({ ...live, ...(typeof change === 'function' ? change(live) : change) });
  };
  return { ...store, update };
}

/** The run of a single blog or a translation. */
export const liveRun = createLiveStore<LiveRun>();

/** A batch, and the state of the run that writes its current blog. */
export type LiveBatch = Pick<LiveRun, 'state' | 'contact'> & { batch: BatchState };

export const liveBatch = createLiveStore<LiveBatch>();

export function beginRun(
  request: Partial<GenerationState['request']> = {},
  { id, origin }: Pick<LiveRun, 'id' | 'origin'> = { id: null, origin: 'page' },
): void {
  const state = { ...INITIAL_STATE, request: { ...INITIAL_STATE.request, ...request } };
  liveRun.set({ id, origin, state, contact: 'open', isCancelling: false });
}

export const isUnderWay = (run: LiveRun | null) => run !== null && run.contact !== 'broken';

export type RunOutcome = { kind: 'written'; answer: GenerateResponse } | GenerationFailure;

const ended = createStore<{ outcome: RunOutcome; run: LiveRun | null } | null>(null);

/** Ends the followed run. That of a written blog stays until the blog opens. */
export function endRun(outcome: RunOutcome): void {
  const run = liveRun.get();
  if (outcome.kind !== 'written') liveRun.set(null);
  ended.set({ outcome, run });
}

/** Handles the end of each run once. An end without a screen to handle it, as on a blog’s, waits for the next screen. */
export function useOutcome(handle: (outcome: RunOutcome, run: LiveRun | null) => void): void {
  const latest = ended.use();
  const act = useEffectEvent(handle);
  useEffect(() => {
    const unhandled = latest && ended.get();
    if (!unhandled) return;
    ended.set(null);
    act(unhandled.outcome, unhandled.run);
  }, [latest]);
}

/** Whether there is a run or a finished blog to show: cheap enough for every page. */
export const hasRuns = () =>
  liveRun.get() !== null || hasStored(RUNS_KEY, 'browser') || hasStored(READY_KEY, 'browser');
