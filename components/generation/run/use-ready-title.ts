import { useEffect, useState } from 'react';
import type { Blog } from '@/lib/blogs/schema.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import { forgetReady } from './ready-blogs.ts';

/** The title of a finished blog: null until it is known, '' when it cannot be had now. A deleted blog is forgotten. */
export function useReadyTitle(id: string | null): string | null {
  const [known, setKnown] = useState<{ id: string; title: string } | null>(null);
  useEffect(() => {
    if (id === null) return;
    requestJson<Blog>(`/api/blogs/${id}`).then(
      ({ content }) => setKnown({ id, title: content.title }),
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) forgetReady(id);
        else setKnown({ id, title: '' });
      },
    );
  }, [id]);
  return known?.id === id ? known.title : null;
}
