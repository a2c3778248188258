'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { useFreeBlogs } from '@/components/create/form/use-free-blogs';
import { Card } from '@/components/ui/card';
import { preloadToasts } from '@/components/ui/toaster';
import { BatchProgress } from '../progress/batch-progress';
import { allowedSize } from '../rules';
import { useBatch } from '../use-batch';
import { BatchForm } from './batch-form';
import { useBatchDraft } from './use-batch-draft';

/** Fetched when it is first needed: most visitors never see it. */
const SubscriptionDialog = lazy(
  () => import('@/components/subscription/checkout/subscription-dialog'),
);

/** Batch generation (spec §2, /batch): the form, and beside it the blogs as they are written. */
export function BatchScreen() {
  const [isSubscriptionNeeded, setIsSubscriptionNeeded] = useState(false);
  const state = useBatchDraft();
  const { left, recount } = useFreeBlogs();
  const control = useBatch({
    onWritten: state.forget,
    onEnd: recount,
    onSubscriptionNeeded: () => setIsSubscriptionNeeded(true),
  });
  const size = allowedSize(state.draft.batchSize, left);
  useEffect(preloadToasts, []);
  return (
    <div className="page-width grid gap-x-12 gap-y-10 pb-4 lg:grid-cols-[1.35fr_1fr]">
      <div className="min-w-0">
        <Card className="p-5 shadow-stacked sm:p-7">
          <BatchForm control={control} state={state} freeBlogsLeft={left} />
        </Card>
      </div>
      <div className="min-w-0">
        <BatchProgress batch={control.batch} size={size ?? state.draft.batchSize} />
      </div>
      {isSubscriptionNeeded ? (
        <Suspense>
          <SubscriptionDialog open onOpenChange={setIsSubscriptionNeeded} />
        </Suspense>
      ) : null}
    </div>
  );
}
