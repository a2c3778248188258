'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import type { BatchState } from '@/lib/writing/batches/schema.ts';
import { resultsPath } from './rules.ts';

type StoppedBatchProps = { batch: BatchState; takesFocus: boolean; onContinue: () => void; onDismiss: () => void };

/** Longer topics are cut. */
const SHOWN_CHARACTERS = 120;

/** A batch that stopped, or finished while its page was closed. */
export function StoppedBatch({ batch, takesFocus, onContinue, onDismiss }: StoppedBatchProps) {
  const { blogs, size, topic, status, failure } = batch;
  const done = blogs.length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const subject = `The batch on “${topic.slice(0, SHOWN_CHARACTERS)}”`;
  const isFinished = status === 'finished';
  return (
    <section aria-labelledby="stopped-heading" className="rounded-md border border-foreground bg-muted p-4">
      <h2 ref={heading} id="stopped-heading" tabIndex={-1} className="text-sm font-semibold outline-none">
        {done} of {size} blogs are written
      </h2>
      <p className="mt-1 text-sm break-words text-muted-foreground">
        {isFinished ? `${subject} is finished.` : `${subject} stopped before item ${done + 1}.`}
        {failure ? ` ${failure.message}` : ''}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isFinished ? null : (
          <Button variant="ink" size="sm" onClick={onContinue}>
            Continue from item {done + 1}
          </Button>
        )}
        {done > 0 ? (
          <Link
            href={resultsPath(blogs.map(({ id }) => id)) as Route}
            onClick={isFinished ? onDismiss : undefined}
            className={buttonVariants({ variant: isFinished ? 'ink' : 'outline', size: 'sm' })}
          >
            View finished blogs
          </Link>
        ) : null}
        <Button variant="ghost" size="sm" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}
