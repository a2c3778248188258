import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from '#translations';
import type { GenerationState } from '@/components/generation/run-state.ts';
import type { LiveRun } from '@/components/generation/run-store.ts';
import { Button } from '@/components/ui/button.tsx';
import { CheckIcon, CloseIcon } from '@/components/ui/drawn-icons.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { siteName } from '@/lib/research/page-parts.ts';
import type { PageProgress } from '@/lib/research/types.ts';
import { pagesRead } from '../status/texts.ts';
import styles from './live-preview.module.css';
import { PreviewArticle, type PreviewAssets } from './preview-article.tsx';

export const WorkingDot = () => (
  <span
    aria-hidden
    className="m-1 block size-2 shrink-0 animate-pulse rounded-full bg-primary motion-reduce:animate-none"
  />
);

function Mark({ status }: Pick<PageProgress, 'status'>) {
  if (status === 'reading') return <WorkingDot />;
  const Icon = status === 'read' ? CheckIcon : CloseIcon;
  return <Icon className="size-4" />;
}

function FoundPages({ pages }: Pick<GenerationState, 'pages'>) {
  const t = useTranslations('live.pages');
  return (
    <ul aria-label={t('label')} className="divide-y divide-border text-sm leading-snug">
      {pages.map(({ title, url, status, reason }) => (
        <li key={url} className="flex gap-2.5 py-2">
          <span className="mt-0.5 shrink-0">
            <Mark status={status} />
          </span>
          <span className="min-w-0 wrap-anywhere">
            <span className={status === 'left-out' ? 'text-muted-foreground' : 'font-medium'}>{title}</span>{' '}
            <span className="text-muted-foreground">
              {siteName(url)} · {reason ?? t(`status.${status}`)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A disclosure with the pages, shown from the first page on to avoid layout shifts. */
export function FoundPagesLine({ pages, phase }: Pick<GenerationState, 'pages' | 'phase'>) {
  const t = useTranslations('live');
  if (pages.length === 0) return null;
  const isReading = phase === 'reading' || phase === 'researching';
  const summary = pagesRead(pages, t);
  return (
    <>
      <details className="mt-2 text-sm">
        <summary className="w-fit cursor-pointer py-0.5 text-muted-foreground">
          {isReading ? t('pages.soFar', { count: pages.length }) : summary}
        </summary>
        <div className="mt-1 max-h-60 overflow-y-auto border-y border-border">
          <FoundPages pages={pages} />
        </div>
      </details>
      {/* Announced once for all pages. */}
      <LiveRegion>{isReading ? '' : summary}</LiveRegion>
    </>
  );
}

const MARGIN_PX = 16;

const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

function scrollTo(scroller: Element, top: number): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scroller.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Not scrollIntoView, which would scroll the page as well. */
function scrollToPart(scroller: Element, part: Element): void {
  const distance = part.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  scrollTo(scroller, scroller.scrollTop + distance - MARGIN_PX);
}

/** Scrolls to the newest part of a growing text until the reader scrolls. */
function useFollow(scroller: RefObject<HTMLElement | null>) {
  const [isLeft, setIsLeft] = useState(false);
  const [isAtStart, setIsAtStart] = useState(true);
  const isFollowing = useRef(true);
  const isReaders = useRef(false);
  const newest = useRef<Element>(null);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Keyboard focus, which some browsers do not give to scroll containers.
    element.tabIndex = 0;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    const note = () => {
      isReaders.current = true;
    };
    for (const event of READER_EVENTS) element.addEventListener(event, note, options);
    // A wheel event may scroll the page alone, so the scroll event decides.
    const leave = () => {
      setIsAtStart(element.scrollTop < MARGIN_PX);
      if (!isReaders.current) return;
      isFollowing.current = false;
      if (newest.current) setIsLeft(true);
    };
    element.addEventListener('scroll', leave, options);
    return () => listening.abort();
  }, [scroller]);

  const scroll = () => {
    isReaders.current = false;
    if (scroller.current && newest.current) scrollToPart(scroller.current, newest.current);
  };
  return {
    isLeft,
    isAtStart,
    show: (part: Element) => {
      newest.current = part;
      if (isFollowing.current) scroll();
      else setIsLeft(true);
    },
    /** Shows the newest part and follows again, or the beginning and stays there. */
    jump: (to: 'newest' | 'start') => {
      isFollowing.current = to === 'newest';
      setIsLeft(to === 'start');
      if (to === 'newest') scroll();
      // Smooth as well: an instant scroll can lose to a smooth one that is still running.
      else if (scroller.current) scrollTo(scroller.current, 0);
    },
  };
}

const BlankPage = () => (
  <div aria-hidden className={styles.blank}>
    <span className={styles.title} />
    <span className={styles.lines} />
    <span className={styles.lines} />
  </div>
);

/** The article in a frame of fixed height that scrolls to each finished part, so that nothing around it moves. */
export function LivePreviewWindow({ run, assets }: { run: LiveRun; assets: PreviewAssets }) {
  const t = useTranslations('live');
  const scroller = useRef<HTMLElement>(null);
  const { isLeft, isAtStart, show, jump } = useFollow(scroller);
  const { design, pages, phase, isOtherDraft } = run.state;
  const isResearching = phase === 'researching' && pages.length > 0;
  const start = useEffectEvent(() => jump('start'));
  useEffect(() => {
    // Its parts come all at once: following them would end at its last line.
    if (isOtherDraft) start();
  }, [isOtherDraft]);
  return (
    <div className="relative min-w-0 border border-card-edge shadow-stacked">
      <section ref={scroller} aria-label={t('article')} className={styles.window}>
        {/* In the frame, so that nothing around it moves; always mounted, so that it is announced. */}
        <p aria-live="polite" className={styles.notice}>
          {isOtherDraft ? t('otherDraft') : ''}
        </p>
        <Suspense fallback={<BlankPage />}>
          {isResearching ? (
            <div className={styles.blank}>
              <FoundPages pages={pages} />
            </div>
          ) : design ? (
            <PreviewArticle run={run} style={design.style} assets={assets} onPart={show} />
          ) : (
            <BlankPage />
          )}
        </Suspense>
      </section>
      {isLeft || !isAtStart ? (
        <div className="pointer-events-none absolute inset-x-3 bottom-3 flex justify-end">
          <Button
            variant="ink"
            size="sm"
            onClick={() => {
              jump(isLeft ? 'newest' : 'start');
              // The pressed button changes its meaning.
              scroller.current?.focus({ preventScroll: true });
            }}
            className="pointer-events-auto"
          >
            {t(isLeft ? 'latest' : 'start')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
