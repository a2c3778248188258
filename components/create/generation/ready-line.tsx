'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { forgetReady, useReadyBlog } from '@/components/generation/run/ready-blogs.ts';
import { useReadyTitle } from '@/components/generation/run/use-ready-title.ts';
import { GENERATION_TEXTS } from '@/components/generation/texts.ts';
import { Button } from '@/components/ui/button.tsx';
import { viewPath } from '@/lib/routes.ts';

/** Leads to a blog that was finished while its user did something else, until it is opened or dismissed. */
export function ReadyLine() {
  const id = useReadyBlog();
  const title = useReadyTitle(id);
  return (
    // Always there, so that what appears in it is read out.
    <div role="status" className="empty:sr-only">
      {id !== null && title !== null ? (
        <div className="flex items-center gap-x-3 rounded-md border border-border bg-muted py-2 pr-2 pl-4">
          <p className="min-w-0 flex-1 text-sm wrap-anywhere">{GENERATION_TEXTS.readyLine(title)}</p>
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
