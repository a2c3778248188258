'use client';

import { Check, CircleDashed, CircleHelp, ExternalLink, PencilLine, Send, TriangleAlert, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import type { Backlink } from '@/lib/backlinks/schema.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { type BacklinkStatus, isEditable, platformLabel, type Visibility } from '@/lib/constants/platforms.ts';
import { sharePath } from '@/lib/routes.ts';
import { BusyButton } from '../busy-button.tsx';

type BacklinkEntryProps = {
  backlink: Backlink;
  /** @returns whether the check succeeded */
  onCheck: () => Promise<boolean>;
  onRemove: () => Promise<boolean>;
  onTryAgain: () => void;
  /** Sends the current text to the post, as a draft or public. */
  onUpdate: (visibility: Visibility) => Promise<void>;
};

type Look = { label: string; Icon: typeof Check; className?: string };

const LOOKS: Readonly<Record<BacklinkStatus, Look>> = {
  pending: { label: 'Pending', Icon: CircleDashed, className: '[&_svg]:motion-safe:animate-spin' },
  submitted: { label: 'Submitted', Icon: Send },
  success: { label: 'Success', Icon: Check, className: 'border-foreground bg-foreground text-background' },
  failed: { label: 'Failed', Icon: X, className: 'border-destructive bg-destructive text-destructive-foreground' },
};

/** A status on screen; 'Unknown' for any that the specification does not name (spec §3). */
export function statusLook(status: string): Look {
  const known = new Map<string, Look>(Object.entries(LOOKS)).get(status);
  return known ?? { label: 'Unknown', Icon: CircleHelp };
}

function StatusBadge({ status }: { status: string }) {
  const { label, Icon, className } = statusLook(status);
  return (
    <Badge className={cn('gap-1.5 py-1 [&_svg]:size-3.5 [&_svg]:[animation-duration:3s]', className)}>
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}

const REL_TEXTS: Readonly<Record<string, string>> = {
  nofollow: 'Search engines should not count it (nofollow)',
  ugc: 'Marked as user content (ugc)',
  sponsored: 'Marked as paid (sponsored)',
};

export function relText(rel: string | undefined): string {
  const tokens = (rel ?? '').toLowerCase().split(/\s+/);
  const texts = Object.entries(REL_TEXTS).flatMap(([name, text]) => (tokens.includes(name) ? [text] : []));
  return texts.join('. ') || 'Normal: search engines count it';
}

type Seen = Pick<Backlink, 'visibility' | 'checkedAt' | 'seenAt' | 'lostAt' | 'rel'>;

function presence({ visibility, checkedAt, seenAt, lostAt, rel }: Seen, date: (iso: string) => string) {
  if (lostAt) return `Gone since ${date(lostAt)}`;
  if (seenAt) return `Seen ${date(seenAt)}`;
  if (visibility === 'draft') return 'Not visible while the post is a draft';
  if (rel !== undefined) return 'On a page hidden from search engines';
  return checkedAt ? `Not found ${date(checkedAt)}` : null;
}

/** Facts about our link in a post; `ownPath` is the path of the blog's share link. */
export function linkFacts(
  backlink: Seen & Pick<Backlink, 'canonicalUrl' | 'platformUrl'>,
  ownPath: string,
  date: (iso: string) => string,
): { term: string; text: string }[] {
  const { platformUrl, seenAt, lostAt, rel, canonicalUrl } = backlink;
  const seen = platformUrl && presence(backlink, date);
  if (!seen) return [];
  const facts = [{ term: 'Link', text: seen }];
  if (!seenAt || lostAt) return facts;
  facts.push({ term: 'Kind', text: relText(rel) });
  const isOurs = canonicalUrl && URL.parse(canonicalUrl)?.pathname === ownPath;
  if (canonicalUrl) facts.push({ term: 'Original', text: isOurs ? 'This blog' : canonicalUrl });
  return facts;
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const formatDate = (iso: string) => DATE.format(new Date(iso));

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

function Outcome({ backlink: { message, warning, hasChanged, platform } }: { backlink: Backlink }) {
  const advice = isEditable(platform)
    ? ''
    : ` ${platformLabel(platform)} posts can’t be updated from here. Edit it there.`;
  const notes = [
    { Icon: TriangleAlert, text: warning },
    { Icon: PencilLine, text: hasChanged && `Changed here since it was published there.${advice}` },
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
  const canUpdate = isEditable(platform) && (status === 'success' || status === 'submitted');
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

type RemoveConfirmationProps = {
  /** The platform with a post that stays. */
  publishedOn: string | null;
  onConfirm: () => Promise<unknown>;
  onKeep: () => void;
};

function RemoveConfirmation({ publishedOn, onConfirm, onKeep }: RemoveConfirmationProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-border bg-background p-3">
      <p ref={question} tabIndex={-1} className="min-w-0 flex-1 basis-56 text-sm outline-none">
        Remove this entry from the list?
        {publishedOn ? ` The post on ${publishedOn} stays there.` : ''}
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

/** A submission: its place, its status, and its actions (spec §2, Backlink list). */
export function BacklinkEntry(props: BacklinkEntryProps) {
  const { backlink, onRemove } = props;
  const { platform, target, status, visibility, platformUrl, createdAt } = backlink;
  const label = platformLabel(platform);
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
            {label}
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
        <RemoveConfirmation publishedOn={address && label} onConfirm={onRemove} onKeep={keep} />
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
