'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { forgetOpened, forgetReady, useReadyBlog } from '@/components/live/ready-blogs';
import { Button } from '@/components/ui/button';
import type { Blog } from '@/lib/blogs/schema';
import { ApiError, requestJson } from '@/lib/http/client';
import { viewPath } from '@/lib/routes';
import { CREATE_TEXTS } from './texts.ts';

/** The title of a blog: null until it is known, '' when it cannot be had now. A deleted blog is forgotten. */
function useTitle(id: string | null): string | null {
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

/** Leads to a blog that was finished while its user did something else, until it is opened or dismissed. */
export function ReadyLine() {
  const id = useReadyBlog();
  const title = useTitle(id);
  useEffect(forgetOpened, []);
  return (
    // Always there, so that what appears in it is read out.
    <div role="status" className="empty:sr-only">
      {id !== null && title !== null ? (
        <div className="flex items-center gap-x-3 rounded-md border border-border bg-muted py-2 pr-2 pl-4">
          <p className="min-w-0 flex-1 text-sm wrap-anywhere">{CREATE_TEXTS.readyLine(title)}</p>
          <Link
            href={viewPath(id)}
            prefetch={false}
            onClick={() => forgetReady(id)}
            className="text-sm font-medium underline decoration-primary decoration-2 underline-offset-4 hover:decoration-foreground"
          >
            Open<span className="sr-only"> your new blog</span>
          </Link>
          <Button variant="ghost" size="sm" aria-label="Dismiss" onClick={() => forgetReady(id)}>
            <X aria-hidden />
          </Button>
        </div>
      ) : null}
    </div>
  );
}
