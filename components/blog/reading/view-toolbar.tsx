import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { BackIcon } from '@/components/ui/drawn-icons.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BarActions } from '../sharing/share-controls.tsx';
import { VisibilityBadge } from '../visibility/visibility-badge.tsx';
import { BackButton, EditLinks } from './toolbar-actions.tsx';

const action = cn(buttonVariants({ variant: 'outline', size: 'sm' }), 'max-sm:px-2 max-sm:[&_svg]:hidden');

/** The bar above a read-only blog (spec §2, Blog view); hidden in the landing demo's frame. */
export function ViewToolbar({ blog }: { blog: Blog }) {
  return (
    <div className="border-b border-border framed:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-3 py-4 max-sm:gap-x-2">
        <BackButton className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-3')}>
          <BackIcon />
          Back
        </BackButton>
        <div className="items-baseline gap-x-3 sm:flex">
          <h2 className="font-display text-xl leading-tight font-semibold tracking-tight">Blog View</h2>
          <p className="text-sm text-muted-foreground">Viewing blog in read-only mode</p>
        </div>
        {blog.visibility === 'draft' ? <VisibilityBadge {...blog} /> : null}
        {/* One row on phones, as the owner's links come late. */}
        <div className="flex gap-2 max-sm:-m-1 max-sm:w-[calc(100%+0.5rem)] max-sm:overflow-x-auto max-sm:p-1 sm:flex-wrap lg:ml-auto">
          <EditLinks
            blogId={blog.id}
            ownership={{ ownerId: blog.userId, isSample: blog.isSample }}
            className={action}
          />
          <BarActions blog={blog} className={action} />
        </div>
      </div>
    </div>
  );
}
