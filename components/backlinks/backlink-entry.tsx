'use client';

import { ExternalLink } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import type { Backlink } from '@/lib/backlinks/schema';
import { isHttpUrl } from '@/lib/blogs/rules';
import { sharePath } from '@/lib/routes';
import { linkFacts } from './link-facts.ts';
import { platformLabel } from './platform-names.ts';
import { RemoveConfirmation } from './remove-confirmation.tsx';
import { StatusBadge } from './status-badge.tsx';

/** In the reader's own time zone, as it is about what they did and when. */
const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const inWords = (iso: string) => TIME.format(new Date(iso));

type BacklinkEntryProps = {
  backlink: Backlink;
  onCheck: () => Promise<boolean>;
  onRemove: () => Promise<boolean>;
  /** Goes to the platform's form. */
  onTryAgain: () => void;
};

const small = 'pointer-coarse:h-11';

function Facts({ backlink }: { backlink: Backlink }) {
  const facts = linkFacts(backlink, sharePath(backlink.blogId), inWords);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-3 grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      {facts.map(({ term, text }) => (
        <div key={term} className="contents">
          <dt className="text-muted-foreground">{term}</dt>
          <dd className="break-words">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function CheckButton({
  headingId,
  onCheck,
}: { headingId: string } & Pick<BacklinkEntryProps, 'onCheck'>) {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function check(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setSaid('');
    const isChecked = await onCheck();
    setIsBusy(false);
    setSaid(isChecked ? 'Checked just now' : '');
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-busy={isBusy}
        aria-describedby={headingId}
        onClick={check}
        className={cn('min-w-28', small)}
      >
        {isBusy ? 'Checking...' : 'Check again'}
      </Button>
      <span role="status" className="text-sm text-muted-foreground empty:hidden">
        {said}
      </span>
    </>
  );
}

/** A submission: where it went, how it stands, and what can be done about it (spec §2, Backlink list). */
export function BacklinkEntry({ backlink, onCheck, onRemove, onTryAgain }: BacklinkEntryProps) {
  const { platform, target, status, visibility, message, platformUrl, createdAt } = backlink;
  const headingId = useId();
  const [isRemoving, setIsRemoving] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const place = [target, visibility === 'draft' && 'draft'].filter(Boolean).join(', ');
  const address = platformUrl && isHttpUrl(platformUrl) ? platformUrl : null;

  function keep(): void {
    flushSync(() => setIsRemoving(false));
    removeButton.current?.focus();
  }
  return (
    <li className="border-b border-border py-5 first:pt-0 last:border-b-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 id={headingId} className="font-display text-xl leading-tight font-semibold">
            {platformLabel(platform)}
          </h3>
          <p className="mt-0.5 text-sm break-words text-muted-foreground">
            {place ? (
              <>
                {place}
                <span aria-hidden className="max-sm:hidden">
                  {' · '}
                </span>
              </>
            ) : null}
            <time dateTime={createdAt} className="max-sm:block">
              {inWords(createdAt)}
            </time>
          </p>
        </div>
        <StatusBadge status={status} />
      </div>
      {message ? <p className="mt-3 text-sm break-words">{message}</p> : null}
      <Facts backlink={backlink} />
      {isRemoving ? (
        <RemoveConfirmation
          platform={platform}
          isPublished={address !== null}
          onConfirm={onRemove}
          onKeep={keep}
        />
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {address ? (
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={headingId}
              className={cn(buttonVariants({ variant: 'ink', size: 'sm' }), small)}
            >
              Visit
              <ExternalLink aria-hidden />
            </a>
          ) : null}
          {status === 'failed' ? (
            <Button
              variant="ink"
              size="sm"
              aria-describedby={headingId}
              onClick={onTryAgain}
              className={small}
            >
              Try again
            </Button>
          ) : null}
          {address ? <CheckButton headingId={headingId} onCheck={onCheck} /> : null}
          <Button
            ref={removeButton}
            variant="ghost"
            size="sm"
            aria-describedby={headingId}
            onClick={() => setIsRemoving(true)}
            className={cn('ml-auto text-muted-foreground', small)}
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
