import { useState } from 'react';
import { type ToastInput, toastError } from './use-toast.ts';

/** Opens a part after its script has loaded, so that a lost connection ends in a toast and not in a broken page. */
export function useLazyPart(load: () => Promise<unknown>, failed: ToastInput) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () =>
    load().then(
      () => setIsOpen(true),
      (error: unknown) => toastError(error, failed),
    );
  return { isOpen, open, close: () => setIsOpen(false) };
}
