'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { toast } from '@/components/ui/use-toast.ts';
import { EMBED_MESSAGES } from '@/lib/constants/blog-messages.ts';
import type { EmbedDialogProps, EmbeddedBlog } from './embedded-blog.ts';

/** Stands in for a dialog whose script failed to load. */
function Unavailable({ onClose }: EmbedDialogProps) {
  useEffect(() => {
    toast({ ...EMBED_MESSAGES.notLoaded, variant: 'destructive' });
    onClose();
  }, [onClose]);
  return null;
}

type DialogModule = { default: ComponentType<EmbedDialogProps> };

const loadDialog = (): Promise<DialogModule> => import('./embed-dialog.tsx').catch(() => ({ default: Unavailable }));
const EmbedDialog = lazy(loadDialog);

type EmbedButtonProps = { blog: EmbeddedBlog; className: string; children: ReactNode };

/** Opens the embed dialog, loading it on click. */
export function EmbedButton({ blog, className, children }: EmbedButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className={className}>
        {children}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <EmbedDialog blog={blog} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
