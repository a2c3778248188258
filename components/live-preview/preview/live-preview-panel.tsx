'use client';

import { useEffect, useRef } from 'react';
import type { LiveRun } from '@/components/generation/run/current-run.ts';
import type { GenerationState } from '@/components/generation/run/generation-state.ts';
import { cn } from '@/components/ui/cn.ts';
import { CheckIcon } from '@/components/ui/drawn-icons.tsx';
import { LIVE_TEXTS } from '../status/texts.ts';
import styles from './live-preview.module.css';
import { FoundPagesLine, LivePreviewWindow } from './live-preview-window.tsx';
import type { PreviewAssets } from './preview-article.tsx';
import { RunHead } from './run-head.tsx';

const BLANK_WIDTHS = ['55%', '85%', '70%', '90%', '60%'];

type Entry = { key: string; heading: string; isWritten: boolean };

function entriesOf({ intro, sections, conclusion }: GenerationState): Entry[] {
  return [
    { key: 'intro', heading: 'Introduction', isWritten: intro !== '' },
    ...sections.map(({ heading, content }, place) => ({ key: `section-${place}`, heading, isWritten: content !== '' })),
    { key: 'conclusion', heading: 'Conclusion', isWritten: conclusion !== '' },
  ];
}

/** Placeholder of the outline, as wide as the outline. */
function BlankOutline() {
  return (
    <div aria-hidden className="mt-3 flex flex-col gap-4 border-l border-border py-2 pl-4">
      {BLANK_WIDTHS.map((width) => (
        <span key={width} style={{ width }} className="h-2 bg-foreground/10" />
      ))}
    </div>
  );
}

/** The outline beside the live preview, with the written parts checked. */
export function OutlineRail({ state }: { state: GenerationState }) {
  return (
    <div className={cn('hidden lg:flex lg:flex-col', styles.rail)}>
      <h3 className="label-caps text-muted-foreground">Outline</h3>
      {state.sections.length === 0 ? (
        <BlankOutline />
      ) : (
        <ol className="mt-3 flex min-h-0 flex-col overflow-y-auto border-l border-border">
          {entriesOf(state).map(({ key, heading, isWritten }) => (
            <li
              key={key}
              className={cn(
                'flex gap-2 border-l-2 py-1.5 pr-1 pl-3.5 text-sm leading-snug',
                isWritten
                  ? cn('border-primary font-medium', styles.written)
                  : 'border-transparent text-muted-foreground',
              )}
            >
              <span className="min-w-0 flex-1">{heading}</span>
              {isWritten ? (
                <>
                  <CheckIcon className="mt-0.5 size-4 shrink-0" />
                  <span className="sr-only"> (written)</span>
                </>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

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
