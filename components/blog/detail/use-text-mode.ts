'use client';

import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/use-toast.ts';
import type { StoredDraft } from '@/lib/blogs/drafts/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import { readDraft } from '../editing/draft/send-draft.ts';
import { loadTextEditor } from './lazy-parts.ts';

/** Opens and closes the form of the text; it begins with the text and the draft as the server has them at that moment. */
export function useTextMode(blogId: string) {
  const [opened, setOpened] = useState<{ blog: Blog; draft: StoredDraft | null } | null>(null);
  const [isOpening, setIsOpening] = useState(false);

  async function open(): Promise<void> {
    if (isOpening) return;
    setIsOpening(true);
    try {
      const [blog, draft] = await Promise.all([
        requestJson<Blog>(`/api/blogs/${blogId}`),
        readDraft(blogId),
        loadTextEditor(),
      ]);
      setOpened({ blog, draft });
    } catch (error) {
      console.error(error);
      toast({ ...TEXT_MESSAGES.loadFailed, variant: 'destructive' });
    } finally {
      setIsOpening(false);
    }
  }
  return { opened, isOpening, open, close: () => setOpened(null) };
}

/** Gives the focus back to the first button of the element that takes the ref, when the form of the text has been closed. */
export function useFocusReturn(isEditing: boolean) {
  const tools = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) tools.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return tools;
}
