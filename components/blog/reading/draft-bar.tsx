import { EyeOff } from 'lucide-react';
import Link from 'next/link';
import { blogPath } from '@/lib/routes.ts';

/** Above a draft's share page, which only its owner receives (docs/decisions/0072). */
export function DraftBar({ blogId }: { blogId: string }) {
  return (
    <div className="border-b border-border bg-secondary text-secondary-foreground framed:hidden">
      <p className="page-width flex flex-wrap items-center gap-x-2 py-2 text-sm">
        <EyeOff aria-hidden className="size-4 shrink-0" />
        Draft: only you see this
        <Link href={blogPath(blogId)} prefetch={false} className="ml-auto py-1 font-medium link-underline">
          Edit or publish
        </Link>
      </p>
    </div>
  );
}
