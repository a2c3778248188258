'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { PageTitle } from '@/components/shell/page-title.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { OPERATOR_MESSAGES } from '@/lib/constants/operator-messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { ModelList } from './model-list.tsx';
import { useOperator } from './use-operator.ts';
import { WriterCard } from './writer-card.tsx';

function LoadFailed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div role="alert" className="rounded-md border border-dashed border-input px-6 py-14 text-center">
      <p className="font-display text-3xl font-semibold tracking-tight">{OPERATOR_MESSAGES.failed.load}</p>
      <p className="mt-3 text-muted-foreground">
        {apiErrorDetails(error).message ?? 'Check the connection and try again.'}
      </p>
      <Button variant="outline" onClick={retry} className="mt-6">
        Try again
      </Button>
    </div>
  );
}

/** Ends the operator access by link; access by email stays. */
function LeaveRow() {
  const router = useRouter();
  const { refresh } = useAuth();

  async function leave(): Promise<void> {
    try {
      await requestJson('/api/operator/session', { method: 'DELETE' });
      await refresh();
      toast(OPERATOR_MESSAGES.left);
      router.replace('/');
    } catch (error) {
      console.error(error);
      toast({ title: OPERATOR_MESSAGES.failed.leave, variant: 'destructive' });
    }
  }
  return (
    <section aria-labelledby="this-browser" className="mt-14 border-t border-border pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="max-w-[36rem]">
          <h2 id="this-browser" className="font-semibold">
            This browser
          </h2>
          <p className="mt-1 text-sm text-muted-foreground">{OPERATOR_MESSAGES.leaveText}</p>
        </div>
        <Button variant="outline" onClick={() => void leave()}>
          End operator access
        </Button>
      </div>
    </section>
  );
}

/** The model that writes, and models for this machine (docs/decisions/0104, 0105). */
export function OperatorScreen() {
  const { state, failure, isLost, retry, busy, actions, test } = useOperator();
  useEffect(preloadToasts, []);

  function content() {
    if (state) {
      return (
        <>
          <WriterCard state={state} isTesting={busy === 'test'} onTest={() => void test()} />
          <ModelList state={state} busy={busy} actions={actions} />
          {state.isByLink ? <LeaveRow /> : null}
        </>
      );
    }
    if (failure) return <LoadFailed error={failure} retry={retry} />;
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
