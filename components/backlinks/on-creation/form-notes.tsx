'use client';

import { CircleCheck } from 'lucide-react';
import Link from 'next/link';
import type { MouseEvent, RefObject } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { BusyButton } from '../busy-button.tsx';
import { unsentTexts } from './use-distribution.ts';

type UnsentNoteProps = { platform: PlatformName; onClear: () => void; onLeaveOut: () => void };

/** Explains how to continue with a form that was filled in but not submitted. */
export function UnsentNote({ platform, onClear, onLeaveOut }: UnsentNoteProps) {
  const label = platformLabel(platform);
  const { title, description } = unsentTexts(label);

  function leaveOut({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    onLeaveOut();
    currentTarget.form?.requestSubmit();
  }
  return (
    <section aria-label={title} className="mb-5 border-l-4 border-destructive bg-background px-4 py-3 text-sm">
      <p>
        <span className="font-semibold text-destructive-text">{title}.</span> {description}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <BusyButton variant="outline" onPress={onClear}>
          Clear the form
        </BusyButton>
        <Button variant="outline" size="sm" onClick={leaveOut} className="pointer-coarse:h-11">
          Generate without {label}
        </Button>
      </div>
    </section>
  );
}

/** For accounts whose blogs start as drafts, which are not published elsewhere. */
export function DraftNote() {
  return (
    <p className="mb-5 border-l-4 border-primary bg-background px-4 py-3 text-sm">
      Your new blogs start as drafts, and drafts are not published elsewhere. Make the blog public or unlisted, then
      submit it under Manage Backlinks.{' '}
      <Link href="/profile" prefetch={false} className="font-medium underline underline-offset-4">
        Change how new blogs start
      </Link>
    </p>
  );
}

type ReadyNoteProps = {
  platform: PlatformName;
  note: RefObject<HTMLParagraphElement | null>;
  isForDraft: boolean;
  onRemove: () => void;
};

/** In place of a form whose credentials were accepted. */
export function ReadyNote({ platform, note, isForDraft, onRemove }: ReadyNoteProps) {
  const label = platformLabel(platform);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-border bg-background p-4">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-primary" />
      <p ref={note} tabIndex={-1} className="min-w-0 flex-1 basis-48 text-sm outline-none">
        <span className="block font-semibold">{label} is ready</span>
        <span className="text-muted-foreground">
          {isForDraft ? 'Not submitted while your blog is a draft.' : 'Will be submitted when your blog is written.'}
        </span>
      </p>
      <BusyButton variant="outline" aria-label={`Remove ${label}`} onPress={onRemove}>
        Remove
      </BusyButton>
    </div>
  );
}
