'use client';

import { Button } from '@/components/ui/button';

type PaginationProps = { page: number; pages: number; onTurn: (page: number) => void };

/** Turns the pages of a list (spec §2, /profile). */
export function Pagination({ page, pages, onTurn }: PaginationProps) {
  return (
    <nav aria-label="Pages of my blogs" className="mt-6 flex items-center justify-between gap-4">
      <Button variant="outline" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      <p role="status" className="text-sm text-muted-foreground">
        Page {page} of {pages}
      </p>
      <Button variant="outline" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
