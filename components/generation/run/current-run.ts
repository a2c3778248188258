'use client';

import { useSyncExternalStore } from 'react';
import type { Language } from '@/lib/constants/options.ts';
import type { GenerateResponse } from '@/lib/writing/schema.ts';
import type { GenerationFailure } from '../outcome/generation-failure.ts';
import { type GenerationState, INITIAL_STATE } from './generation-state.ts';

/** The fields of a request that are needed to follow its generation. */
export type RunOptions = {
  /** When it was asked for, in ms since 1970. */
  startedAt: number;
  language: Language;
  sourceCount: number;
  /** Whether the blog goes on to other sites once it is written. */
  isDistributed: boolean;
};

/** A generation that this page follows. */
export type LiveRun = RunOptions & {
  /** Null until the server has accepted it. */
  id: string | null;
  /** Begun with this page's form; with it in this tab before it was loaded again; or elsewhere in this browser. */
  origin: 'page' | 'tab' | 'browser';
  state: GenerationState;
  /** 'broken' when the server stays out of reach: somebody has to try again. */
  contact: 'open' | 'lost' | 'broken';
  isCancelling: boolean;
};

// Outside of the components, so that a generation outlives a change of page.
let current: LiveRun | null = null;
const listeners = new Set<() => void>();

/** The generation that is followed, if any. */
export function currentRun(): LiveRun | null {
  return current;
}

/** Puts a generation in the place of the one before. */
export function publishRun(next: LiveRun | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Changes the generation that is followed; nothing when there is none. */
export function updateRun(changes: Partial<LiveRun>): void {
  if (current) publishRun({ ...current, ...changes });
}

/** A generation of which no event came yet. */
export function newRun(
  options: RunOptions,
  { id, origin }: Pick<LiveRun, 'id' | 'origin'> = { id: null, origin: 'page' },
): LiveRun {
  return { ...options, id, origin, state: INITIAL_STATE, contact: 'open', isCancelling: false };
}

/** Whether a generation keeps the form from asking for another one. */
export function isUnderWay(run: LiveRun | null): boolean {
  return run !== null && run.contact !== 'broken';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The generation that is followed, up to date in a component. */
export function useCurrentRun(): LiveRun | null {
  return useSyncExternalStore(subscribe, currentRun, () => null);
}

/** How a generation ended for this page. 'ready': it was finished while nobody followed it. */
export type RunOutcome =
  | { kind: 'written'; answer: GenerateResponse }
  | { kind: 'ready'; blogId: string }
  | GenerationFailure;

/** Called when a generation ends; `run` is the generation that was followed, if any. */
export type Receiver = (outcome: RunOutcome, run: LiveRun | null) => void;

let receiver: Receiver | null = null;

/** An outcome that came before any receiver: a blog's own screen, which may have a translation written, sets none. */
let missed: Parameters<Receiver> | null = null;

/** Sets the function that is called with outcomes; it stays set after its screen is gone. */
export function setOutcomeReceiver(next: Receiver): void {
  receiver = next;
  if (!missed) return;
  const outcome = missed;
  missed = null;
  next(...outcome);
}

/** Sets that function unless there is one, as there is once a creation form was on the screen. */
export function setDefaultOutcomeReceiver(next: Receiver): void {
  if (!receiver) setOutcomeReceiver(next);
}

/** Passes an outcome to the receiver, or to the next one where there is none yet. The run of a written blog stays published until the blog is opened. */
export function emitOutcome(outcome: RunOutcome): void {
  const run = current;
  if (outcome.kind !== 'written' && outcome.kind !== 'ready') publishRun(null);
  if (receiver) receiver(outcome, run);
  else missed = [outcome, run];
}
