import type { Route } from 'next';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from '#translations';
import type { LiveBatch } from '@/components/generation/run-store.ts';
import { WorkProgress } from '@/components/generation/work-progress.tsx';
import { progressWords, wordProgress } from '@/components/live-preview/status/texts.ts';
import { Link } from '@/components/messages/navigation.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { Card } from '@/components/ui/card.tsx';
import { cn } from '@/components/ui/cn.ts';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useTabTitle } from '@/components/ui/use-tab-title.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import { viewPath } from '@/lib/routes.ts';
import type { BatchBlog, BatchState } from '@/lib/writing/runs/schema.ts';
import { resultsPath } from './rules.ts';
import type { PlannedBatch } from './use-plan.ts';

export function BatchSteps({ at }: { at: number }) {
  const t = useTranslations('batch.steps');
  return (
    <ol aria-label={t('label')} className="mb-6 flex flex-wrap gap-x-6 gap-y-1 border-b border-border pb-4 label-caps">
      {(['topic', 'plan', 'writing'] as const).map((step, place) => (
        <li
          key={step}
          aria-current={place === at ? 'step' : undefined}
          className={place === at ? 'text-rubric' : 'text-muted-foreground'}
        >
          <span className="me-1.5">{place + 1}</span>
          {t(step)}
        </li>
      ))}
    </ol>
  );
}

type RowProps = {
  /** Null for the overview. */
  number: number | null;
  blog?: BatchBlog;
  title: string;
  isCurrent: boolean;
  state: KeyIn<'batch.progress.states'>;
};

function Row({ number, blog, title, isCurrent, state }: RowProps) {
  const t = useTranslations('batch.progress');
  return (
    <li className="flex items-baseline gap-4 py-2.5 text-sm">
      <span aria-hidden={number !== null} className="min-w-6 shrink-0 text-end font-display">
        {number ?? t('overview')}
      </span>
      {blog?.id ? (
        <TextLink href={viewPath(blog.id)} target="_blank" className="min-w-0 font-medium break-words">
          {blog.title || (number === null ? t('overviewLink') : t('blog', { number }))}
          <span className="sr-only"> {t('newTab')}</span>
        </TextLink>
      ) : (
        <span className={cn('min-w-0 break-words', !isCurrent && 'text-muted-foreground')}>
          {title ? <span className="block">{title}</span> : null}
          <span className={cn(title && 'text-xs')}>{t(`states.${state}`)}</span>
        </span>
      )}
    </li>
  );
}

type BatchProgressProps = {
  batch: BatchState | null;
  /** The plan being edited, if any. */
  planned: PlannedBatch | null;
  /** Size on the form, until there is a plan or a batch. */
  size: number;
};

export function BatchProgress({ batch: latest, planned, size }: BatchProgressProps) {
  const t = useTranslations('batch.progress');
  const batch = planned ? null : latest;
  const blogs = batch?.blogs ?? [];
  const titles = planned?.blogs.map(({ title }) => title) ?? batch?.titles ?? [];
  const total = planned?.blogs.length ?? batch?.size ?? size;
  const isCurrent = (index: number) => batch !== null && index === blogs.length;
  const itemState = (index: number) => {
    if (!batch) return planned ? 'planned' : 'notStarted';
    if (!isCurrent(index)) return 'waiting';
    return batch.status === 'running' ? 'writing' : 'stopped';
  };
  const overview = planned ? planned.overview : (batch?.overview?.title ?? null);
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-display text-2xl leading-tight font-semibold tracking-[-0.01em]">{t('heading')}</h2>
        <p className="text-sm text-muted-foreground">{t('written', { done: blogs.length, size: total })}</p>
      </div>
      <ol aria-label={t('blogs')} className="mt-3 divide-y divide-border border-t border-border">
        {[...Array(total + Number(overview !== null)).keys()].map((at) => (
          <Row
            key={at}
            number={at < total ? at + 1 : null}
            blog={at < total ? blogs[at] : batch?.overview}
            title={(at < total ? titles[at] : overview) ?? ''}
            isCurrent={isCurrent(at)}
            state={itemState(at)}
          />
        ))}
      </ol>
    </Card>
  );
}

