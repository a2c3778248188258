'use client';

import { useSyncExternalStore } from 'react';
import type { Language } from '@/lib/constants/options.ts';
import type { GenerateResponse } from '@/lib/writing/schema.ts';
import type { GenerationFailure } from '../outcome/generation-failure.ts';
import { type GenerationState, INITIAL_STATE } from './generation-state.ts';

/** The part of a request needed to follow its run. */
export type RunOptions = {
  /** In ms since 1970. */
  startedAt: number;
  language: Language;
  sourceCount: number;
  /** Whether the blog will be published on other sites. */
  isDistributed: boolean;
};

/** A generation followed by this page. */
export type LiveRun = RunOptions & {
  /** Null until the server accepts it. */
  id: string | null;
  /** Started by this page, by this tab before a reload, or elsewhere in this browser. */
  origin: 'page' | 'tab' | 'browser';
  state: GenerationState;
  /** 'broken' after the last retry. */
  contact: 'open' | 'lost' | 'broken';
  isCancelling: boolean;
};

// Outside components: a generation outlives a change of page.
let current: LiveRun | null = null;
const listeners = new Set<() => void>();

export const currentRun = (): LiveRun | null => current;

/** Replaces the followed generation. */
export function publishRun(next: LiveRun | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Updates the followed generation, if any. */
export function updateRun(changes: Partial<LiveRun>): void {
  if (current) publishRun({ ...current, ...changes });
}

/** A generation without events. */
export function newRun(
  options: RunOptions,
  { id, origin }: Pick<LiveRun, 'id' | 'origin'> = { id: null, origin: 'page' },
): LiveRun {
  return { ...options, id, origin, state: INITIAL_STATE, contact: 'open', isCancelling: false };
}

/** Whether a generation blocks the form. */
export const isUnderWay = (run: LiveRun | null) => run !== null && run.contact !== 'broken';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useCurrentRun = () => useSyncExternalStore(subscribe, currentRun, () => null);

/** The end of a generation; 'ready' when nobody followed it. */
export type RunOutcome =
  | { kind: 'written'; answer: GenerateResponse }
  | { kind: 'ready'; blogId: string }
  | GenerationFailure;

/** Called at the end of a generation with the followed one, if any. */
export type Receiver = (outcome: RunOutcome, run: LiveRun | null) => void;

let receiver: Receiver | null = null;

/** An outcome without a receiver, as on a blog's screen, which may start a translation. */
let missed: Parameters<Receiver> | null = null;

/** Sets the receiver of outcomes; it stays after its screen has unmounted. */
export function setOutcomeReceiver(next: Receiver): void {
  receiver = next;
  const outcome = missed;
  missed = null;
  if (outcome) next(...outcome);
}

export function setDefaultOutcomeReceiver(next: Receiver): void {
  if (!receiver) setOutcomeReceiver(next);
}

/** Passes an outcome to the receiver, or keeps it for the next one. The run of a written blog stays until it opens. */
export function emitOutcome(outcome: RunOutcome): void {
  const run = current;
  if (outcome.kind !== 'written' && outcome.kind !== 'ready') publishRun(null);
  if (receiver) receiver(outcome, run);
  else missed = [outcome, run];
}
