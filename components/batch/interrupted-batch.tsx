'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { type BatchRun, resultsPath } from './batch-run';
import { BATCH_TEXTS } from './texts';

type InterruptedBatchProps = {
  run: BatchRun;
  /** Images on the form now, which the remaining blogs will get. */
  imageCount: number;
  /** Whether it stopped under the eyes of the user, who was then elsewhere in the form. */
  takesFocus: boolean;
  onContinue: () => void;
  onDiscard: () => void;
};

/** A batch that stopped half way: what there is of it, and how to go on. */
export function InterruptedBatch({
  run,
  imageCount,
  takesFocus,
  onContinue,
  onDiscard,
}: InterruptedBatchProps) {
  const done = run.finished.length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section
      aria-labelledby="interrupted-heading"
      className="rounded-md border border-foreground bg-muted p-4"
    >
      <h2
        ref={heading}
        id="interrupted-heading"
        tabIndex={-1}
        className="text-sm font-semibold outline-none"
      >
        {done} of {run.size} blogs are written
      </h2>
      <p className="mt-1 text-sm break-words text-muted-foreground">
        The batch on “{run.form.topic.slice(0, 120)}” stopped before item {done + 1}.
        {run.imageCount > imageCount ? ` ${BATCH_TEXTS.imagesLost(run.imageCount)}` : ''}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="ink" size="sm" onClick={onContinue}>
          Continue from item {done + 1}
        </Button>
        {done > 0 ? (
          <Link
            href={resultsPath(run.finished.map(({ id }) => id)) as Route}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            View finished blogs
          </Link>
        ) : null}
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}
