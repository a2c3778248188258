'use client';

import { useEffect, useRef } from 'react';
import { toast } from '@/components/ui/use-toast.ts';

/** The id of a section in the form, which those of its parts begin with. */
export const sectionId = (key: number) => `edit-section-${key}`;

/** The id of a picture in the form, which those of its parts begin with. */
export const pictureId = (url: string) => `edit-picture-${url.replace(/[^\w-]+/g, '-')}`;

/** Moves the focus to an element that the next render brings, by its id. */
export function useFocusLater(): (id: string) => void {
  const target = useRef<string | null>(null);
  useEffect(() => {
    if (target.current === null) return;
    document.getElementById(target.current)?.focus();
    target.current = null;
  });
  return (id) => {
    target.current = id;
  };
}

/** Says what was removed and offers to have it back. */
export function offerUndo(title: string, run: () => void): void {
  toast({ title, action: { label: 'Undo', hint: 'Undo in the bar above the text', run } });
}
