'use client';

import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import styles from './demo.module.css';
import type { DemoMoment } from './demo-cycle.ts';
import { DemoFrame, DemoLines } from './demo-page.tsx';
import { DEMO_SAMPLE } from './demo-sample.ts';
import { useDemo } from './use-demo.ts';

function TypedTopic({ moment }: { moment: DemoMoment }) {
  return (
    <p className="flex h-16 items-center font-display text-lg leading-snug">
      <span>
        {DEMO_SAMPLE.topic.slice(0, moment.typed)}
        <span className="relative">
          <span
            className={cn(
              'absolute top-[0.1em] left-0.5 h-[1.1em] w-0.5 bg-primary',
              moment.phase === 'typing' ? 'animate-caret' : 'invisible',
            )}
          />
        </span>
        {/* What is still to be typed has its place already, so that nothing moves where the line wraps. */}
        <span className="invisible">{DEMO_SAMPLE.topic.slice(moment.typed)}</span>
      </span>
    </p>
  );
}

function Captions({ phase }: { phase: DemoMoment['phase'] }) {
  if (phase === 'typing') return <span>Type a topic</span>;
  if (phase === 'generating') return <span>Generating blog...</span>;
  return (
    <>
      <span className="text-rubric">Generated in seconds</span>
      <span>{DEMO_SAMPLE.readTime}</span>
    </>
  );
}

/** The demo beside the form: types a topic, then shows the blog written about it (spec §2, §9 Demo). */
export function DemoPanel() {
  const panel = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const { moment, isStill, isPlaying } = useDemo(DEMO_SAMPLE.topic, panel, isPaused);
  const isShown = moment.phase === 'revealing' || moment.phase === 'showing';
  const isLoaded = useLatch(moment.phase === 'generating' || isShown);
  return (
    <div
      ref={panel}
      className="relative flex h-[400px] flex-col overflow-hidden rounded-md border border-card-edge bg-card"
    >
      <div aria-hidden className="border-b border-border px-5">
        <TypedTopic moment={moment} />
      </div>
      <div className={cn('relative min-h-0 flex-1', styles.ruled)}>
        <div className={cn('transition-opacity duration-300', isShown && 'opacity-0')}>
          <DemoLines isInked={moment.phase === 'generating' || isShown} />
        </div>
        {isLoaded ? <DemoFrame isShown={isShown} isMoving={isPlaying} /> : null}
      </div>
      <div className="flex h-12 items-center gap-4 border-t border-border pr-2 pl-5 text-sm text-muted-foreground">
        <Captions phase={moment.phase} />
        {isStill ? null : (
          <Button
            variant="ghost"
            size="icon"
            aria-label={isPaused ? 'Play the demo' : 'Pause the demo'}
            onClick={() => setIsPaused(!isPaused)}
            className="ml-auto"
          >
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          </Button>
        )}
      </div>
    </div>
  );
}

/** True from the first time `isOn` was: the frame is fetched late, and then stays. */
function useLatch(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(false);
  if (isOn && !wasOn) setWasOn(true);
  return isOn || wasOn;
}
