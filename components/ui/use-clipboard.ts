import { useEffect, useRef, useState } from 'react';
import { COPIED_FEEDBACK_MS } from '@/lib/constants/limits.ts';
import { copyText } from './copy-text.ts';
import { type ToastInput, toast, toastError } from './use-toast.ts';

export function useClipboard() {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string, failed: ToastInput, done?: ToastInput): Promise<void> {
    try {
      await copyText(text);
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
