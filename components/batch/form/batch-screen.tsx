'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { useFreeBlogs } from '@/components/generation/request/request-blog.ts';
import { Card } from '@/components/ui/card.tsx';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { BatchProgress } from '../batch-status.tsx';
import { allowedSize } from '../rules.ts';
import { useBatch } from '../use-batch.ts';
import { BatchForm } from './batch-form.tsx';
import { forgetBatchDraft, useBatchDraft } from './use-batch-draft.ts';

/** Most visitors never need it. */
const SubscriptionDialog = lazy(() => import('@/components/subscription/checkout/subscription-dialog.tsx'));

/** Batch generation (spec §2, /batch): the form, and beside it the blogs as they are written. */
export function BatchScreen() {
  const [isSubscriptionNeeded, setIsSubscriptionNeeded] = useState(false);
  const state = useBatchDraft();
  const { left, recount } = useFreeBlogs();
  const control = useBatch({
    onWritten: forgetBatchDraft,
    onEnd: recount,
    onSubscriptionNeeded: () => setIsSubscriptionNeeded(true),
    onFewer: (batchSize) => state.change({ batchSize }),
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
