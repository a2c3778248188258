'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type OutcomeNoticeProps = { heading: string; text: string; children: ReactNode };

/** What came of a form that is no longer needed, in its place. Takes the focus, so that it is read out. */
export function OutcomeNotice({ heading, text, children }: OutcomeNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h2
        ref={title}
        tabIndex={-1}
        className="font-display text-3xl leading-tight font-semibold tracking-tight outline-none"
      >
        {heading}
      </h2>
      <p className="mt-3 break-words text-muted-foreground">{text}</p>
      <div className="mt-7 flex flex-wrap gap-3">{children}</div>
    </>
  );
}
