import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from '#translations';
import { useFreeBlogs } from '@/components/generation/free-blogs.ts';
import { cancelRun, retryRun, stopFollowing } from '@/components/generation/run.ts';
import { type GenerationState, type PartKey, partsUnderWay } from '@/components/generation/run-state.ts';
import type { LiveRun } from '@/components/generation/run-store.ts';
import { WorkProgress } from '@/components/generation/work-progress.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { CheckIcon } from '@/components/ui/drawn-icons.tsx';
import { useTabTitle } from '@/components/ui/use-tab-title.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import {
  elapsedClock,
  type LiveTranslator,
  progressWords,
  spokenProgress,
  tabProgress,
  timeLeft,
  waitingWords,
  wordProgress,
} from '../status/texts.ts';
import styles from './live-preview.module.css';
import { FoundPagesLine, LivePreviewWindow, WorkingDot } from './live-preview-window.tsx';
import type { PreviewAssets } from './preview-article.tsx';

function useElapsedSeconds(startedAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // One timer: a growing section renders more often than once a second.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return startedAt === 0 ? 0 : Math.max(0, Math.floor((now - startedAt) / 1000));
}

function Actions({ run }: { run: LiveRun }) {
  const t = useTranslations('live');
  if (run.state.isWritten) return null;
  const { isCancelling } = run;
  return run.contact === 'broken' ? (
    <>
      <Button size="sm" onClick={() => void retryRun()}>
        {t.common('tryAgain')}
      </Button>
      <Button variant="outline" size="sm" onClick={stopFollowing}>
        {t.common('close')}
      </Button>
    </>
  ) : (
    <ActionButton variant="outline" size="sm" isBlocked={isCancelling} onClick={() => void cancelRun()}>
      {isCancelling ? t('cancelling') : t.common('cancel')}
    </ActionButton>
  );
}

function describeTrouble({ contact, state }: LiveRun, t: LiveTranslator): string | null {
  if (contact !== 'open') return t(contact);
  if (state.waiting && Date.parse(state.waiting.until) > Date.now()) return waitingWords(state.waiting, t);
  return state.isRestarted ? t('restarted') : null;
}

function describeTimeLeft({ contact, state }: LiveRun, t: LiveTranslator): string {
  const isWriting = contact === 'open' && !state.isWritten && state.phase !== 'saving';
  return isWriting && state.secondsLeft !== null ? timeLeft(state.secondsLeft, t) : '';
}

function RunHead({ run }: { run: LiveRun }) {
  const { state } = run;
  const t = useTranslations('live');
  const seconds = useElapsedSeconds(state.request.startedAt);
  const trouble = describeTrouble(run, t);
  const { text, ...words } = useMemo(() => wordProgress(state, t), [state, t]);
  const left = describeTimeLeft(run, t);
  useTabTitle(tabProgress(state, words, t));
  return (
    // Wide enough to cover the shadow of the article.
    <div className="sticky top-0 z-20 -mx-3 bg-background px-3 pt-3">
      <div className="border-b border-border pb-4">
        <WorkProgress
          title={
            <p className="font-display text-2xl leading-tight font-semibold tracking-[-0.01em]">
              {progressWords(state, t)}
            </p>
          }
          label={t('words.label')}
          {...words}
          valueText={text}
          figure={elapsedClock(seconds)}
          actions={<Actions run={run} />}
          spoken={trouble ?? spokenProgress(state, t)}
        >
          {state.writer ? (
            <p className="mt-2 flex flex-wrap justify-between gap-x-5 text-sm text-muted-foreground">
              <span>{state.writer === 'person' ? null : t(`writers.${state.writer}`)}</span>
              {text ? <span>{text}</span> : null}
              {left ? <span>{left}</span> : null}
            </p>
          ) : null}
          {trouble ? <p className="mt-2 text-sm font-medium text-rubric">{trouble}</p> : null}
        </WorkProgress>
      </div>
    </div>
  );
}

type Entry = { key: PartKey; heading: string; content: string; lang?: string };

function contentEntries(state: GenerationState, t: LiveTranslator): Entry[] {
  const { request, intro, sections, conclusion, conclusionHeading } = state;
  const lang = LANGUAGE_DETAILS[request.language].tag;
  return [
    { key: 'intro', heading: t('outline.introduction'), content: intro },
    ...sections.map(({ heading, content }, key) => ({ key, heading, content, lang })),
    {
      key: 'conclusion',
      content: conclusion,
      ...(conclusionHeading ? { heading: conclusionHeading, lang } : { heading: t('outline.conclusion') }),
    },
  ];
}

type RailEntryProps = { entry: Entry; isCurrent: boolean; t: LiveTranslator };

const RailEntry = ({ entry: { heading, content, lang }, isCurrent, t }: RailEntryProps) => (
  <li
    aria-current={isCurrent ? 'step' : undefined}
    className={cn(
      'flex gap-2 border-s-2 py-1.5 pe-1 ps-3.5 text-sm leading-snug',
      content ? 'border-primary font-medium' : 'border-transparent',
      isCurrent ? 'bg-accent font-medium' : !content && 'text-muted-foreground',
    )}
  >
    <span lang={lang} className="min-w-0 flex-1">
      {heading}
    </span>
    {content ? <CheckIcon className="mt-0.5 size-4 shrink-0" /> : null}
    {isCurrent ? <WorkingDot /> : null}
    {content || isCurrent ? (
      <span className="sr-only"> {t(content ? 'outline.written' : 'outline.beingWritten')}</span>
    ) : null}
  </li>
);

function OutlineRail({ state }: { state: GenerationState }) {
  const t = useTranslations('live');
  const current = partsUnderWay(state);
  return (
    <div className={cn('hidden lg:flex lg:flex-col', styles.rail)}>
      <h3 className="label-caps text-muted-foreground">{t('outline.heading')}</h3>
      <ol className="mt-3 flex min-h-0 flex-col overflow-y-auto border-s border-border">
        {contentEntries(state, t).map((entry) => (
          <RailEntry key={entry.key} entry={entry} isCurrent={current.includes(entry.key)} t={t} />
        ))}
      </ol>
    </div>
  );
}

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

export default function LivePreviewPanel({ run, assets }: { run: LiveRun; assets: PreviewAssets }) {
  const t = useTranslations('live');
  const panel = useScrollIntoView(run);
  const { isCounted } = useFreeBlogs();
  return (
    <section
      ref={panel}
      id={LIVE_PREVIEW_ID}
      aria-labelledby="live-heading"
      className="min-w-0 scroll-mt-4 lg:order-last lg:col-span-2"
    >
      <div aria-hidden className="rule-oxford" />
      <h2 id="live-heading" className="label-caps pt-4 text-rubric">
        {t('heading')}
      </h2>
      <RunHead run={run} />
      <p className="mt-3 text-sm text-muted-foreground">
        {t('mayLeave')}
        {sentenceGap(t.language)}
        {isCounted ? t('cancelIsFree') : ''}
      </p>
      <FoundPagesLine pages={run.state.pages} phase={run.state.phase} />
      <div className="mt-6 lg:grid lg:grid-cols-[13rem_1fr] lg:gap-10">
        <OutlineRail state={run.state} />
        <LivePreviewWindow run={run} assets={assets} />
      </div>
    </section>
  );
}
