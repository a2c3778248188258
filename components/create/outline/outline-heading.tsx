'use client';

import { useEffect, useRef } from 'react';

/** The outline's part of the form: a block of its own between the two rules. */
export const OUTLINE_PANEL = 'flex min-w-0 scroll-mt-4 flex-col gap-4 border-t-[3px] border-foreground pt-4';

/** Heads the outline while it is planned and after; takes the focus when it is wanted. */
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
