'use client';

import { useState } from 'react';
import type { CustomImage } from '@/components/generation/request/generation-request.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { CREATE_MESSAGES } from '@/lib/constants/messages.ts';
import { checkImageLink } from '../rules.ts';
import type { CustomImages } from './use-custom-images.ts';

/** The editor of an image's source link: one at a time (spec §2, Advanced Tools). */
export type ImageLinkEditor = ReturnType<typeof useImageLinkEditor>;

type OpenEditor = { imageId: number; typed: string; error: string | null };

/** State of the one editor that may be open. */
export function useImageLinkEditor({ images, setLink }: Pick<CustomImages, 'images' | 'setLink'>) {
  const [opened, setOpened] = useState<OpenEditor | null>(null);
  const isOpen = opened !== null && images.some(({ id }) => id === opened.imageId);
  const editor = isOpen ? opened : null;

  function open(image: CustomImage): void {
    setOpened({ imageId: image.id, typed: image.link ?? '', error: null });
  }

  function close(): void {
    setOpened(null);
  }

  function type(typed: string): void {
    setOpened((current) => current && { ...current, typed, error: null });
  }

  /** Saves what is typed; gives the images as they then are, or null when the address is refused. */
  function save(): readonly CustomImage[] | null {
    if (!editor) return images;
    const checked = checkImageLink(editor.typed);
    if (!checked.ok) {
      const { problem } = checked;
      setOpened({ ...editor, error: problem.description ?? problem.title });
      toast({ ...problem, variant: 'destructive' });
      return null;
    }
    const link = checked.value;
    setLink(editor.imageId, link);
    setOpened(null);
    toast(link ? CREATE_MESSAGES.imageLinkAdded : CREATE_MESSAGES.imageLinkRemoved);
    return images.map((image) => (image.id === editor.imageId ? { ...image, link } : image));
  }

  /** What to send: a link left in the open editor counts as saved. Null when it is refused. */
  function settle(): readonly CustomImage[] | null {
    const before = images.find(({ id }) => id === editor?.imageId)?.link ?? '';
    return editor && editor.typed.trim() !== before ? save() : images;
  }

  return { editor, open, close, type, save, settle };
}
