import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslations } from '#translations';
import { forgetDraft } from '@/components/create/form/form-draft.ts';
import { forgetPanels } from '@/components/create/outline/use-outline.ts';
import { announceFailure } from '@/components/generation/failure.ts';
import { ReadyBlog, readyLine } from '@/components/generation/ready-blog.tsx';
import { resumeRuns } from '@/components/generation/run.ts';
import { type LiveRun, liveRun, useOutcome } from '@/components/generation/run-store.ts';
import { forgetReady, storeReady, useReadyBlog, useReadyTitle } from '@/components/generation/stored-runs.ts';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useTabTitle } from '@/components/ui/use-tab-title.ts';
import { viewPath } from '@/lib/routes.ts';
import { type LiveTranslator, progressWords, spokenProgress, tabProgress, wordProgress } from './texts.ts';

/** Room for the bar at the end of the page and for other fixed elements. */
const PAGE_CSS = `:root{--status-height:3.75rem;scroll-padding-bottom:var(--status-height)}body{padding-bottom:var(--status-height)}`;

function useRuns(): void {
  const t = useTranslations('generation');
  // As the creation form does on its own page.
  useOutcome((outcome, run) => {
    if (outcome.kind === 'written') {
      if (run?.origin !== 'browser') {
        forgetDraft();
        forgetPanels();
      }
      storeReady([outcome.answer.id]);
      liveRun.set(null);
    } else announceFailure(outcome, { title: t('canceled.title') });
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
    aria-label={useTranslations('live')('status')}
    className="fixed inset-x-3 bottom-3 z-20 flex items-center gap-x-3 rounded-md border border-card-edge bg-popover py-1.5 pe-2 ps-4 text-sm text-foreground shadow-lifted sm:end-auto sm:max-w-md"
  >
    <style>{PAGE_CSS}</style>
    {children}
  </section>
);

function RunningBar({ run }: { run: LiveRun }) {
  const { state, contact } = run;
  const t = useTranslations('live');
  const words = useMemo(() => wordProgress(state, t), [state, t]);
  useTabTitle(tabProgress(state, words, t));
  return (
    <Bar>
      <span aria-hidden className="size-2 shrink-0 animate-pulse rounded-full bg-primary motion-reduce:animate-none" />
      <p aria-hidden className="min-w-0 flex-1 truncate py-1.5">
        {contact === 'open' ? progressWords(state, t) : t(contact)}
      </p>
      <TextLink href="/create#live" className="shrink-0 py-1.5 pe-2 font-medium">
        {t.rich('watch', { hidden: <span className="sr-only" /> })}
      </TextLink>
    </Bar>
  );
}

const spokenStatus = ({ state, contact }: LiveRun, t: LiveTranslator) =>
  contact === 'open' ? spokenProgress(state, t) : t(contact);

/** The blog being written, or an unopened one, at the bottom of the window. */
export default function RunStatusBar({ path }: { path: string }): ReactNode {
  useRuns();
  const t = useTranslations('live');
  const ready = useTranslations('generation');
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
      <LiveRegion>{run ? spokenStatus(run, t) : title !== null && readyLine(title, ready)}</LiveRegion>
      {run ? <RunningBar run={run} /> : null}
      {!run && readyId !== null && title !== null && !isOpen ? (
        <Bar>
          <ReadyBlog id={readyId} title={title} />
        </Bar>
      ) : null}
    </div>
  );
}
