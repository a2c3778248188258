import { useEffect, useRef } from 'react';

const openDialogs: (() => void)[] = [];

export function closeTopDialog(): boolean {
  const close = openDialogs.at(-1);
  close?.();
  return close !== undefined;
}

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
