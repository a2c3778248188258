import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FontPreloads } from '@/components/ui/font-preloads.tsx';

export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <>
      <FontPreloads />
      <h1 className="font-display text-[clamp(2.25rem,5vw,3.5rem)] leading-none font-semibold tracking-[-0.025em]">
        {children}
      </h1>
    </>
  );
}

type NoticePageProps = { label: string; heading: string; text: string; children: ReactNode };

/** A page with one message and a way on, such as not found. */
export function NoticePage({ label, heading, text, children }: NoticePageProps) {
  return (
    <div className="page-width py-20 md:py-32">
      <p className="label-caps text-rubric">{label}</p>
      <h1 className="mt-4 max-w-[14em] font-display text-[clamp(2.5rem,7vw,5rem)] leading-none font-semibold tracking-[-0.03em]">
        {heading}
      </h1>
      <p className="mt-6 max-w-[34rem] text-lg text-muted-foreground">{text}</p>
      <div className="mt-9 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

type EmptyStateProps = { text: string; role?: 'alert'; children?: ReactNode };

/** Replaces an empty list; `children` offers the next step. */
export function EmptyState({ text, role, children }: EmptyStateProps) {
  return (
    <div role={role} className="rounded-md border border-dashed border-input px-6 py-14 text-center">
      <p className="font-display text-3xl font-semibold tracking-tight">{text}</p>
      {children}
    </div>
  );
}

/** Replaces content that did not load. */
export function FailedState({ retry, children, ...props }: EmptyStateProps & { retry: () => void }) {
  return (
    <EmptyState {...props}>
      {children}
      <Button variant="outline" onClick={retry} className="mt-6">
        Try again
      </Button>
    </EmptyState>
  );
}
