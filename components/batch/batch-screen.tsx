'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { useFreeBlogs } from '@/components/create/use-free-blogs';
import { Card } from '@/components/ui/card';
import { preloadToasts } from '@/components/ui/toaster';
import { BatchForm } from './batch-form';
import { allowedSize } from './batch-run';
import { JobSheet } from './job-sheet';
import { useBatch } from './use-batch';
import { useBatchDraft } from './use-batch-draft';

/** Fetched when it is first needed: most visitors never see it. */
const SubscriptionDialog = lazy(() => import('@/components/subscription/subscription-dialog'));

/** Batch generation (spec §2, /batch): the form, and beside it the blogs as they are written. */
export function BatchScreen() {
  const [isSubscriptionNeeded, setIsSubscriptionNeeded] = useState(false);
  const state = useBatchDraft();
  const { left, recount } = useFreeBlogs();
  const batch = useBatch({
    onWritten: state.forget,
    onEnd: recount,
    onSubscriptionNeeded: () => setIsSubscriptionNeeded(true),
  });
  const size = allowedSize(state.draft.batchSize, left);
  useEffect(preloadToasts, []);
  return (
    <div className="page-width grid gap-x-12 gap-y-10 pb-4 lg:grid-cols-[1.35fr_1fr]">
      <div className="min-w-0">
        <Card className="p-5 shadow-sheet sm:p-7">
          <BatchForm batch={batch} state={state} freeBlogsLeft={left} />
        </Card>
      </div>
      <div className="min-w-0">
        <JobSheet
          run={batch.run}
          size={size ?? state.draft.batchSize}
          isWriting={batch.isWriting}
        />
      </div>
      {isSubscriptionNeeded ? (
        <Suspense>
          <SubscriptionDialog open onOpenChange={setIsSubscriptionNeeded} />
        </Suspense>
      ) : null}
    </div>
  );
}
