'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { toast } from '@/components/ui/use-toast';
import { SAVE_STYLE_MESSAGES } from '@/lib/constants/blog-messages';
import { isSameLook, type Look, saveLook } from './look';
import { keepTriedLook, triedLook } from './tried-look';

/** The look that is saved and the one that is chosen; follows the server when that has news. */
function useLooks(fromServer: Look) {
  const [seen, setSeen] = useState(fromServer);
  const [saved, setSaved] = useState(fromServer);
  const [look, setLook] = useState(fromServer);
  if (!isSameLook(seen, fromServer)) {
    setSeen(fromServer);
    setSaved(fromServer);
    if (isSameLook(look, saved)) setLook(fromServer);
  }
  return { saved, setSaved, look, setLook };
}

/**
 * The look chosen on the edit screen and whether it differs from the saved one (spec §4, Style editing). What was chosen
 * but not saved is kept in this tab, so that signing in to save it does not lose it.
 * @param fromServer the blog's look as the page has it
 */
export function useStyleForm(blogId: string, fromServer: Look) {
  const router = useRouter();
  const { saved, setSaved, look, setLook } = useLooks(fromServer);
  const [isSaving, setIsSaving] = useState(false);
  const [, startRefresh] = useTransition();

  useEffect(() => {
    const kept = triedLook(blogId);
    if (kept) setLook(kept);
  }, [blogId, setLook]);

  function choose(changes: Partial<Look>): void {
    const next = { ...look, ...changes };
    setLook(next);
    keepTriedLook(blogId, isSameLook(next, saved) ? null : next);
  }

  async function save(): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    try {
      await saveLook(blogId, look);
      setSaved(look);
      keepTriedLook(blogId, null);
      toast(SAVE_STYLE_MESSAGES.saved);
      startRefresh(() => router.refresh());
    } catch (error) {
      console.error(error);
      toast({ ...SAVE_STYLE_MESSAGES.failed, variant: 'destructive' });
    } finally {
      setIsSaving(false);
    }
  }
  const isChanged = !isSameLook(look, saved);
  return { look, isChanged, isSaving, choose, save, reset: () => choose(saved) };
}

/** State of the style settings. */
export type StyleForm = ReturnType<typeof useStyleForm>;
