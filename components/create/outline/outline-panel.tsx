import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Heading } from '@/components/ui/heading.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { FormRequest } from '@/lib/writing/schema.ts';
import type { InterviewState } from './use-interview.ts';
import type { OutlineState } from './use-outline.ts';

export const PANEL = 'flex min-w-0 scroll-mt-4 flex-col gap-4 border-t-[3px] border-foreground pt-4';

/** A panel's heading, which takes the focus to the top of the window, and its buttons. */
export function PanelHead({ title, isFocused, children }: { title: string; isFocused: boolean; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isFocused]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Heading ref={heading} className="scroll-mt-9 text-3xl tracking-[-0.02em]">
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** Skeleton parts, as many as fit a window, to avoid layout shifts. */
const PARTS = ['a', 'b', 'c', 'd', 'e'];

export const PanelWait = ({ title, sentence, onCancel }: { title: string; sentence: string; onCancel: () => void }) => (
  <div className={PANEL}>
    <PanelHead title={title} isFocused>
      <Button variant="outline" size="sm" onClick={onCancel}>
        {useTranslations('common')('cancel')}
      </Button>
    </PanelHead>
    <Progress value={null} aria-label={sentence} className="h-1" />
    <p role="status" className="text-sm text-muted-foreground">
      {sentence}
    </p>
    {PARTS.map((part) => (
      <div key={part} className="flex h-28 flex-col gap-3 border-t border-border pt-5">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    ))}
  </div>
);

export function OutlineWait({ basis, onCancel }: { basis: FormRequest; onCancel: () => void }) {
  const t = useTranslations('create.outline');
  const sentence = t(basis.findSources ? 'planningWithSearch' : 'planning', { sources: basis.sourceUrls.length });
  return <PanelWait title={t('title')} sentence={sentence} onCancel={onCancel} />;
}

type Panels = { outline: OutlineState; interview: InterviewState };
type ActionsProps = Panels & { label: string; isOff: boolean; onPlan: () => void; onAsk: () => void };

/** The buttons of the creation form (spec §2). Disabled ones keep the focus. */
export function OutlineActions({ label, isOff, outline, interview, onPlan, onAsk }: ActionsProps) {
  const t = useTranslations('create');
  const others = [
    { name: 'outline', panel: outline, make: onPlan },
    { name: 'interview', panel: interview, make: onAsk },
  ] as const;
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <ActionButton type="submit" size="lg" isBlocked={isOff} className="flex-1 max-sm:flex-none">
        {label}
      </ActionButton>
      <div className="grid grid-cols-2 gap-3">
        {others.map(({ name, panel: { draft, isOpen, close }, make }) => (
          <ActionButton
            key={name}
            variant="outline"
            size="lg"
            isBlocked={isOff}
            onClick={() => void (isOpen ? close : make)()}
            className="px-3 sm:px-5"
          >
            {t(`${name}.${isOpen ? 'skip' : draft ? 'back' : 'make'}`)}
          </ActionButton>
        ))}
      </div>
    </div>
  );
}
