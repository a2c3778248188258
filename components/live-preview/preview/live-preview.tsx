'use client';

import { lazy, Suspense } from 'react';
import { useCurrentRun } from '@/components/generation/run/current-run.ts';
import type { PreviewAssets } from './preview-article.tsx';

/** Said when the preview's own script cannot be fetched: the blog is written all the same. */
function PlainPreview() {
  return (
    <p role="status" className="lg:col-span-2">
      Your blog is being written. It opens here as soon as it is done.
    </p>
  );
}

/** Fetched with the first generation: most visitors only read the page. */
const LivePreviewPanel = lazy(() =>
  import('./live-preview-panel.tsx').catch(() => ({ default: () => <PlainPreview /> })),
);

/** Where a blog is seen being written; nothing while none is. Takes the whole width of the creation screen's grid. */
export function LivePreview({ assets }: { assets: PreviewAssets }) {
  const run = useCurrentRun();
  if (!run) return null;
  return (
    // As high as the panel, whose script is still on its way: its head and the window of the article.
    <Suspense
      fallback={
        <div className="h-[calc(clamp(18rem,58svh,44rem)+15.75rem)] sm:h-[calc(clamp(18rem,68svh,44rem)+11.5rem)] lg:order-last lg:col-span-2" />
      }
    >
      <LivePreviewPanel run={run} assets={assets} />
    </Suspense>
  );
}
