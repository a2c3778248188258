'use client';

import { useEffect, useState } from 'react';
import type { LiveRun } from '@/components/generation/run/current-run.ts';
import { partsOf } from '@/components/generation/run/generation-state.ts';
import { cancelRun, retryRun, stopFollowing } from '@/components/generation/run/run.ts';
import { WorkProgress } from '@/components/generation/work-progress.tsx';
import { Button } from '@/components/ui/button.tsx';
import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import { elapsedClock, LIVE_TEXTS, progressPercent, progressWords, spokenProgress } from '../status/texts.ts';

/** Seconds since `startedAt` (ms), counted once a second. */
function useElapsedSeconds(startedAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // One timer: a growing section renders more often than once a second.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - startedAt) / 1000));
}

function Actions({ run }: { run: LiveRun }) {
  if (run.state.isWritten) return null;
  if (run.contact === 'broken') {
    return (
      <>
        <Button size="sm" onClick={() => void retryRun()}>
          Try again
        </Button>
        <Button variant="outline" size="sm" onClick={stopFollowing}>
          Close
        </Button>
      </>
    );
  }
  return (
    <Button
      variant="outline"
      size="sm"
      aria-disabled={run.isCancelling}
      onClick={() => void cancelRun()}
      className="aria-disabled:opacity-55"
    >
      {run.isCancelling ? 'Cancelling...' : 'Cancel'}
    </Button>
  );
}

/** A problem with the connection or the model, or null. */
function troubleOf({ contact, state }: LiveRun): string | null {
  if (contact === 'broken') return LIVE_TEXTS.broken;
  if (contact === 'lost') return LIVE_TEXTS.lost;
  if (state.waiting && Date.parse(state.waiting.until) > Date.now()) {
    const { until, deadline } = state.waiting;
    return LIVE_TEXTS.waiting(new Date(until), deadline ? new Date(deadline) : null);
  }
  return state.isRestarted ? LIVE_TEXTS.restarted : null;
}

/** The estimate of a long run without trouble; '' otherwise. */
function timeLeftOf({ contact, state }: LiveRun): string {
  const isWriting = contact === 'open' && !state.isWritten && state.phase !== 'saving';
  return isWriting && state.secondsLeft !== null ? LIVE_TEXTS.timeLeft(state.secondsLeft) : '';
}

/** Progress and buttons, sticky above the article. */
export function RunHead({ run }: { run: LiveRun }) {
  const { state, sourceCount, startedAt } = run;
  const seconds = useElapsedSeconds(startedAt);
  const trouble = troubleOf(run);
  const { written, total } = partsOf(state);
  const timeLeft = timeLeftOf(run);
  return (
    // Wide enough to cover the shadow of the article.
    <div className="sticky top-0 z-20 -mx-3 bg-background px-3 pt-3">
      <div className="border-b border-border pb-4">
        <WorkProgress
          title={
            <p className="font-display text-2xl leading-tight font-semibold tracking-[-0.01em]">
              {progressWords(state, sourceCount)}
            </p>
          }
          label="Parts of the blog written"
          percent={progressPercent(state)}
          valueText={`${written} of ${total}`}
          figure={elapsedClock(seconds)}
          actions={<Actions run={run} />}
          spoken={trouble ?? spokenProgress(state, sourceCount)}
        >
          {state.writer ? (
            <p className="mt-2 flex flex-wrap justify-between gap-x-5 text-sm text-muted-foreground">
              <span>{WRITER_TEXTS.underWay[state.writer]}</span>
              {timeLeft ? <span>{timeLeft}</span> : null}
            </p>
          ) : null}
          {trouble ? <p className="mt-2 text-sm font-medium text-rubric">{trouble}</p> : null}
        </WorkProgress>
      </div>
    </div>
  );
}
