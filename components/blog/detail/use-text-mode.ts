'use client';

import { lazy, useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/use-toast.ts';
import type { StoredDraft } from '@/lib/blogs/drafts/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import { readDraft } from '../editing/draft/requests.ts';

const loadTextEditor = () => import('../editing/text-editor.tsx');
/** The editor of the text. */
export const TextEditor = lazy(loadTextEditor);

/** Opens and closes the editor, starting from the text and draft that the server has at that moment. */
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

/** Returns the focus to the first button inside the ref's element when the editor closes. */
export function useFocusReturn(isEditing: boolean) {
  const tools = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) tools.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return tools;
}
