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
import { linkFacts } from './link-facts.ts';
import { RemoveConfirmation } from './remove-confirmation.tsx';
import { StatusBadge } from './status-badge.tsx';

/** In the reader's time zone. */
const DATE = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
const formatDate = (iso: string) => DATE.format(new Date(iso));

type BacklinkEntryProps = {
  backlink: Backlink;
  /** @returns whether the check succeeded */
  onCheck: () => Promise<boolean>;
  onRemove: () => Promise<boolean>;
  /** Opens the platform's form. */
  onTryAgain: () => void;
  /** Sends the current text to the post, as a draft or public. */
  onUpdate: (visibility: Visibility) => Promise<void>;
};

function Facts({ backlink }: { backlink: Backlink }) {
  const facts = linkFacts(backlink, sharePath(backlink.blogId), formatDate);
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

/** The status message, the warning, and whether the post is outdated. */
function Outcome({ backlink }: { backlink: Backlink }) {
  const { message, warning, hasChanged, platform } = backlink;
  const changed = isUpdatable(platform)
    ? 'Changed here since it was published there.'
    : `Changed here since it was published there. ${platformLabel(platform)} cannot update a post from here, so edit it there.`;
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
  const [isChecked, setIsChecked] = useState(false);
  const { status, visibility, hasChanged, platform } = backlink;
  const canUpdate = isUpdatable(platform) && (status === 'success' || status === 'submitted');
  const shared = { 'aria-describedby': headingId };

  async function check(): Promise<void> {
    setIsChecked(false);
    setIsChecked(await onCheck());
  }
  return (
    <>
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          {...shared}
          className={cn(buttonVariants({ variant: 'ink', size: 'sm' }), 'pointer-coarse:h-11')}
        >
          Visit
          <ExternalLink aria-hidden />
        </a>
      ) : null}
      {canUpdate && hasChanged ? (
        <BusyButton variant="ink" busyText="Updating..." onPress={() => onUpdate(visibility)} {...shared}>
          Update
        </BusyButton>
      ) : null}
      {canUpdate && visibility === 'draft' ? (
        <BusyButton variant="ink" busyText="Publishing..." onPress={() => onUpdate('public')} {...shared}>
          Publish
        </BusyButton>
      ) : null}
      {status === 'failed' ? (
        <BusyButton variant="ink" onPress={onTryAgain} {...shared}>
          Try again
        </BusyButton>
      ) : null}
      {address ? (
        <>
          <BusyButton variant="outline" busyText="Checking..." onPress={check} className="min-w-28" {...shared}>
            Check again
          </BusyButton>
          <span role="status" className="text-sm text-muted-foreground empty:hidden">
            {isChecked ? 'Checked just now' : ''}
          </span>
        </>
      ) : null}
    </>
  );
}

/** A submission: its place, its status, and its actions (spec §2, Backlink list). */
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
            {place}
            {place ? (
              <span aria-hidden className="max-sm:hidden">
                {' · '}
              </span>
            ) : null}
            <time dateTime={createdAt} className="max-sm:block">
              {formatDate(createdAt)}
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
            className="ml-auto text-muted-foreground pointer-coarse:h-11"
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
