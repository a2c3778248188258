'use client';

import { ExternalLink, PencilLine, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import type { Backlink } from '@/lib/backlinks/schema.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { isUpdatable, platformLabel, type Visibility } from '@/lib/constants/platforms.ts';
import { sharePath } from '@/lib/routes.ts';
import { BusyButton } from '../busy-button.tsx';
import { DISTRIBUTION_TEXTS } from '../texts.ts';
import { linkFacts } from './link-facts.ts';
import { RemoveConfirmation } from './remove-confirmation.tsx';
import { StatusBadge } from './status-badge.tsx';

/** In the reader's own time zone, as it is about what they did and when. */
const DATE = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
const inWords = (iso: string) => DATE.format(new Date(iso));

type BacklinkEntryProps = {
  backlink: Backlink;
  onCheck: () => Promise<boolean>;
  onRemove: () => Promise<boolean>;
  /** Goes to the platform's form. */
  onTryAgain: () => void;
  /** Puts the present text into the post there, as a draft or public. */
  onUpdate: (visibility: Visibility) => Promise<void>;
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

function CheckButton({ headingId, onCheck }: { headingId: string } & Pick<BacklinkEntryProps, 'onCheck'>) {
  const [said, setSaid] = useState('');

  async function check(): Promise<void> {
    setSaid('');
    setSaid((await onCheck()) ? 'Checked just now' : '');
  }
  return (
    <>
      <BusyButton
        variant="outline"
        busyText="Checking..."
        aria-describedby={headingId}
        onPress={check}
        className="min-w-28"
      >
        Check again
      </BusyButton>
      <span role="status" className="text-sm text-muted-foreground empty:hidden">
        {said}
      </span>
    </>
  );
}

/** Brings the post there up to date, or makes a draft public. */
function UpdateButton({
  headingId,
  label,
  onPress,
}: {
  headingId: string;
  label: 'Update' | 'Publish';
  onPress: () => Promise<void>;
}) {
  return (
    <BusyButton variant="ink" busyText={BUSY_WORDS[label]} aria-describedby={headingId} onPress={onPress}>
      {label}
    </BusyButton>
  );
}

const BUSY_WORDS = { Update: 'Updating...', Publish: 'Publishing...' } as const;

/** What happened, what to know besides, and whether the post is behind the blog. */
function Outcome({ backlink }: { backlink: Backlink }) {
  const { message, warning, hasChanged, platform } = backlink;
  const changed = isUpdatable(platform)
    ? DISTRIBUTION_TEXTS.changed
    : `${DISTRIBUTION_TEXTS.changed} ${DISTRIBUTION_TEXTS.noUpdates(platformLabel(platform))}`;
  const notes = [
    { Icon: TriangleAlert, text: warning },
    { Icon: PencilLine, text: hasChanged && changed },
  ];
  return (
    <>
      {message ? <p className="mt-3 text-sm break-words">{message}</p> : null}
      {notes.map(({ Icon, text }) =>
        text ? (
          <p key={text} className="mt-2 flex gap-2 text-sm font-medium">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">{text}</span>
          </p>
        ) : null,
      )}
    </>
  );
}

type ActionsProps = Omit<BacklinkEntryProps, 'onRemove'> & { headingId: string; address: string | null };

function Actions({ backlink, headingId, address, onCheck, onTryAgain, onUpdate }: ActionsProps) {
  const { status, visibility, hasChanged, platform } = backlink;
  const canUpdate = isUpdatable(platform) && (status === 'success' || status === 'submitted');
  return (
    <>
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
      {canUpdate && hasChanged ? (
        <UpdateButton headingId={headingId} label="Update" onPress={() => onUpdate(visibility)} />
      ) : null}
      {canUpdate && visibility === 'draft' ? (
        <UpdateButton headingId={headingId} label="Publish" onPress={() => onUpdate('public')} />
      ) : null}
      {status === 'failed' ? (
        <Button variant="ink" size="sm" aria-describedby={headingId} onClick={onTryAgain} className={small}>
          Try again
        </Button>
      ) : null}
      {address ? <CheckButton headingId={headingId} onCheck={onCheck} /> : null}
    </>
  );
}

/** A submission: where it went, how it stands, and what can be done about it (spec §2, Backlink list). */
export function BacklinkEntry(props: BacklinkEntryProps) {
  const { backlink, onRemove } = props;
  const { platform, target, status, visibility, platformUrl, createdAt } = backlink;
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
      <Outcome backlink={backlink} />
      <Facts backlink={backlink} />
      {isRemoving ? (
        <RemoveConfirmation platform={platform} isPublished={address !== null} onConfirm={onRemove} onKeep={keep} />
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Actions {...props} headingId={headingId} address={address} />
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
