import { useState } from 'react';
import useSWR from 'swr';
import { withMessages } from '@/components/messages/client.tsx';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import type { OwnBlog } from '@/lib/blogs/schema.ts';
import type { ManagedBlog } from '../bar/managed-blog.ts';

/** Heading ids never contain an underscore, so this cannot collide. */
export const MINE_ID = 'make_it_mine';

/** The questions that only a blog's author can answer, for its owner. */
export function useAuthorQuestions({ id, writer }: ManagedBlog, isAsked: boolean): readonly string[] {
  const { data } = useSWR<OwnBlog, Error>(isAsked && writer === 'model' ? `/api/blogs/${id}` : null);
  return data?.authorQuestions ?? [];
}

const load = () => withMessages(import('./make-it-mine.tsx'), 'personal', 'history', 'interview');

/** The panel of a blog's author, open from the start where there are questions. */
export function useMakeItMine(blog: ManagedBlog, isAsked: boolean) {
  const [takesFocus, setTakesFocus] = useState(false);
  const questions = useAuthorQuestions(blog, isAsked);
  const part = useLazyPart(load, 'questions', questions.length > 0);

  function open(): void {
    setTakesFocus(true);
    part.open();
    document.getElementById(MINE_ID)?.focus();
  }
  return { open, panel: part.show({ blog, questions, takesFocus }) };
}
