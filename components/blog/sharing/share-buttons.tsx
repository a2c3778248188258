'use client';

import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { withMessages } from '@/components/messages/client.tsx';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

/** The classes are passed in, so that reading pages need not load button variants. */
type ButtonProps = { className: string; children: ReactNode };

type CopyButtonProps = ButtonProps & { text: string; copied: ReactNode };

const FACE = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';

/** Copies a text and confirms (spec §8). Both labels take the same room to avoid movement. */
export function CopyButton({ text, className, copied, children }: CopyButtonProps) {
  const common = useTranslations('common');
  const { isCopied, copy } = useClipboard();
  return (
    <button
      type="button"
      onClick={() => copy(text, common.titled('linkNotCopied'), common.titled('linkCopied'))}
      className={className}
    >
      <span className="grid">
        <span className={isCopied ? `${FACE} invisible` : FACE}>{children}</span>
        <span className={isCopied ? FACE : `${FACE} invisible`}>{copied}</span>
      </span>
    </button>
  );
}

export type EmbeddedBlog = Pick<Blog, 'id' | 'shareUrl' | 'isUnbranded'> & { title: string };

export const useEmbedDialog = () => useLazyPart(() => withMessages(import('./embed-dialog.tsx'), 'embed'), 'embedCode');

export function EmbedButton({ blog, ...button }: ButtonProps & { blog: EmbeddedBlog }) {
  const dialog = useEmbedDialog();
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={dialog.open} {...button} />
      {dialog.show({ blog })}
    </>
  );
}
