'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { elapsedClock, progressNote } from './progress-note.ts';

type GenerationProgressProps = { startedAt: number; sourceCount: number; onCancel: () => void };

/** Seconds since `startedAt` (ms), counted once a second. */
function useElapsedSeconds(startedAt: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = () => setSeconds(Math.floor((Date.now() - startedAt) / 1000));
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [startedAt]);
  return seconds;
}

/** What is going on while a blog is written, and the way out. */
export function GenerationProgress({ startedAt, sourceCount, onCancel }: GenerationProgressProps) {
  const seconds = useElapsedSeconds(startedAt);
  return (
    <div className="rounded-md border border-border bg-muted p-4">
      <Progress value={null} aria-label="Generating your blog" />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="basis-full text-sm sm:flex-1 sm:basis-0" aria-live="polite">
          {progressNote(seconds, sourceCount)}
        </p>
        <span aria-hidden className="text-sm text-muted-foreground tabular-nums">
          {elapsedClock(seconds)}
        </span>
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
