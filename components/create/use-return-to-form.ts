'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * Gives a function that brings the user back to the button of the form that `field` is in, once what they looked at is
 * gone; whoever writes in the form is left alone.
 */
export function useReturnToForm(field: RefObject<HTMLTextAreaElement | null>): () => void {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const form = field.current?.form;
    if (returns === 0 || !form || form.contains(document.activeElement)) return;
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'center' });
  }, [field, returns]);
  return () => setReturns((count) => count + 1);
}
