'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { useBusy } from '@/components/ui/use-busy.ts';
import { type ToastInput, toast, toastError } from '@/components/ui/use-toast.ts';
import { STYLE_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { apiErrorDetails } from '@/lib/http/client.ts';
import { previewPath } from '@/lib/routes.ts';
import { type BlogStyle, isSameStyle, randomStyle, saveStyle, styleLabel } from '../styling/blog-style.ts';
import { storeTriedStyle } from '../styling/use-style-form.ts';

type Messages = { failed: ToastInput; done?: ToastInput };

/**
 * The style on the preview screen. With the right to save, each choice is saved at once and reverts on failure (spec
 * §4, Style/color change); without it, the choice is stored in this tab until sign-in (spec §6).
 */
export function usePreviewStyle(blogId: string, initial: BlogStyle, maySave: boolean) {
  const router = useRouter();
  const [saved, setSaved] = useState(initial);
  const [trial, setTrial] = useState<BlogStyle | null>(null);
  const [isRandom, setIsRandom] = useState(false);
  const { isBusy, run } = useBusy();
  const shown = trial ?? saved;

  function explain(error: unknown, failed: ToastInput): void {
    const signIn = () => router.push(`/login?next=${encodeURIComponent(previewPath(blogId))}` as Route);
    const action = { label: 'Sign in', hint: 'Sign in to change this blog', run: signIn };
    toastError(error, { ...failed, ...(apiErrorDetails(error).requiresSignIn && { action }) });
  }

  async function change(next: BlogStyle, { failed, done }: Messages): Promise<void> {
    if (!maySave) {
      setTrial(next);
      storeTriedStyle(blogId, isSameStyle(next, saved) ? null : next);
      return;
    }
    async function save(): Promise<void> {
      setTrial(next);
      try {
        await saveStyle(blogId, next);
        setSaved(next);
        if (done) toast(done);
        startTransition(() => router.refresh());
      } finally {
        setTrial(null);
      }
    }
    await run(save, (error) => explain(error, failed));
  }

  async function changeAtRandom(): Promise<void> {
    const next = randomStyle(shown);
    setIsRandom(true);
    await change(next, {
      failed: STYLE_MESSAGES.randomFailed,
      done: STYLE_MESSAGES.randomDone(styleLabel(next.style), next.colorTheme),
    });
    setIsRandom(false);
  }
  return {
    /** The visible style: saved or on trial. */
    shown,
    isBusy,
    isRandom,
    chooseStyle: (style: BlogStyle['style']) => change({ ...shown, style }, { failed: STYLE_MESSAGES.styleFailed }),
    chooseColorTheme: (colorTheme: BlogStyle['colorTheme']) =>
      change({ ...shown, colorTheme }, { failed: STYLE_MESSAGES.colorThemeFailed }),
    changeAtRandom,
  };
}

export type PreviewStyle = ReturnType<typeof usePreviewStyle>;
