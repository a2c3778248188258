'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { EMBED_MESSAGES } from '@/lib/constants/blog-messages.ts';

export type EmbeddedBlog = Pick<Blog, 'id' | 'shareUrl' | 'isUnbranded'> & { title: string };

export type EmbedDialogProps = { blog: EmbeddedBlog; onClose: () => void };

const loadEmbedDialog = () => import('./embed-dialog.tsx');
export const EmbedDialog = lazy(loadEmbedDialog);

/** The dialog, loaded when it opens. */
export const useEmbedDialog = () => useLazyPart(loadEmbedDialog, EMBED_MESSAGES.notLoaded);

type EmbedButtonProps = { blog: EmbeddedBlog; className: string; children: ReactNode };

export function EmbedButton({ blog, className, children }: EmbedButtonProps) {
  const dialog = useEmbedDialog();
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={dialog.open} className={className}>
        {children}
      </button>
      <Suspense>{dialog.isOpen ? <EmbedDialog blog={blog} onClose={dialog.close} /> : null}</Suspense>
    </>
  );
}
