import type { Route } from 'next';
import Link from 'next/link';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';

/** Where the list's pages are, from 1. */
export type Paging = { page: number; pages: number; hrefOf: (page: number) => Route };

function PageLink({ page, pages, hrefOf, rel, children }: Paging & { rel: 'prev' | 'next'; children: string }) {
  if (page < 1 || page > pages) {
    return (
      <Button variant="outline" disabled>
        {children}
      </Button>
    );
  }
  return (
    <Link
      href={hrefOf(page)}
      prefetch={false}
      scroll={false}
      rel={rel}
      className={buttonVariants({ variant: 'outline' })}
    >
      {children}
    </Link>
  );
}

/** Links to the previous and next page (spec §2, /profile). */
export function Pages({ label, ...paging }: Paging & { label: string }) {
  const { page, pages } = paging;
  if (pages === 1) return null;
  return (
    <nav aria-label={label} className="mt-6 flex items-center justify-between gap-4">
      <PageLink {...paging} page={page - 1} rel="prev">
        Previous
      </PageLink>
      <p className="text-sm text-muted-foreground">
        Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </p>
      <PageLink {...paging} page={page + 1} rel="next">
        Next
      </PageLink>
    </nav>
  );
}
