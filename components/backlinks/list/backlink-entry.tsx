import { Check, CircleDashed, CircleHelp, ExternalLink, PencilLine, Send, TriangleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { ConfirmButton } from '@/components/ui/dialog.tsx';
import type { Backlink } from '@/lib/backlinks/schema.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { type BacklinkStatus, isEditable, platformLabel, type Visibility } from '@/lib/constants/platforms.ts';

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

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const formatDate = (iso: string) => DATE.format(new Date(iso));

function Outcome({ backlink }: { backlink: Backlink }) {
  const { message, warning, hasChanged, platform, checkedAt } = backlink;
  const advice = isEditable(platform)
    ? ''
    : ` ${platformLabel(platform)} posts can’t be updated from here. Edit it there.`;
  const notes = [
    { Icon: TriangleAlert, text: warning },
    { Icon: PencilLine, text: hasChanged && `Changed here since it was published there.${advice}` },
  ];
  return (
    <>
      {message ? (
        <p className="mt-3 text-sm break-words">
          {message}
          {checkedAt ? <span className="text-muted-foreground"> Checked {formatDate(checkedAt)}.</span> : null}
        </p>
      ) : null}
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

type BacklinkEntryProps = {
  backlink: Backlink;
  onCheck: () => unknown;
  /** @returns whether it is gone */
  onRemove: () => Promise<boolean>;
  onTryAgain: () => void;
  /** Sends the current text to the post, as a draft or public. */
  onUpdate: (visibility: Visibility) => Promise<void>;
};

type Action = { label: string; busyText?: string; onClick: () => unknown; isMain?: true };

function entryActions({ backlink, onCheck, onTryAgain, onUpdate }: BacklinkEntryProps, hasPage: boolean): Action[] {
  const { status, visibility, hasChanged, platform } = backlink;
  const canUpdate = isEditable(platform) && (status === 'success' || status === 'submitted');
  const all: (Action | false)[] = [
    canUpdate &&
      hasChanged && { label: 'Update', busyText: 'Updating...', onClick: () => onUpdate(visibility), isMain: true },
    canUpdate &&
      visibility === 'draft' && {
        label: 'Publish',
        busyText: 'Publishing...',
        onClick: () => onUpdate('public'),
        isMain: true,
      },
    status === 'failed' && { label: 'Try again', onClick: onTryAgain, isMain: true },
    hasPage && { label: 'Check again', busyText: 'Checking...', onClick: onCheck },
  ];
  return all.filter((action) => action !== false);
}

export function BacklinkEntry(props: BacklinkEntryProps) {
  const { platform, target, status, visibility, platformUrl, createdAt } = props.backlink;
  const headingId = useId();
  const place = [target, visibility === 'draft' && 'draft'].filter(Boolean).join(', ');
  const address = platformUrl && isHttpUrl(platformUrl) ? platformUrl : null;
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
      <Outcome backlink={props.backlink} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {address ? (
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={headingId}
            className={buttonVariants({ variant: 'ink', size: 'touch' })}
          >
            Visit
            <ExternalLink aria-hidden />
          </a>
        ) : null}
        {entryActions(props, address !== null).map(({ label, isMain, ...action }) => (
          <ActionButton
            key={label}
            variant={isMain ? 'ink' : 'outline'}
            size="touch"
            aria-describedby={headingId}
            {...action}
          >
            {label}
          </ActionButton>
        ))}
        <ConfirmButton
          variant="ghost"
          size="touch"
          aria-describedby={headingId}
          className="ml-auto text-muted-foreground"
          confirmation={{
            title: 'Remove this entry?',
            text: address
              ? `The post on ${platformLabel(platform)} stays there, but we no longer check or update it.`
              : 'We no longer check this submission.',
            action: { label: 'Remove entry', busy: 'Removing...' },
            onConfirm: props.onRemove,
          }}
        >
          Remove
        </ConfirmButton>
      </div>
    </li>
  );
}
