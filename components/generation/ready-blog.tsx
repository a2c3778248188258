import { X } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button.tsx';
import { viewPath } from '@/lib/routes.ts';
import { GENERATION_TEXTS } from './failure.ts';
import { forgetReady, openReady } from './stored-runs.ts';

/** A finished blog that waits to be opened. */
export function ReadyBlog({ id, title }: { id: string; title: string }) {
  return (
    <>
      <p className="line-clamp-2 min-w-0 flex-1 text-sm wrap-anywhere">{GENERATION_TEXTS.readyLine(title)}</p>
      <Link
        href={viewPath(id)}
        prefetch={false}
        onClick={() => openReady(id)}
        className="shrink-0 text-sm font-medium link-underline"
      >
        Open<span className="sr-only"> your new blog</span>
      </Link>
      <Button Icon={X} variant="ghost" size="icon" aria-label="Dismiss" onClick={() => forgetReady(id)} />
    </>
  );
}
