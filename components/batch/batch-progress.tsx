'use client';

import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import type { BatchRun } from './batch-run';

type BatchProgressProps = { run: BatchRun; onStop: () => void };

/** How far the batch is: current index divided by total (spec §9), what is being written, and the way out. */
export function BatchProgress({ run, onStop }: BatchProgressProps) {
  const { size, form } = run;
  const done = run.finished.length;
  const current = Math.min(done + 1, size);
  return (
    <div className="rounded-md border border-border bg-muted p-4">
      <Progress
        value={(done / size) * 100}
        aria-label="Blogs written"
        getValueLabel={() => `${done} of ${size}`}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 basis-full text-sm sm:flex-1 sm:basis-0" aria-live="polite">
          <span className="font-semibold">
            Writing blog {current} of {size}
          </span>
          <span className="block truncate text-muted-foreground">{form.topic}</span>
        </p>
        <span aria-hidden className="text-sm text-muted-foreground">
          {done}/{size}
        </span>
        <Button variant="outline" size="sm" onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  );
}
