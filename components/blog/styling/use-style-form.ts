'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { toast } from '@/components/ui/use-toast.ts';
import { SAVE_STYLE_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { type BlogStyle, isSameStyle, saveStyle } from './blog-style.ts';
import { readTriedStyle, storeTriedStyle } from './tried-style.ts';

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

/**
 * State of the style settings (spec §4, Style editing). Unsaved choices are stored in this tab, so that signing in
 * keeps them.
 * @param fromServer the page's style
 */
export function useStyleForm(blogId: string, fromServer: BlogStyle) {
  const router = useRouter();
  const { saved, setSaved, blogStyle, setBlogStyle } = useStyles(fromServer);
  const [isSaving, setIsSaving] = useState(false);
  const [, startRefresh] = useTransition();

  useEffect(() => {
    const tried = readTriedStyle(blogId);
    if (tried) setBlogStyle(tried);
  }, [blogId, setBlogStyle]);

  function choose(changes: Partial<BlogStyle>): void {
    const next = { ...blogStyle, ...changes };
    setBlogStyle(next);
    storeTriedStyle(blogId, isSameStyle(next, saved) ? null : next);
  }

  async function save(): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    try {
      await saveStyle(blogId, blogStyle);
      setSaved(blogStyle);
      storeTriedStyle(blogId, null);
      toast(SAVE_STYLE_MESSAGES.saved);
      startRefresh(() => router.refresh());
    } catch (error) {
      console.error(error);
      toast({ ...SAVE_STYLE_MESSAGES.failed, variant: 'destructive' });
    } finally {
      setIsSaving(false);
    }
  }
  const isChanged = !isSameStyle(blogStyle, saved);
  return { blogStyle, isChanged, isSaving, choose, save, reset: () => choose(saved) };
}

export type StyleForm = ReturnType<typeof useStyleForm>;
