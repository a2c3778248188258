'use client';

import { useEffect, useRef } from 'react';
import { platformLabel } from '@/lib/constants/platforms.ts';
import { BusyButton } from '../busy-button.tsx';

type RemoveConfirmationProps = {
  platform: string;
  /** Whether there is a post that stays. */
  isPublished: boolean;
  onConfirm: () => Promise<unknown>;
  onKeep: () => void;
};

/** Asks for confirmation, in place of the entry's buttons. */
export function RemoveConfirmation({ platform, isPublished, onConfirm, onKeep }: RemoveConfirmationProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-border bg-background p-3">
      <p ref={question} tabIndex={-1} className="min-w-0 flex-1 basis-56 text-sm outline-none">
        Remove this entry from the list?
        {isPublished ? ` The post on ${platformLabel(platform)} stays there.` : ''}
      </p>
      <div className="flex gap-2">
        <BusyButton variant="outline" onPress={onKeep}>
          Keep
        </BusyButton>
        <BusyButton
          busyText="Removing..."
          onPress={async () => void (await onConfirm())}
          className="bg-destructive text-destructive-foreground hover:bg-destructive/85"
        >
          Remove entry
        </BusyButton>
      </div>
    </div>
  );
}
