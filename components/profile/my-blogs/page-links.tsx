import type { Route } from 'next';
import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { myBlogsPath } from '@/lib/blogs/my-blogs/path.ts';
import type { MyBlogsView } from '@/lib/blogs/my-blogs/schema.ts';

/** The pages that a list links to: the first, the last, and those around the present one. */
export function linkedPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  return [...new Set(near)];
}

/** Leads to the other pages of the list. */
export function PageLinks({ view, pages }: { view: MyBlogsView; pages: number }) {
  const hrefOf = (page: number) => myBlogsPath({ ...view, page }) as Route;
  const linked = linkedPages(view.page, pages);
  const step = buttonVariants({ variant: 'outline' });
  return (
    <nav aria-label="Pages of my blogs" className="mt-8 flex flex-wrap items-center justify-between gap-3">
      {view.page > 1 ? (
        <Link href={hrefOf(view.page - 1)} prefetch={false} rel="prev" className={step}>
          Previous
        </Link>
      ) : (
        <span />
      )}
      <ul className="flex flex-wrap items-center gap-1 max-sm:hidden">
        {linked.map((page, place) => (
          <li key={page} className="flex items-center gap-1">
            {place > 0 && page - (linked[place - 1] ?? 0) > 1 ? (
              <span aria-hidden className="px-1 text-muted-foreground">
                …
              </span>
            ) : null}
            <Link
              href={hrefOf(page)}
              prefetch={false}
              aria-label={`Page ${page}`}
              aria-current={page === view.page ? 'page' : undefined}
              className={cn(
                'flex h-10 min-w-10 items-center justify-center rounded-md px-2 text-sm font-medium',
                page === view.page ? 'bg-foreground text-background' : 'hover:bg-accent',
              )}
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
      {view.page < pages ? (
        <Link href={hrefOf(view.page + 1)} prefetch={false} rel="next" className={step}>
          Next
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
