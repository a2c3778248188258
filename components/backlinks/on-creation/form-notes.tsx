'use client';

import { CircleCheck } from 'lucide-react';
import Link from 'next/link';
import type { MouseEvent, RefObject } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { DISTRIBUTION_TEXTS } from '../texts.ts';

type UnsentNoteProps = { platform: PlatformName; onClear: () => void; onLeaveOut: () => void };

/** Says at a form that it holds the blog back, and how to go on. */
export function UnsentNote({ platform, onClear, onLeaveOut }: UnsentNoteProps) {
  const label = platformLabel(platform);
  const { title, description } = DISTRIBUTION_TEXTS.unsent(label);

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
        <Button variant="outline" size="sm" onClick={onClear} className="pointer-coarse:h-11">
          Clear the form
        </Button>
        <Button variant="outline" size="sm" onClick={leaveOut} className="pointer-coarse:h-11">
          Generate without {label}
        </Button>
      </div>
    </section>
  );
}

/** Says to an account that starts its blogs as drafts why none of them goes anywhere yet. */
export function DraftNote() {
  return (
    <p className="mb-5 border-l-4 border-primary bg-background px-4 py-3 text-sm">
      {DISTRIBUTION_TEXTS.draftsStay}{' '}
      <Link href="/profile" prefetch={false} className="font-medium underline underline-offset-4">
        {DISTRIBUTION_TEXTS.draftDefault}
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

/** In the place of a form whose credentials were tried and are good. */
export function ReadyNote({ platform, note, isForDraft, onRemove }: ReadyNoteProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-border bg-background p-4">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-primary" />
      <p ref={note} tabIndex={-1} className="min-w-0 flex-1 basis-48 text-sm outline-none">
        <span className="block font-semibold">{platformLabel(platform)} is ready</span>
        <span className="text-muted-foreground">
          {isForDraft ? DISTRIBUTION_TEXTS.draftReady : DISTRIBUTION_TEXTS.ready}
        </span>
      </p>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Remove ${platformLabel(platform)}`}
        onClick={onRemove}
        className="pointer-coarse:h-11"
      >
        Remove
      </Button>
    </div>
  );
}
