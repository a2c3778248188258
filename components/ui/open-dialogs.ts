'use client';

import { useEffect, useRef } from 'react';

/** What closes each dialog that is open, the topmost last. */
const openDialogs: (() => void)[] = [];

/** Closes the topmost dialog; false when none is open. */
export function closeTopDialog(): boolean {
  const close = openDialogs.at(-1);
  close?.();
  return close !== undefined;
}

/** Lets `closeTopDialog` close a dialog while it is open. */
export function useOpenDialog(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const entry = () => latest.current();
    openDialogs.push(entry);
    return () => {
      openDialogs.splice(openDialogs.indexOf(entry), 1);
    };
  }, [isOpen]);
}
