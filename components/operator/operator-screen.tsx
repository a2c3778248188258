'use client';

import { type ReactNode, useEffect } from 'react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { useRouter } from '@/components/messages/navigation.tsx';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ConfirmButton } from '@/components/ui/dialog.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { LOADED_BOX, LoadFailure } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { attempt, toast } from '@/components/ui/use-toast.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { dateFormat, numberFormat, type Translator } from '@/lib/messages/translator.ts';
import type { ModelTest, OperatorState } from '@/lib/operator/schema.ts';
import { REPORTS_PATH } from '@/lib/routes.ts';
import { ModelList } from './models.tsx';
import { SiteStatus } from './site-status.tsx';
import { useOperator } from './use-operator.ts';

type WriterTexts = Translator<'operator.writer'>;

function writerOrigin(t: WriterTexts, { writer, isLooking }: OperatorState): string {
  if (!writer) return t(isLooking ? 'looking' : 'noneText');
  const { origin, server, address } = writer;
  if (origin === 'local') return t('local');
  if (origin === 'configured') return address ? t('configuredAt', { address }) : t('configured');
  if (server) return address ? t('foundAt', { server, address }) : t('found', { server });
  return address ? t('foundUnnamedAt', { address }) : t('foundUnnamed');
}

function describeWaiting(t: WriterTexts, { writer, selected }: OperatorState): string | null {
  if (!writer || !selected || writer.origin === 'local') return null;
  return t(writer.origin === 'configured' ? 'configuredFirst' : 'foundFirst', { selected });
}

const SECONDS = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };

function TestResult({ test }: { test: ModelTest | null }) {
  const t = useTranslations('operator.check');
  if (!test) return <span className="text-muted-foreground">{t('never')}</span>;
  const { isAnswering, milliseconds, checkedAt, message } = test;
  return (
    <>
      {t.rich(isAnswering ? 'answered' : 'silent', {
        seconds: numberFormat(t.language, SECONDS).format(milliseconds / 1000),
        time: dateFormat(t.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(checkedAt)),
        result: (words) => (
          <span className={isAnswering ? 'font-medium' : 'font-medium text-destructive-text'}>
            <span aria-hidden>{isAnswering ? '✓ ' : '✕ '}</span>
            {words}
          </span>
        ),
        when: <time dateTime={checkedAt} className="text-muted-foreground" />,
      })}
      {message ? <span className="mt-1 block break-words">{message}</span> : null}
    </>
  );
}

type WriterCardProps = { state: OperatorState; onTest: () => Promise<unknown> };

function Writer({ state, onTest }: WriterCardProps) {
  const t = useTranslations('operator.writer');
  const check = useTranslations('operator.check');
  const { writer, models, lastTest } = state;
  const title = models.find(({ name }) => name === writer?.model)?.title ?? writer?.model ?? t('none');
  const heading = (
    <>
      <p className="font-display text-[clamp(1.75rem,4vw,2.5rem)] leading-tight font-semibold tracking-tight break-words">
        {title}
      </p>
      <p className="mt-2 max-w-[44rem] break-words text-muted-foreground">{writerOrigin(t, state)}</p>
    </>
  );
  if (!writer) return heading;
  return (
    <>
      {heading}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <ActionButton variant="outline" busyText={check('busy')} onClick={onTest}>
          {check('action')}
        </ActionButton>
        <LinkButton href="/create" variant="ghost">
          {t('create')}
        </LinkButton>
      </div>
      <p role="status" className="mt-4 text-sm">
        <TestResult test={lastTest} />
      </p>
    </>
  );
}

function WriterCard(props: WriterCardProps) {
  const t = useTranslations('operator.writer');
  const { state } = props;
  const notes = [state.problem, describeWaiting(t, state)].filter((note) => note !== null);
  return (
    <section aria-labelledby="writer">
      <Card className="p-5 shadow-stacked sm:p-8">
        <h2 id="writer" className="label-caps text-rubric">
          {t('label')}
        </h2>
        <div className="mt-3">
          <Writer {...props} />
        </div>
        {notes.map((note) => (
          <p key={note} className="mt-4 border-s-2 border-primary ps-3 text-sm break-words">
            {note}
          </p>
        ))}
      </Card>
    </section>
  );
}

function ContactWarning() {
  const t = useTranslations('operator.noContact');
  return (
    <section aria-labelledby="no-contact" className="mb-8 border-s-2 border-primary ps-3">
      <h2 id="no-contact" className="font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-[44rem] text-sm">{t.rich('text', { link: <TextLink href="/contact" /> })}</p>
    </section>
  );
}

