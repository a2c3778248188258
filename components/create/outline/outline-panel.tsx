import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { OutlineRequest } from '@/lib/writing/schema.ts';
import { CREATE_TEXTS } from '../texts.ts';
import type { OutlineState } from './use-outline.ts';

export const OUTLINE_PANEL = 'flex min-w-0 scroll-mt-4 flex-col gap-4 border-t-[3px] border-foreground pt-4';

export function OutlineHeading({ isFocused }: { isFocused: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isFocused]);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="scroll-mt-9 font-display text-3xl leading-tight font-semibold tracking-[-0.02em] outline-none"
    >
      Your outline
    </h2>
  );
}

type OutlineWaitProps = { basis: Pick<OutlineRequest, 'sourceUrls' | 'findSources'>; onCancel: () => void };

/** Skeleton sections, as many as fit a window, to avoid layout shifts. */
const SECTIONS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function OutlineWait({ basis, onCancel }: OutlineWaitProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={panel} className={OUTLINE_PANEL}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <OutlineHeading isFocused />
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <Progress value={null} aria-label="Planning the outline" className="h-1" />
      <p role="status" className="text-sm text-muted-foreground">
        {CREATE_TEXTS.planning(basis.sourceUrls.length, basis.findSources)}
      </p>
      <Skeleton className="h-9 w-4/5" />
      {SECTIONS.map((section) => (
        <div key={section} className="flex gap-4 border-t border-border pt-5">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <div className="flex h-24 flex-1 flex-col gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}

const offClasses = 'aria-disabled:pointer-events-none aria-disabled:opacity-55';

function secondButton({ draft, isOpen, open, close }: OutlineState, onPlan: () => void) {
  if (!draft) return { label: 'Outline first', run: onPlan };
  return isOpen ? { label: 'Back', run: close } : { label: 'Back to the outline', run: open };
}

/** The buttons of the creation form (spec §2). Disabled ones keep the focus. */
export function OutlineActions(props: { label: string; isOff: boolean; outline: OutlineState; onPlan: () => void }) {
  const { label, isOff, outline, onPlan } = props;
  const second = secondButton(outline, onPlan);
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button type="submit" size="lg" aria-disabled={isOff} className={`flex-1 max-sm:flex-none ${offClasses}`}>
        {label}
      </Button>
      <Button
        variant="outline"
        size="lg"
        aria-disabled={isOff}
        onClick={isOff ? undefined : second.run}
        className={`px-5 ${offClasses}`}
      >
        {second.label}
      </Button>
    </div>
  );
}
