import { type ReactNode, useEffect, useMemo } from 'react';
import { forgetDraft } from '@/components/create/form/form-draft.ts';
import { forgetPanels } from '@/components/create/outline/use-outline.ts';
import { announceFailure, GENERATION_TEXTS } from '@/components/generation/failure.ts';
import { ReadyBlog } from '@/components/generation/ready-blog.tsx';
import { resumeRuns } from '@/components/generation/run.ts';
import { type LiveRun, liveRun, useOutcome } from '@/components/generation/run-store.ts';
import { forgetReady, storeReady, useReadyBlog, useReadyTitle } from '@/components/generation/stored-runs.ts';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useTabTitle } from '@/components/ui/use-tab-title.ts';
import { viewPath } from '@/lib/routes.ts';
import { LIVE_TEXTS, progressWords, spokenProgress, tabProgress, wordProgress } from './texts.ts';

/** Room for the bar at the end of the page and for other fixed elements. */
const PAGE_CSS = `:root{--status-height:3.75rem;scroll-padding-bottom:var(--status-height)}body{padding-bottom:var(--status-height)}`;

function useRuns(): void {
  // As the creation form does on its own page.
  useOutcome((outcome, run) => {
    if (outcome.kind === 'written') {
      if (run?.origin !== 'browser') {
        forgetDraft();
        forgetPanels();
      }
      storeReady([outcome.answer.id]);
      liveRun.set(null);
    } else announceFailure(outcome, { title: GENERATION_TEXTS.canceled.title });
  });
  useEffect(() => {
    const check = () => void resumeRuns();
    check();
    window.addEventListener('storage', check);
    return () => window.removeEventListener('storage', check);
  }, []);
}

const Bar = ({ children }: { children: ReactNode }) => (
  <section
    aria-label={LIVE_TEXTS.statusLabel}
    className="fixed inset-x-3 bottom-3 z-20 flex items-center gap-x-3 rounded-md border border-card-edge bg-popover py-1.5 pr-2 pl-4 text-sm text-foreground shadow-lifted sm:right-auto sm:max-w-md"
  >
    <style>{PAGE_CSS}</style>
    {children}
  </section>
);

function RunningBar({ run }: { run: LiveRun }) {
  const { state, contact } = run;
  const trouble = contact === 'open' ? null : LIVE_TEXTS[contact];
  const words = useMemo(() => wordProgress(state), [state]);
  useTabTitle(tabProgress(state, words));
  return (
    <Bar>
      <span aria-hidden className="size-2 shrink-0 animate-pulse rounded-full bg-primary motion-reduce:animate-none" />
      <p aria-hidden className="min-w-0 flex-1 truncate py-1.5">
        {trouble ?? progressWords(state)}
      </p>
      <TextLink href="/create#live" className="shrink-0 py-1.5 pr-2 font-medium">
        Watch<span className="sr-only"> your blog being written</span>
      </TextLink>
    </Bar>
  );
}

function spokenStatus(run: LiveRun | null, title: string | null): string {
  if (run) {
    return run.contact === 'open' ? spokenProgress(run.state) : LIVE_TEXTS[run.contact];
  }
  return title === null ? '' : GENERATION_TEXTS.readyLine(title);
}

/** The blog being written, or an unopened one, at the bottom of the window. */
export default function RunStatusBar({ path }: { path: string }): ReactNode {
  useRuns();
  const run = liveRun.use();
  const readyId = useReadyBlog();
  const title = useReadyTitle(readyId);
  const isOpen = readyId !== null && path === viewPath(readyId);
  useEffect(() => {
    if (!isOpen) return;
    // A background tab opens a blog unseen.
    const forgetSeen = () => {
      if (document.visibilityState === 'visible') forgetReady(readyId);
    };
    forgetSeen();
    document.addEventListener('visibilitychange', forgetSeen);
    return () => document.removeEventListener('visibilitychange', forgetSeen);
  }, [isOpen, readyId]);
  return (
    <div className="framed:hidden">
      <LiveRegion>{spokenStatus(run, title)}</LiveRegion>
      {run ? <RunningBar run={run} /> : null}
      {!run && readyId !== null && title !== null && !isOpen ? (
        <Bar>
          <ReadyBlog id={readyId} title={title} />
        </Bar>
      ) : null}
    </div>
  );
}