type OperatorRowProps = Record<'id' | 'title' | 'text', string> & { children?: ReactNode };

const OperatorRow = ({ id, title, text, children }: OperatorRowProps) => (
  <section aria-labelledby={id} className="mt-14 border-t border-border pt-6">
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="max-w-[36rem]">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted-foreground">{text}</p>
      </div>
      {children}
    </div>
  </section>
);

function EditingRow({ blogs, seconds, percent }: OperatorState['editing']) {
  const t = useTranslations('operator.editing');
  const medians = { minutes: Math.round((seconds ?? 0) / 60), percent: Math.round(percent ?? 0) };
  return (
    <OperatorRow id="editing" title={t('title')} text={blogs > 0 ? t('medians', { blogs, ...medians }) : t('none')} />
  );
}

type SigningKeyProps = { state: OperatorState['signingKey']; rotate: () => Promise<boolean> };

function SigningKey({ state: { since, retired }, rotate }: SigningKeyProps) {
  const t = useTranslations('operator.signingKey');
  const date = since && dateFormat(t.language, { dateStyle: 'medium' }).format(new Date(since));
  const withDate = (date: string) => (retired > 0 ? t('sinceRetired', { date, retired }) : t('since', { date }));
  const confirmation = {
    title: t('confirmation.title'),
    text: t('confirmation.text'),
    action: { label: t('rotate'), busy: t('confirmation.busy') },
    isDestructive: false,
    onConfirm: rotate,
  };
  return (
    <OperatorRow id="signing-key" title={t('title')} text={date ? withDate(date) : t('none')}>
      <ConfirmButton confirmation={confirmation}>{t('rotate')}</ConfirmButton>
    </OperatorRow>
  );
}

function LeaveRow() {
  const t = useTranslations('operator.leaving');
  const failed = useTranslations('operator.failed')('leave');
  const router = useRouter();
  const { refresh } = useAuth();

  const leave = () =>
    attempt(
      async () => {
        await requestJson('/api/operator/session', { method: 'DELETE' });
        await refresh();
        toast(t.titled('done'));
        router.replace('/');
      },
      { title: failed },
    );
  return (
    <OperatorRow id="this-browser" title={t('title')} text={t('text')}>
      <ActionButton variant="outline" onClick={leave}>
        {t('action')}
      </ActionButton>
    </OperatorRow>
  );
}

function ReportsLink({ openReports }: Pick<OperatorState, 'openReports'>) {
  const t = useTranslations('operator');
  return (
    <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-border py-3">
      <TextLink href={REPORTS_PATH} className="font-semibold">
        {t('reports')}
      </TextLink>
      <Badge className={openReports > 0 ? 'border-primary' : ''}>{t('openReports', { count: openReports })}</Badge>
    </p>
  );
}

/** The model that writes, reports of blogs, and models for this machine (docs/decisions/0104, 0066). */
export function OperatorScreen() {
  const t = useTranslations('operator');
  const { state, failure, isLost, retry, busy, actions, test, rotateKey } = useOperator();
  useEffect(preloadToasts, []);

  function content() {
    if (state) {
      return (
        <>
          {state.hasContact ? null : <ContactWarning />}
          <ReportsLink openReports={state.openReports} />
          <WriterCard state={state} onTest={test} />
          <SiteStatus {...state.status} />
          <ModelList state={state} busy={busy} actions={actions} />
          <EditingRow {...state.editing} />
          <SigningKey state={state.signingKey} rotate={rotateKey} />
          {state.isByLink ? <LeaveRow /> : null}
        </>
      );
    }
    if (failure) {
      const reason = apiErrorDetails(failure).message ?? t('checkConnection');
      return (
        <LoadFailure text={t('failed.load')} retry={retry} className={LOADED_BOX}>
          <p className="mt-1 text-sm text-muted-foreground">{reason}</p>
        </LoadFailure>
      );
    }
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-44" />
        <Skeleton className="mt-14 h-96" />
      </div>
    );
  }
  return (
    <div className="page-width max-w-5xl pt-12">
      <PageTitle>{t('title')}</PageTitle>
      <p className="mt-4 max-w-[40rem] text-muted-foreground">{t('about')}</p>
      <p role="status" className={isLost && state ? 'mt-6 border-s-2 border-primary ps-3' : 'sr-only'}>
        {isLost && state ? t('lost') : ''}
      </p>
      <div className="mt-8">{content()}</div>
    </div>
  );
}
