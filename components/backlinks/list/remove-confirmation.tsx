'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { platformLabel } from '@/lib/constants/platforms.ts';

type RemoveConfirmationProps = {
  platform: string;
  /** Whether there is a post that stays. */
  isPublished: boolean;
  /** @returns whether the entry is gone */
  onConfirm: () => Promise<boolean>;
  onKeep: () => void;
};

/** Asks once more, in the place of the entry's buttons. */
export function RemoveConfirmation(props: RemoveConfirmationProps) {
  const { platform, isPublished, onConfirm, onKeep } = props;
  const [isBusy, setIsBusy] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus({ preventScroll: true }), []);

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    if (!(await onConfirm())) setIsBusy(false);
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-border bg-background p-3">
      <p ref={question} tabIndex={-1} className="min-w-0 flex-1 basis-56 text-sm outline-none">
        Remove this entry from the list?
        {isPublished ? ` The post on ${platformLabel(platform)} stays there.` : ''}
      </p>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" onClick={onKeep} className="pointer-coarse:h-11">
          Keep
        </Button>
        <Button
          size="sm"
          aria-busy={isBusy}
          onClick={confirm}
          className="bg-destructive text-destructive-foreground hover:bg-destructive/85 pointer-coarse:h-11"
        >
          {isBusy ? 'Removing...' : 'Remove entry'}
        </Button>
      </div>
    </div>
  );
}
