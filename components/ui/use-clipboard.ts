import { useEffect, useRef, useState } from 'react';
import { COPIED_FEEDBACK_MS } from '@/lib/constants/limits.ts';
import { type ToastInput, toast, toastError } from './use-toast.ts';

/** Copies by a selected text box, for pages without https, which have no clipboard API. @throws if refused */
function copyBySelection(text: string): void {
  const box = document.createElement('textarea');
  box.value = text;
  box.style.position = 'fixed';
  box.style.opacity = '0';
  const focused = document.activeElement;
  // Inside the open dialog, which traps the focus.
  (focused?.closest('[role="dialog"]') ?? document.body).append(box);
  box.select();
  const isDone = document.execCommand('copy');
  box.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!isDone) throw new Error('the browser refused to copy');
}

async function writeText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

export function useClipboard() {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string, failed: ToastInput, done?: ToastInput): Promise<void> {
    try {
      await writeText(text);
    } catch (error) {
      return toastError(error, failed);
    }
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), COPIED_FEEDBACK_MS);
    if (done) toast(done);
  }
  return { isCopied, copy };
}
