'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useState } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { useBusy } from '@/components/ui/use-busy.ts';
import { toast, toastError } from '@/components/ui/use-toast.ts';
import { SAVE_STYLE_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { COLOR_THEMES, STYLES } from '@/lib/constants/options.ts';
import { type BlogStyle, isSameStyle, saveStyle } from './blog-style.ts';

const storageKey = (blogId: string) => `blog-look:${blogId}`;

export const blogStyleSchema = v.object({ style: v.picklist(STYLES), colorTheme: v.picklist(COLOR_THEMES) });

/** Stores an unsaved style in this tab, so that signing in keeps it; null removes it. */
export function storeTriedStyle(blogId: string, blogStyle: BlogStyle | null): void {
  writeStored(storageKey(blogId), blogStyle);
}

/** The saved and the chosen style; follows changes from the server. */
function useStyles(fromServer: BlogStyle) {
  const [seen, setSeen] = useState(fromServer);
  const [saved, setSaved] = useState(fromServer);
  const [blogStyle, setBlogStyle] = useState(fromServer);
  if (!isSameStyle(seen, fromServer)) {
    setSeen(fromServer);
    setSaved(fromServer);
    if (isSameStyle(blogStyle, saved)) setBlogStyle(fromServer);
  }
  return { saved, setSaved, blogStyle, setBlogStyle };
}

/** State of the style settings (spec §4, Style editing). This tab stores unsaved choices, so that signing in keeps them. */
export function useStyleForm(blogId: string, fromServer: BlogStyle) {
  const router = useRouter();
  const { saved, setSaved, blogStyle, setBlogStyle } = useStyles(fromServer);
  const { isBusy: isSaving, run } = useBusy();

  useEffect(() => {
    const tried = readStored(storageKey(blogId), blogStyleSchema);
    if (tried) setBlogStyle(tried);
  }, [blogId, setBlogStyle]);

  function choose(changes: Partial<BlogStyle>): void {
    const next = { ...blogStyle, ...changes };
    setBlogStyle(next);
    storeTriedStyle(blogId, isSameStyle(next, saved) ? null : next);
  }

  async function save(): Promise<void> {
    await saveStyle(blogId, blogStyle);
    setSaved(blogStyle);
    storeTriedStyle(blogId, null);
    toast(SAVE_STYLE_MESSAGES.saved);
    startTransition(() => router.refresh());
  }
  return {
    blogStyle,
    isChanged: !isSameStyle(blogStyle, saved),
    isSaving,
    choose,
    save: () => run(save, (error) => toastError(error, SAVE_STYLE_MESSAGES.failed)),
    reset: () => choose(saved),
  };
}

export type StyleForm = ReturnType<typeof useStyleForm>;
