'use client';

import { type ReactNode, useEffect } from 'react';
import { preloadToasts } from '@/components/ui/toaster';
import type { BlogOwnership } from '@/lib/blogs/rights';
import { ArticleStyle } from '../article/styled-article';
import type { BlogStyle } from '../styling/blog-style';
import type { ThumbnailText } from '../styling/thumbnail-text';
import { useBlogRights } from '../use-blog-rights';
import { PreviewPanel } from './preview-panel';
import { PanelSkeleton } from './preview-skeleton';
import { usePreviewStyle } from './use-preview-style';

type BlogPreviewProps = {
  blogId: string;
  ownership: BlogOwnership;
  title: string;
  blogStyle: BlogStyle;
  text: ThumbnailText;
  /** The blog itself, from the server. */
  children: ReactNode;
};

/** The blog with the panel that changes its style, for whoever may (spec §2, Blog preview; §5, §6). */
export function BlogPreview({
  blogId,
  ownership,
  blogStyle,
  children,
  ...panel
}: BlogPreviewProps) {
  const { mayTryStyle, maySaveStyle, isPending } = useBlogRights(blogId, ownership);
  const state = usePreviewStyle(blogId, blogStyle, maySaveStyle);
  const isKnown = mayTryStyle && !isPending;
  const isSkeleton = isPending && !ownership.isSample;
  useEffect(() => {
    if (isKnown) preloadToasts();
  }, [isKnown]);

  return (
    <>
      {isKnown ? (
        <PreviewPanel blogId={blogId} previewStyle={state} maySave={maySaveStyle} {...panel} />
      ) : null}
      {isSkeleton ? <PanelSkeleton /> : null}
      <ArticleStyle blogStyle={state.shown}>{children}</ArticleStyle>
    </>
  );
}
