'use client';

import { useEffect, useRef } from 'react';

/** Id of a section in the form, and prefix of the ids of its parts. */
export const sectionId = (key: number) => `edit-section-${key}`;

/** Id of a picture in the form, and prefix of the ids of its parts. */
export const pictureId = (url: string) => `edit-picture-${url.replace(/[^\w-]+/g, '-')}`;

/** Focuses the element with an id after the next render. */
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
