'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { toast } from '@/components/ui/use-toast.ts';
import { SAVE_STYLE_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { type BlogStyle, isSameStyle, saveStyle } from './blog-style.ts';
import { readTriedStyle, storeTriedStyle } from './tried-style.ts';

/** The style that is saved and the one that is chosen; follows the server when that has news. */
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
 * The style chosen on the edit screen and whether it differs from the saved one (spec §4, Style editing). What was chosen
 * but not saved is stored in this tab, so that signing in to save it does not lose it.
 * @param fromServer the blog's style as the page has it
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

/** State of the style settings. */
export type StyleForm = ReturnType<typeof useStyleForm>;
