'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { toast } from '@/components/ui/use-toast.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { EMBED_MESSAGES } from '@/lib/constants/blog-messages.ts';

export type EmbeddedBlog = Pick<Blog, 'id' | 'shareUrl' | 'isUnbranded'> & { title: string };

export type EmbedDialogProps = { blog: EmbeddedBlog; onClose: () => void };

/** Stands in for a dialog whose script failed to load. */
function Unavailable({ onClose }: EmbedDialogProps) {
  useEffect(() => {
    toast({ ...EMBED_MESSAGES.notLoaded, variant: 'destructive' });
    onClose();
  }, [onClose]);
  return null;
}

export const EmbedDialog = lazy<ComponentType<EmbedDialogProps>>(() =>
  import('./embed-dialog.tsx').catch(() => ({ default: Unavailable })),
);

type EmbedButtonProps = { blog: EmbeddedBlog; className: string; children: ReactNode };

export function EmbedButton({ blog, className, children }: EmbedButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className={className}>
        {children}
      </button>
      <Suspense>{isOpen ? <EmbedDialog blog={blog} onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </>
  );
}
