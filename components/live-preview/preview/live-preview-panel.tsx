'use client';

import { useEffect, useRef } from 'react';
import type { LiveRun } from '@/components/generation/run/current-run.ts';
import { LIVE_TEXTS } from '../status/texts.ts';
import { FoundPagesLine } from './found-pages.tsx';
import { LivePreviewWindow } from './live-preview-window.tsx';
import { OutlineRail } from './outline-rail.tsx';
import type { PreviewAssets } from './preview-article.tsx';
import { RunHead } from './run-head.tsx';

/** Target of links to the live preview. */
const LIVE_PREVIEW_ID = 'live';

/** Delay before the page scrolls to the preview, in ms: a faster blog opens at once. */
const SCROLL_AFTER_MS = 700;

/** Scrolls to the preview unless the user has scrolled meanwhile. */
function useScrollIntoView(run: LiveRun) {
  const panel = useRef<HTMLElement>(null);
  // Started here, or returned to from another page.
  const isWanted = run.origin === 'page' || window.location.hash === `#${LIVE_PREVIEW_ID}`;
  useEffect(() => {
    if (!isWanted) return;
    const from = window.scrollY;
    const timer = setTimeout(() => {
      if (Math.abs(window.scrollY - from) < 40) panel.current?.scrollIntoView({ block: 'start' });
    }, SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return panel;
}

/** A blog being written: progress, outline and article. */
export default function LivePreviewPanel({ run, assets }: { run: LiveRun; assets: PreviewAssets }) {
  const panel = useScrollIntoView(run);
  return (
    <section
      ref={panel}
      id={LIVE_PREVIEW_ID}
      aria-labelledby="live-heading"
      className="min-w-0 scroll-mt-4 lg:order-last lg:col-span-2"
    >
      <div aria-hidden className="rule-oxford" />
      <h2 id="live-heading" className="label-caps pt-4 text-rubric">
        Writing your blog
      </h2>
      <RunHead run={run} />
      <p className="mt-3 text-sm text-muted-foreground">
        {LIVE_TEXTS.mayLeave} {LIVE_TEXTS.cancelIsFree}
      </p>
      <FoundPagesLine pages={run.state.pages} phase={run.state.phase} />
      <div className="mt-6 lg:grid lg:grid-cols-[13rem_1fr] lg:gap-10">
        <OutlineRail state={run.state} />
        <LivePreviewWindow run={run} assets={assets} />
      </div>
    </section>
  );
}