type RunningBatchProps = { live: LiveBatch; onStop: () => void; onRetry: () => void };

/** Progress of a batch: current index divided by total (spec §9). */
export function RunningBatch({ live: { batch, state, contact }, onStop, onRetry }: RunningBatchProps) {
  const t = useTranslations('batch.running');
  const { size, topic } = batch;
  const words = useTranslations('live');
  const { text } = useMemo(() => wordProgress(state, words), [state, words]);
  const done = batch.blogs.length;
  useTabTitle(useTranslations('batch.progress')('written', { done, size }));
  return (
    <div className="rounded-md border border-border bg-muted p-4">
      <WorkProgress
        title={
          <p className="text-sm" aria-live="polite">
            <span className="font-semibold">{done < size ? t('blog', { number: done + 1, size }) : t('overview')}</span>
            <span className="block truncate text-muted-foreground">{topic}</span>
          </p>
        }
        label={t('label')}
        value={done}
        max={size}
        valueText={t('value', { done, size })}
        figure={`${done}/${size}`}
        actions={
          <>
            {contact === 'broken' ? (
              <Button size="sm" onClick={onRetry}>
                {t.common('tryAgain')}
              </Button>
            ) : null}
            <Button variant="outline" size="sm" onClick={onStop}>
              {t('stop')}
            </Button>
          </>
        }
      >
        <p className="mt-3 flex flex-wrap justify-between gap-x-5 text-sm">
          <span>{progressWords(state, words)}</span>
          <span className="text-muted-foreground">{text}</span>
        </p>
        <p className="mt-2 text-sm text-muted-foreground">{words('mayLeave')}</p>
        <p role="status" className="mt-1 text-sm font-medium text-rubric empty:hidden">
          {contact === 'open' ? '' : words(contact)}
        </p>
      </WorkProgress>
    </div>
  );
}

type StoppedBatchProps = { batch: BatchState; takesFocus: boolean; onContinue: () => void; onDismiss: () => void };

const SHOWN_CHARACTERS = 120;

/** A batch that stopped, or finished while its page was closed. */
export function StoppedBatch({ batch, takesFocus, onContinue, onDismiss }: StoppedBatchProps) {
  const t = useTranslations('batch.stopped');
  const { blogs, size, status, failure, overview } = batch;
  const topic = batch.topic.slice(0, SHOWN_CHARACTERS);
  const done = blogs.length;
  const number = done + 1;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const isFinished = status === 'finished' && overview?.id !== '';
  const before = done < size ? t('beforeBlog', { topic, number }) : t('beforeOverview', { topic });
  return (
    <section aria-labelledby="stopped-heading" className="rounded-md border border-foreground bg-muted p-4">
      <h2 ref={heading} id="stopped-heading" tabIndex={-1} className="text-sm font-semibold outline-none">
        {t('heading', { done, size })}
      </h2>
      <p className="mt-1 text-sm break-words text-muted-foreground">
        {isFinished ? t('finished', { topic }) : before}
        {failure ? ` ${failure.message}` : ''}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isFinished ? null : (
          <Button variant="ink" size="sm" onClick={onContinue}>
            {done < size ? t('continueBlog', { number }) : t('continueOverview')}
          </Button>
        )}
        {done > 0 ? (
          <Link
            href={resultsPath(blogs, overview) as Route}
            onClick={isFinished ? onDismiss : undefined}
            className={buttonVariants({ variant: isFinished ? 'ink' : 'outline', size: 'sm' })}
          >
            {t('view')}
          </Link>
        ) : null}
        <Button variant="ghost" size="sm" onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </div>
    </section>
  );
}
