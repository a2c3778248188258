import type { Route } from 'next';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { useTranslations } from '#translations';
import { useRouter } from '@/components/messages/navigation.tsx';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { useBusy } from '@/components/ui/use-busy.ts';
import { type ToastInput, toast, toastError } from '@/components/ui/use-toast.ts';
import { COLOR_THEMES, STYLES } from '@/lib/constants/options.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { previewPath } from '@/lib/routes.ts';

const blogStyleSchema = v.object({ style: v.picklist(STYLES), colorTheme: v.picklist(COLOR_THEMES) });

export type BlogStyle = v.InferOutput<typeof blogStyleSchema>;

const isSameStyle = (one: BlogStyle, other: BlogStyle): boolean =>
  one.style === other.style && one.colorTheme === other.colorTheme;

/** Another style in another color theme, not the default one (spec §9). `random` is as Math.random. */
export function randomStyle(present: BlogStyle, random: () => number = Math.random): BlogStyle {
  const styles = STYLES.flatMap((style) => COLOR_THEMES.map((colorTheme) => ({ style, colorTheme }))).filter(
    ({ style, colorTheme }) => colorTheme !== 'default' && style !== present.style && colorTheme !== present.colorTheme,
  );
  return styles[Math.floor(random() * styles.length)] ?? present;
}

/** Saves style and color theme (spec §7). @throws without a success in the response */
export async function saveStyle(blogId: string, blogStyle: BlogStyle): Promise<void> {
  const body = { blogId, ...blogStyle };
  const answer = await requestJson<{ success?: boolean }>('/api/blogs/style', { method: 'POST', body });
  if (answer?.success !== true) throw new Error('Could not save the style.');
}

const storageKey = (blogId: string) => `blog-look:${blogId}`;

/** A blog's saved style, which follows the server, and the one `shown`: on trial until it is saved. */
function useTrial(blogId: string, fromServer: BlogStyle) {
  const router = useRouter();
  const { isBusy, run } = useBusy();
  const [{ seen, saved }, setSaved] = useState({ seen: fromServer, saved: fromServer });
  const [trial, setTrial] = useState<BlogStyle | null>(null);
  if (!isSameStyle(seen, fromServer)) setSaved({ seen: fromServer, saved: fromServer });

  /** This tab stores the trial, so that signing in keeps it. Null ends it. */
  function tryOut(next: BlogStyle | null): void {
    const unsaved = next && !isSameStyle(next, saved) ? next : null;
    setTrial(unsaved);
    writeStored(storageKey(blogId), unsaved);
  }

  function save(next: BlogStyle, done: ToastInput | undefined, onError: (error: unknown) => void): Promise<void> {
    return run(async () => {
      setTrial(next);
      await saveStyle(blogId, next);
      setSaved({ seen, saved: next });
      tryOut(null);
      if (done) toast(done);
      startTransition(() => router.refresh());
    }, onError);
  }
  return { shown: trial ?? saved, isChanged: trial !== null, isBusy, setTrial, tryOut, save };
}

export function useStyleForm(blogId: string, fromServer: BlogStyle) {
  const t = useTranslations('detail.settings');
  const { shown, tryOut, save, ...form } = useTrial(blogId, fromServer);
  const restore = useEffectEvent(() => tryOut(readStored(storageKey(blogId), blogStyleSchema)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each blog has its own stored style
  useEffect(() => restore(), [blogId]);
  return {
    ...form,
    blogStyle: shown,
    choose: (changes: Partial<BlogStyle>) => tryOut({ ...shown, ...changes }),
    save: () => save(shown, t.titled('saved'), (error) => toastError(error, t.titled('failed'))),
    reset: () => tryOut(null),
  };
}

export type StyleForm = ReturnType<typeof useStyleForm>;

/**
 * The style on the preview screen. With the right to save, each choice is saved at once and reverts on failure (spec
 * §4, Style/color change); without it, the choice is a trial (spec §6).
 */
export function usePreviewStyle(blogId: string, fromServer: BlogStyle, maySave: boolean) {
  const t = useTranslations('detail.preview');
  const names = useTranslations('options.styles');
  const router = useRouter();
  const { shown, isBusy, setTrial, tryOut, save } = useTrial(blogId, fromServer);

  function change(next: BlogStyle, failed: ToastInput, done?: ToastInput): void {
    if (!maySave) {
      tryOut(next);
      return;
    }
    const signIn = () => router.push(`/login?next=${encodeURIComponent(previewPath(blogId))}` as Route);
    const action = { label: t('signIn'), hint: t('signInHint'), run: signIn };
    void save(next, done, (error) => {
      setTrial(null);
      toastError(error, { ...failed, ...(apiErrorDetails(error).requiresSignIn && { action }) });
    });
  }

  function changeAtRandom(): void {
    const next = randomStyle(shown);
    const { colorTheme } = next;
    const done = t.titled('randomDone', { style: names(`${next.style}.label`), colorTheme });
    change(next, t.titled('randomFailed'), done);
  }
  return {
    shown,
    isBusy,
    chooseStyle: (style: BlogStyle['style']) => change({ ...shown, style }, t.titled('styleFailed')),
    chooseColorTheme: (colorTheme: BlogStyle['colorTheme']) =>
      change({ ...shown, colorTheme }, t.titled('colorThemeFailed')),
    changeAtRandom,
  };
}

export type PreviewStyle = ReturnType<typeof usePreviewStyle>;
