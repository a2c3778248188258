'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
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
import { OPERATOR_MESSAGES } from '@/lib/constants/operator-messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import type { ModelTest, OperatorState } from '@/lib/operator/schema.ts';
import { REPORTS_PATH } from '@/lib/routes.ts';
import { ModelList } from './models.tsx';
import { useOperator } from './use-operator.ts';

const { writer: texts, check, signingKey: keyTexts } = OPERATOR_MESSAGES;

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function writerOrigin({ writer, isLooking }: OperatorState): string {
  if (!writer) return isLooking ? texts.looking : texts.noneText;
  const { origin, server, address } = writer;
  if (origin === 'configured') return texts.configured(address);
  return origin === 'found' ? texts.found(server, address) : texts.local;
}

function describeWaiting({ writer, selected }: OperatorState): string | null {
  if (!writer || !selected || writer.origin === 'local') return null;
  return writer.origin === 'configured' ? texts.configuredFirst(selected) : texts.foundFirst(selected);
}

function TestResult({ test }: { test: ModelTest | null }) {
  if (!test) return <span className="text-muted-foreground">{check.never}</span>;
  const { isAnswering, milliseconds, checkedAt, message } = test;
  const result = isAnswering ? check.answered((milliseconds / 1000).toFixed(1)) : check.silent;
  return (
    <>
      <span className={isAnswering ? 'font-medium' : 'font-medium text-destructive-text'}>
        <span aria-hidden>{isAnswering ? '✓ ' : '✕ '}</span>
        {result}
      </span>
      <span className="text-muted-foreground">
        , <time dateTime={checkedAt}>{TIME.format(new Date(checkedAt))}</time>
      </span>
      {message ? <span className="mt-1 block break-words">{message}</span> : null}
    </>
  );
}

type WriterCardProps = { state: OperatorState; onTest: () => Promise<unknown> };

function Writer({ state, onTest }: WriterCardProps) {
  const { writer, models, lastTest } = state;
  const title = models.find(({ name }) => name === writer?.model)?.title ?? writer?.model ?? texts.none;
  const heading = (
    <>
      <p className="font-display text-[clamp(1.75rem,4vw,2.5rem)] leading-tight font-semibold tracking-tight break-words">
        {title}
      </p>
      <p className="mt-2 max-w-[44rem] break-words text-muted-foreground">{writerOrigin(state)}</p>
    </>
  );
  if (!writer) return heading;
  return (
    <>
      {heading}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <ActionButton variant="outline" busyText={check.busy} onClick={onTest}>
          {check.action}
        </ActionButton>
        <LinkButton href="/create" variant="ghost">
          Create a blog
        </LinkButton>
      </div>
      <p role="status" className="mt-4 text-sm">
        <TestResult test={lastTest} />
      </p>
    </>
  );
}

function WriterCard(props: WriterCardProps) {
  const { state } = props;
  const notes = [state.problem, describeWaiting(state)].filter((note) => note !== null);
  return (
    <section aria-labelledby="writer">
      <Card className="p-5 shadow-stacked sm:p-8">
        <h2 id="writer" className="label-caps text-rubric">
          Current model
        </h2>
        <div className="mt-3">
          <Writer {...props} />
        </div>
        {notes.map((note) => (
          <p key={note} className="mt-4 border-l-2 border-primary pl-3 text-sm break-words">
            {note}
          </p>
        ))}
      </Card>
    </section>
  );
}

function ContactWarning() {
  const { title, text } = OPERATOR_MESSAGES.noContact;
  return (
    <section aria-labelledby="no-contact" className="mb-8 border-l-2 border-primary pl-3">
      <h2 id="no-contact" className="font-semibold">
        {title}
      </h2>
      <p className="mt-1 max-w-[44rem] text-sm">
        {text} <TextLink href="/contact">See the contact page</TextLink>
      </p>
    </section>
  );
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

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
  const { title, about, medians } = OPERATOR_MESSAGES.editing;
  const found = medians(blogs, Math.round((seconds ?? 0) / 60), Math.round(percent ?? 0));
  return <OperatorRow id="editing" title={title} text={blogs > 0 ? `${found} ${about}` : `None yet. ${about}`} />;
}

type SigningKeyProps = { state: OperatorState['signingKey']; rotate: () => Promise<boolean> };

function SigningKey({ state: { since, retired }, rotate }: SigningKeyProps) {
  const confirmation = { ...keyTexts.confirmation, isDestructive: false, onConfirm: rotate };
  const age = since ? keyTexts.since(DATE.format(new Date(since)), retired) : keyTexts.none;
  return (
    <OperatorRow id="signing-key" title={keyTexts.title} text={`${keyTexts.about} ${age}`}>
      <ConfirmButton confirmation={confirmation}>{keyTexts.action.label}</ConfirmButton>
    </OperatorRow>
  );
}

function LeaveRow() {
  const router = useRouter();
  const { refresh } = useAuth();

  const leave = () =>
    attempt(
      async () => {
        await requestJson('/api/operator/session', { method: 'DELETE' });
        await refresh();
        toast(OPERATOR_MESSAGES.left);
        router.replace('/');
      },
      { title: OPERATOR_MESSAGES.failed.leave },
    );
  return (
    <OperatorRow id="this-browser" title="This browser" text={OPERATOR_MESSAGES.leaveText}>
      <ActionButton variant="outline" onClick={leave}>
        End operator access
      </ActionButton>
    </OperatorRow>
  );
}

const ReportsLink = ({ openReports }: Pick<OperatorState, 'openReports'>) => (
  <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-border py-3">
    <TextLink href={REPORTS_PATH} className="font-semibold">
      Reports
    </TextLink>
    <Badge className={openReports > 0 ? 'border-primary' : ''}>{openReports} open</Badge>
  </p>
);

/** The model that writes, reports of blogs, and models for this machine (docs/decisions/0104, 0066). */
export function OperatorScreen() {
  const { state, failure, isLost, retry, busy, actions, test, rotateKey } = useOperator();
  useEffect(preloadToasts, []);

  function content() {
    if (state) {
      return (
        <>
          {state.hasContact ? null : <ContactWarning />}
          <ReportsLink openReports={state.openReports} />
          <WriterCard state={state} onTest={test} />
          <ModelList state={state} busy={busy} actions={actions} />
          <EditingRow {...state.editing} />
          <SigningKey state={state.signingKey} rotate={rotateKey} />
          {state.isByLink ? <LeaveRow /> : null}
        </>
      );
    }
    if (failure) {
      const reason = apiErrorDetails(failure).message ?? 'Check the connection and try again.';
      return (
        <LoadFailure text={OPERATOR_MESSAGES.failed.load} retry={retry} className={LOADED_BOX}>
          <p className="mt-1 text-sm text-muted-foreground">{reason}</p>
        </LoadFailure>
      );
    }
    return (
      <div role="status" aria-label="Loading">
        <Skeleton className="h-44" />
        <Skeleton className="mt-14 h-96" />
      </div>
    );
  }
  return (
    <div className="page-width max-w-5xl pt-12">
      <PageTitle>Operator</PageTitle>
      <p className="mt-4 max-w-[40rem] text-muted-foreground">{OPERATOR_MESSAGES.about}</p>
      <p role="status" className={isLost && state ? 'mt-6 border-l-2 border-primary pl-3' : 'sr-only'}>
        {isLost && state ? OPERATOR_MESSAGES.lost : ''}
      </p>
      <div className="mt-8">{content()}</div>
    </div>
  );
}
