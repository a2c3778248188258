import type { ReactNode } from 'react';
import { FontPreloads } from '@/components/ui/font-preloads.tsx';

/** Headline of a page. */
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
