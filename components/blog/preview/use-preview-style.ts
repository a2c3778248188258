'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { STYLE_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { apiErrorDetails } from '@/lib/http/client.ts';
import { previewPath } from '@/lib/routes.ts';
import { type BlogStyle, isSameStyle, randomStyle, saveStyle, styleLabel } from '../styling/blog-style.ts';
import { storeTriedStyle } from '../styling/tried-style.ts';

type Messages = { failed: ToastInput; done?: ToastInput };

/**
 * The style on the preview screen. With the right to save, each choice is saved at once and reverts on failure (spec
 * §4, Style/color change); without it, the choice is stored in this tab until sign-in (spec §6).
 */
export function usePreviewStyle(blogId: string, initial: BlogStyle, maySave: boolean) {
  const router = useRouter();
  const [saved, setSaved] = useState(initial);
  const [trial, setTrial] = useState<BlogStyle | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isRandom, setIsRandom] = useState(false);
  const [, startRefresh] = useTransition();
  const shown = trial ?? saved;

  function signIn(): void {
    router.push(`/login?next=${encodeURIComponent(previewPath(blogId))}` as Route);
  }

  function explain(error: unknown, failed: ToastInput): void {
    console.error(error);
    const action = { label: 'Sign in', hint: 'Sign in to change this blog', run: signIn };
    const { requiresSignIn } = apiErrorDetails(error);
    toast({ ...failed, variant: 'destructive', ...(requiresSignIn && { action }) });
  }

  async function change(next: BlogStyle, { failed, done }: Messages): Promise<void> {
    if (!maySave) {
      setTrial(next);
      storeTriedStyle(blogId, isSameStyle(next, saved) ? null : next);
      return;
    }
    if (isSaving) return;
    setIsSaving(true);
    setTrial(next);
    try {
      await saveStyle(blogId, next);
      setSaved(next);
      if (done) toast(done);
      startRefresh(() => router.refresh());
    } catch (error) {
      explain(error, failed);
    } finally {
      setTrial(null);
      setIsSaving(false);
    }
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
    saved,
    /** The visible style: saved or on trial. */
    shown,
    isBusy: isSaving,
    isRandom,
    chooseStyle: (style: BlogStyle['style']) => change({ ...shown, style }, { failed: STYLE_MESSAGES.styleFailed }),
    chooseColorTheme: (colorTheme: BlogStyle['colorTheme']) =>
      change({ ...shown, colorTheme }, { failed: STYLE_MESSAGES.colorThemeFailed }),
    changeAtRandom,
  };
}

export type PreviewStyle = ReturnType<typeof usePreviewStyle>;
