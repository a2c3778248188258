'use client';

import { WorkProgress } from '@/components/generation/work-progress.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { BatchState } from '@/lib/writing/batches/schema.ts';
import { BATCH_TEXTS } from './texts.ts';
import type { BatchControl } from './use-batch.ts';

type RunningBatchProps = {
  batch: BatchState;
  contact: BatchControl['contact'];
  onStop: () => void;
  onRetry: () => void;
};

/** Progress of a batch: current index divided by total (spec §9). */
export function RunningBatch({ batch, contact, onStop, onRetry }: RunningBatchProps) {
  const { size, topic } = batch;
  const done = batch.blogs.length;
  return (
    <div className="rounded-md border border-border bg-muted p-4">
      <WorkProgress
        title={
          <p className="text-sm" aria-live="polite">
            <span className="font-semibold">
              Writing blog {Math.min(done + 1, size)} of {size}
            </span>
            <span className="block truncate text-muted-foreground">{topic}</span>
          </p>
        }
        label="Blogs written"
        percent={(done / size) * 100}
        valueText={`${done} of ${size}`}
        figure={`${done}/${size}`}
        actions={
          <>
            {contact === 'broken' ? (
              <Button size="sm" onClick={onRetry}>
                Try again
              </Button>
            ) : null}
            <Button variant="outline" size="sm" onClick={onStop}>
              Stop
            </Button>
          </>
        }
      >
        <p className="mt-3 text-sm text-muted-foreground">{BATCH_TEXTS.mayLeave}</p>
        <p role="status" className="mt-1 text-sm font-medium text-rubric empty:hidden">
          {contact === 'open' ? '' : BATCH_TEXTS[contact]}
        </p>
      </WorkProgress>
    </div>
  );
}
