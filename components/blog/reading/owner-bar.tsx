import { EyeOff } from 'lucide-react';
import Link from 'next/link';
import type { Blog } from '@/lib/blogs/schema.ts';
import { blogPath } from '@/lib/routes.ts';

/** Above a draft or a hidden blog, which only its owner receives (docs/decisions/0131). */
export function OwnerBar({ blog: { id, isBlocked, visibility } }: { blog: Blog }) {
  if (!isBlocked && visibility !== 'draft') return null;
  return (
    <div className="border-b border-border bg-secondary text-foreground framed:hidden">
      <p className="page-width flex flex-wrap items-center gap-x-2 py-2 text-sm">
        <EyeOff aria-hidden className="size-4 shrink-0" />
        {isBlocked ? 'Hidden by the operator: only you see this' : 'Draft: only you see this'}
        <Link href={blogPath(id)} prefetch={false} className="ml-auto py-1 font-medium link-underline">
          {isBlocked ? 'Reason and objection' : 'Edit or publish'}
        </Link>
      </p>
    </div>
  );
}
