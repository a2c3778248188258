'use client';

import { lazy, Suspense } from 'react';
import { useTranslations } from '#translations';
import { liveRun } from '@/components/generation/run-store.ts';
import { withMessages } from '@/components/messages/client.tsx';
import type { PreviewAssets } from './preview-article.tsx';

/** Shown when the preview's script fails to load; writing continues. */
const PlainPreview = () => (
  <p role="status" className="lg:col-span-2">
    {useTranslations('create')('writing.withoutPreview')}
  </p>
);

const LivePreviewPanel = lazy(() =>
  withMessages(import('./live-preview-panel.tsx'), 'live', 'generation').catch(() => ({
    default: () => <PlainPreview />,
  })),
);

export function LivePreview({ assets }: { assets: PreviewAssets }) {
  const run = liveRun.use();
  if (!run) return null;
  return (
    // As high as the panel.
    <Suspense
      fallback={
        <div className="h-[calc(clamp(18rem,58svh,44rem)+15.75rem)] sm:h-[calc(clamp(18rem,68svh,44rem)+11.5rem)] lg:order-last lg:col-span-2" />
      }
    >
      <LivePreviewPanel run={run} assets={assets} />
    </Suspense>
  );
}
