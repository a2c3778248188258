'use client';

import { Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from '#translations';
import { Link } from '@/components/messages/navigation.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { DEMO_PAUSE_MS, DEMO_TRANSITION_MS, DEMO_TYPING_MS } from '@/lib/constants/limits.ts';
import { viewPath } from '@/lib/routes.ts';
import styles from './demo.module.css';

const PHASES = {
  typing: { next: 'generating', duration: DEMO_TYPING_MS },
  generating: { next: 'revealing', duration: DEMO_PAUSE_MS },
  revealing: { next: 'showing', duration: DEMO_TRANSITION_MS },
  showing: { next: 'hiding', duration: 12_000 },
  hiding: { next: 'typing', duration: DEMO_TRANSITION_MS },
} as const;

export type DemoMoment = { phase: keyof typeof PHASES; typed: number };

export const DEMO_START: DemoMoment = { phase: 'typing', typed: 0 };

export const momentDuration = ({ phase }: DemoMoment): number => PHASES[phase].duration;

export function nextMoment({ phase, typed }: DemoMoment, topicLength: number): DemoMoment {
  if (phase === 'hiding') return DEMO_START;
  if (phase === 'typing' && typed < topicLength) return { phase, typed: typed + 1 };
  return { phase: PHASES[phase].next, typed };
}

function useDemo(topic: string, panel: RefObject<Element | null>, isPaused: boolean) {
  const [moment, setMoment] = useState(DEMO_START);
  const [isStill, setIsStill] = useState(false);
  const [isOnScreen, setIsOnScreen] = useState(false);
  const isPlaying = isOnScreen && !isPaused && !isStill;

  useEffect(() => {
    setIsStill(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    const observer = new IntersectionObserver(([entry]) => setIsOnScreen(entry?.isIntersecting ?? false));
    if (panel.current) observer.observe(panel.current);
    return () => observer.disconnect();
  }, [panel]);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setMoment(nextMoment(moment, topic.length)), momentDuration(moment));
    return () => clearTimeout(timer);
  }, [moment, isPlaying, topic.length]);

  const end: DemoMoment = { phase: 'showing', typed: topic.length };
  return { moment: isStill && isOnScreen ? end : moment, isStill, isPlaying };
}

export function DemoPanel({ id, topic }: { id: string; topic: string }) {
  const path = viewPath(id);
  const t = useTranslations('demo');
  const panel = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const { moment, isStill, isPlaying } = useDemo(topic, panel, isPaused);
  const isVisible = moment.phase === 'revealing' || moment.phase === 'showing';
  const isWriting = moment.phase === 'generating' || isVisible;
  // The frame loads late and then stays.
  const [isLoaded, setIsLoaded] = useState(false);
  if (isWriting && !isLoaded) setIsLoaded(true);
  return (
    <section aria-labelledby="demo" className="min-w-0 noscript:hidden">
      <h2 id="demo" className="sr-only">
        {t('heading')}
      </h2>
      <div
        ref={panel}
        className="relative flex h-[400px] flex-col overflow-hidden rounded-md border border-card-edge bg-card"
      >
        <div aria-hidden className="border-b border-border px-5">
          <p className="flex h-16 items-center font-display text-lg leading-snug">
            <span>
              {topic.slice(0, moment.typed)}
              {moment.phase === 'typing' ? (
                <span className="absolute ms-0.5 h-[1.1em] w-0.5 animate-caret bg-primary" />
              ) : null}
              {/* Reserves the space of letters still to be typed, so that nothing moves at a line break. */}
              <span className="invisible">{topic.slice(moment.typed)}</span>
            </span>
          </p>
        </div>
        <div className="relative min-h-0 flex-1 p-5">
          {isWriting ? <Skeleton className="h-full" /> : null}
          {isLoaded ? (
            <div
              inert
              className={cn(
                'absolute inset-0 overflow-hidden bg-card transition-opacity duration-300',
                isVisible ? 'opacity-100' : 'opacity-0',
              )}
            >
              <iframe
                src={path}
                title={t('frame')}
                loading="lazy"
                tabIndex={-1}
                className={cn(
                  'pointer-events-none',
                  styles.frame,
                  isVisible && styles.reading,
                  !isPlaying && styles.paused,
                )}
              />
            </div>
          ) : null}
        </div>
        <div className="flex h-12 items-center gap-4 border-t border-border pe-2 ps-5 text-sm text-muted-foreground">
          {moment.phase === 'typing' ? <span>{t('typing')}</span> : null}
          {moment.phase === 'generating' ? <span>{t('generating')}</span> : null}
          {isVisible || moment.phase === 'hiding' ? (
            <>
              <span className="text-rubric">{t('generated')}</span>
              <span>{t('readingTime')}</span>
            </>
          ) : null}
          {isStill ? null : (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t(isPaused ? 'play' : 'pause')}
              onClick={() => setIsPaused(!isPaused)}
              className="ms-auto"
            >
              {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-3 text-sm">
        <Link href={path} className="font-medium link-underline">
          {t('read')}
        </Link>
      </p>
    </section>
  );
}
