'use client';

import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from '#translations';
import { isFresh, markFresh, noteOpened } from '@/components/generation/stored-runs.ts';
import { withMessages } from '@/components/messages/client.tsx';
import { cn } from '@/components/ui/cn.ts';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { useBlogRights } from '../use-blog-rights.ts';
import styles from './blog-actions.module.css';
import type { BlogBarProps } from './blog-bar.tsx';

// Without its script the page is as for every reader.
const BlogBar = lazy<ComponentType<BlogBarProps>>(() =>
  withMessages(import('./blog-bar.tsx'), 'ownBlogs').catch(() => ({ default: () => null })),
);

/** Keeps the room below the title as high as the bar. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = place.current;
    if (!bar) return;
    const observer = new ResizeObserver(() =>
      bar.parentElement?.style.setProperty('--actions-height', `${bar.offsetHeight}px`),
    );
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return place;
}

type BlogActionsProps = Omit<BlogBarProps, 'rights' | 'isFresh'> & { forReaders?: ReactNode; children: ReactNode };

export function BlogActions({ forReaders, children, ...props }: BlogActionsProps) {
  const t = useTranslations('reading');
  const { blog } = props;
  const rights = useBlogRights(blog.id, { ownerId: blog.userId, isSample: blog.isSample });
  const place = useRoom();
  const [isNew] = useState(() => isFresh(blog.id));
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (!isNew) return;
    markFresh(null);
    // Opened in a hidden tab, it stays offered in the visible one.
    if (document.visibilityState === 'visible') noteOpened(blog.id);
    // Live regions announce changes only.
    setSpoken(t('ready'));
  }, [isNew, blog.id, t]);
  // Nobody else receives a draft.
  const isOwner = rights.isOwner || blog.visibility === 'draft';
  const isKnown = isOwner || rights.mayTryStyle || !rights.isPending;
  const bar = <BlogBar {...props} rights={{ ...rights, isOwner }} isFresh={isNew} />;
  const hasBar = isOwner || rights.mayTryStyle || !forReaders;
  return (
    <div className={styles.frame}>
      <div ref={place} className={cn(styles.place, 'grid', !isKnown && 'member:invisible')}>
        {/* No Suspense around the bar of a new blog: the page appears with it, and nothing moves. */}
        {!hasBar ? forReaders : isNew ? bar : <Suspense>{bar}</Suspense>}
      </div>
      <LiveRegion>{spoken}</LiveRegion>
      {children}
    </div>
  );
}
