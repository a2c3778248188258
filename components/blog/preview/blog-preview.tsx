'use client';

import { type ReactNode, useEffect } from 'react';
import { useAuth } from '@/components/auth/auth-context';
import { preloadToasts } from '@/components/ui/toaster';
import { mayEdit } from '../may-edit';
import { LiveArticle } from '../styling/live-article';
import type { Look } from '../styling/look';
import type { SpecimenText } from '../styling/specimen-text';
import { PreviewPanel } from './preview-panel';
import { PanelSkeleton } from './preview-skeleton';
import { usePreviewLook } from './use-preview-look';

type BlogPreviewProps = {
  blogId: string;
  ownerId: string | undefined;
  title: string;
  look: Look;
  text: SpecimenText;
  /** The blog itself, from the server. */
  children: ReactNode;
};

/** The blog with the panel that changes its look, for whoever may (spec §2, Blog preview; §5). */
export function BlogPreview({ blogId, ownerId, look, children, ...panel }: BlogPreviewProps) {
  const { user, loading } = useAuth();
  const state = usePreviewLook(blogId, look);
  const isAllowed = mayEdit(ownerId, user?.uid);
  useEffect(() => {
    if (isAllowed) preloadToasts();
  }, [isAllowed]);

  return (
    <>
      {isAllowed ? <PreviewPanel blogId={blogId} look={state} {...panel} /> : null}
      {loading && !isAllowed ? <PanelSkeleton /> : null}
      <LiveArticle look={state.shown}>{children}</LiveArticle>
    </>
  );
}
