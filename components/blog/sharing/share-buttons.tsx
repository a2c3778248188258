'use client';

import type { ReactNode } from 'react';
import { withMessages } from '@/components/messages/client.tsx';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

/** The classes are passed in, so that reading pages need not load button variants. */
type ButtonProps = { className: string; children: ReactNode };

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
