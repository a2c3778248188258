'use client';

import { type ComponentType, lazy, useEffect, useState } from 'react';
import { isFresh, markFresh } from '@/components/generation/run/stored-runs.ts';
import type { ReadyBlog, ReadyPanelProps } from './ready-panel.tsx';

// Without its script the page is as for every reader. No Suspense: the page appears with the panel, and nothing moves.
const ReadyPanel = lazy<ComponentType<ReadyPanelProps>>(() =>
  import('./ready-panel.tsx').catch(() => ({ default: () => null })),
);

/** The next steps with a blog, once, when its page opens after it was written. */
export function FreshBlog({ blog }: { blog: ReadyBlog }) {
  const [isOpen, setIsOpen] = useState(() => isFresh(blog.id));
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (!isOpen) return;
    markFresh(null);
    // Live regions announce changes only.
    setSpoken('Your blog is ready. Its next steps are above the article.');
  }, [isOpen]);
  return (
    <div className="framed:hidden">
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {isOpen ? <ReadyPanel blog={blog} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
