'use client';

import { type ReactNode, useEffect } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import type { BlogOwnership } from '@/lib/blogs/rights.ts';
import { ArticleStyle } from '../article/styled-article.tsx';
import type { BlogStyle } from '../styling/blog-style.ts';
import type { ThumbnailText } from '../styling/thumbnail-text.ts';
import { useBlogRights } from '../use-blog-rights.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { usePreviewStyle } from './use-preview-style.ts';

type BlogPreviewProps = {
  blogId: string;
  ownership: BlogOwnership;
  title: string;
  blogStyle: BlogStyle;
  text: ThumbnailText;
  /** The blog, rendered on the server. */
  children: ReactNode;
};

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** As high as the panel. */
function PanelSkeleton() {
  return (
    <div className="page-width flex flex-col gap-4 pb-6">
      <div className="flex flex-wrap gap-3">
        <Skeleton className="h-10 w-52" />
        <Skeleton className="h-10 w-42" />
      </div>
      <div className="-mx-1 grid auto-cols-[minmax(7rem,1fr)] grid-flow-col gap-3 overflow-hidden px-1 py-1">
        {TILES.map((tile) => (
          <Skeleton key={tile} className="aspect-[4/4.15]" />
        ))}
      </div>
      <Skeleton className="h-9 w-full max-w-3xl" />
    </div>
  );
}

/** The blog with its style panel, if the viewer has the right (spec §2, Blog preview; §5, §6). */
export function BlogPreview({ blogId, ownership, blogStyle, children, ...panel }: BlogPreviewProps) {
  const { mayTryStyle, maySaveStyle, isPending } = useBlogRights(blogId, ownership);
  const state = usePreviewStyle(blogId, blogStyle, maySaveStyle);
  const isKnown = mayTryStyle && !isPending;
  const isSkeleton = isPending && !ownership.isSample;
  useEffect(() => {
    if (isKnown) preloadToasts();
  }, [isKnown]);

  return (
    <>
      {isKnown ? <PreviewPanel blogId={blogId} previewStyle={state} maySave={maySaveStyle} {...panel} /> : null}
      {isSkeleton ? <PanelSkeleton /> : null}
      <ArticleStyle blogStyle={state.shown}>{children}</ArticleStyle>
    </>
  );
}
