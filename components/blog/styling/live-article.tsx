'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Look } from './look';

/** Shows an article from the server in a look that is not saved yet, or not any more. */
export function LiveArticle({ look, children }: { look: Look; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  // After every render, as the server may have sent the article anew.
  useLayoutEffect(() => {
    const article = frame.current?.querySelector<HTMLElement>('.blog');
    if (!article) return;
    article.dataset.style = look.style;
    article.dataset.theme = look.colorTheme;
  });
  return <div ref={frame}>{children}</div>;
}
