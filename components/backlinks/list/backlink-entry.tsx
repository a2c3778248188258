import { Check, CircleDashed, CircleHelp, ExternalLink, PencilLine, Send, TriangleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { ConfirmButton } from '@/components/ui/dialog.tsx';
import type { Backlink } from '@/lib/backlinks/schema.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { type BacklinkStatus, isEditable, platformLabel, type Visibility } from '@/lib/constants/platforms.ts';
import { dateFormat, type Translator } from '@/lib/messages/translator.ts';

type Look = { label: BacklinkStatus | 'unknown'; Icon: typeof Check; className?: string };

const LOOKS = new Map<string, Look>([
  ['pending', { label: 'pending', Icon: CircleDashed, className: '[&_svg]:motion-safe:animate-spin' }],
  ['submitted', { label: 'submitted', Icon: Send }],
  ['success', { label: 'success', Icon: Check, className: 'border-foreground bg-foreground text-background' }],
  ['failed', { label: 'failed', Icon: X, className: 'border-destructive bg-destructive text-destructive-foreground' }],
]);

/** A status on screen; 'unknown' for any that the specification does not name (spec §3). */
export const statusLook = (status: string): Look => LOOKS.get(status) ?? { label: 'unknown', Icon: CircleHelp };

function StatusBadge({ status }: { status: string }) {
  const t = useTranslations('backlinks.entry.status');
  const { label, Icon, className } = statusLook(status);
  return (
    <Badge className={cn('gap-1.5 py-1 [&_svg]:size-3.5 [&_svg]:[animation-duration:3s]', className)}>
      <Icon aria-hidden />
      {t(label)}
    </Badge>
  );
}

type Entry = Translator<'backlinks.entry'>;

const formatDate = (iso: string, { language }: Entry) =>
  dateFormat(language, { dateStyle: 'long' }).format(new Date(iso));

function Outcome({ t, backlink }: { t: Entry; backlink: Backlink }) {
  const { message, warning, hasChanged, platform, checkedAt } = backlink;
  const changed = isEditable(platform) ? t('changed') : t('changedForGood', { platform: platformLabel(platform) });
  const notes = [
    { Icon: TriangleAlert, text: warning },
    { Icon: PencilLine, text: hasChanged && changed },
  ];
  return (
    <>
      {message ? (
        <p className="mt-3 text-sm break-words">
          {message}
          {checkedAt ? (
            <span className="text-muted-foreground"> {t('checkedOn', { date: formatDate(checkedAt, t) })}</span>
          ) : null}
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

function useActions({ backlink, onCheck, onTryAgain, onUpdate }: BacklinkEntryProps, hasPage: boolean): Action[] {
  const t = useTranslations('backlinks.entry');
  const { status, visibility, hasChanged, platform } = backlink;
  const canUpdate = isEditable(platform) && (status === 'success' || status === 'submitted');
  const isDraft = visibility === 'draft';
  const all: (Action | false)[] = [
    canUpdate &&
      hasChanged && { label: t('update'), busyText: t('updating'), onClick: () => onUpdate(visibility), isMain: true },
    canUpdate &&
      isDraft && { label: t('publish'), busyText: t('publishing'), onClick: () => onUpdate('public'), isMain: true },
    status === 'failed' && { label: t.common('tryAgain'), onClick: onTryAgain, isMain: true },
    hasPage && { label: t('checkAgain'), busyText: t('checking'), onClick: onCheck },
  ];
  return all.filter((action) => action !== false);
}

function describePlace(t: Entry, { target, visibility }: Backlink): string {
  if (visibility !== 'draft') return target;
  return target ? t('draftAt', { target }) : t('draft');
}

export function BacklinkEntry(props: BacklinkEntryProps) {
  const t = useTranslations('backlinks.entry');
  const { platform, status, platformUrl, createdAt } = props.backlink;
  const headingId = useId();
  const place = describePlace(t, props.backlink);
  const address = platformUrl && isHttpUrl(platformUrl) ? platformUrl : null;
  const actions = useActions(props, address !== null);
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
              {formatDate(createdAt, t)}
            </time>
          </p>
        </div>
        <StatusBadge status={status} />
      </div>
      <Outcome t={t} backlink={props.backlink} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {address ? (
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={headingId}
            className={buttonVariants({ variant: 'ink', size: 'touch' })}
          >
            {t('visit')}
            <ExternalLink aria-hidden />
          </a>
        ) : null}
        {actions.map(({ label, isMain, ...action }) => (
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
          className="ms-auto text-muted-foreground"
          confirmation={{
            title: t('removal.title'),
            text: address ? t('removal.posted', { platform: platformLabel(platform) }) : t('removal.unposted'),
            action: { label: t('removal.action'), busy: t('removal.busy') },
            onConfirm: props.onRemove,
          }}
        >
          {useTranslations('common')('remove')}
        </ConfirmButton>
      </div>
    </li>
  );
}
