'use client';

import { type ReactNode, useEffect } from 'react';
import { preloadToasts } from '@/components/ui/toaster';
import type { BlogOwnership } from '@/lib/blogs/rights';
import { ArticleLook } from '../styled-article';
import type { Look } from '../styling/look';
import type { SpecimenText } from '../styling/specimen-text';
import { useBlogRights } from '../use-blog-rights';
import { PreviewPanel } from './preview-panel';
import { PanelSkeleton } from './preview-skeleton';
import { usePreviewLook } from './use-preview-look';

type BlogPreviewProps = {
  blogId: string;
  ownership: BlogOwnership;
  title: string;
  look: Look;
  text: SpecimenText;
  /** The blog itself, from the server. */
  children: ReactNode;
};

/** The blog with the panel that changes its look, for whoever may (spec §2, Blog preview; §5, §6). */
export function BlogPreview({ blogId, ownership, look, children, ...panel }: BlogPreviewProps) {
  const { mayTryStyle, maySaveStyle, isPending } = useBlogRights(blogId, ownership);
  const state = usePreviewLook(blogId, look, maySaveStyle);
  const isKnown = mayTryStyle && !isPending;
  const isSkeleton = isPending && !ownership.isSample;
  useEffect(() => {
    if (isKnown) preloadToasts();
  }, [isKnown]);

  return (
    <>
      {isKnown ? (
        <PreviewPanel blogId={blogId} look={state} maySave={maySaveStyle} {...panel} />
      ) : null}
      {isSkeleton ? <PanelSkeleton /> : null}
      <ArticleLook look={state.shown}>{children}</ArticleLook>
    </>
  );
}
