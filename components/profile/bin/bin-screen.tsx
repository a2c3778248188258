'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { ConfirmDialog } from '@/components/blog/deletion/confirm-dialog.tsx';
import { BIN_API, useBin } from '@/components/blog/deletion/use-bin.ts';
import { PageTitle } from '@/components/shell/page-title.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import type { Bin, DeletedBlog } from '@/lib/blogs/schema.ts';
import { BIN_DAYS } from '@/lib/constants/limits.ts';
import { BIN_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { EmptyBlogs } from '../blogs/empty-blogs.tsx';
import { DeletedEntry } from './deleted-entry.tsx';

/** What is asked about before it is deleted for good: one blog, or all. */
type Doomed = DeletedBlog | 'all';

type ListProps = { bin: Bin; onRestore: (id: string) => void; onDelete: (doomed: Doomed) => void };

function List({ bin: { blogs, total }, onRestore, onDelete }: ListProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted-foreground">
          {total === 1 ? '1 blog' : `${total} blogs`}
          {total > blogs.length ? `, the last ${blogs.length} of them here` : ''}
        </p>
        <Button variant="outline" onClick={() => onDelete('all')}>
          Empty the bin
        </Button>
      </div>
      <ul className="mt-4 border-t border-border">
        {blogs.map((blog) => (
          <DeletedEntry
            key={blog.id}
            blog={blog}
            onRestore={() => onRestore(blog.id)}
            onDelete={() => onDelete(blog)}
          />
        ))}
      </ul>
    </>
  );
}

/** What the user, or this browser's visitor, has deleted: to be had back, or removed for good. */
export function BinScreen() {
  const { restore, removeForGood } = useBin();
  const { data, error, isValidating, mutate } = useSWR<Bin, Error>(BIN_API, {
    revalidateOnMount: true,
    onError: () => toast({ ...BIN_MESSAGES.loadFailed, variant: 'destructive' }),
  });
  const [doomed, setDoomed] = useState<Doomed | null>(null);

  function content() {
    if (error && !isValidating) {
      return (
        <EmptyBlogs text={BIN_MESSAGES.loadFailed.title}>
          <Button variant="outline" onClick={() => void mutate()} className="mt-6">
            Try again
          </Button>
        </EmptyBlogs>
      );
    }
    if (!data) return <Skeleton className="h-40" />;
    if (data.total === 0) return <EmptyBlogs text="The bin is empty" />;
    return <List bin={data} onRestore={(id) => void restore([id])} onDelete={setDoomed} />;
  }
  return (
    <div className="page-width max-w-4xl pt-12">
      <PageTitle>Bin</PageTitle>
      <p className="mt-4 max-w-[40rem] text-muted-foreground">
        Deleted blogs stay here for {BIN_DAYS} days, then they are removed for good with their pictures and earlier
        texts. They still count as written.
      </p>
      <div className="mt-8">{content()}</div>
      {doomed ? (
        <ConfirmDialog
          title={doomed === 'all' ? 'Empty the bin?' : 'Delete for good?'}
          text={`${doomed === 'all' ? 'Everything in the bin' : `“${doomed.title}”`} is removed with pictures and earlier texts. This cannot be undone.`}
          action={{ label: 'Delete for good', busy: 'Deleting...' }}
          onConfirm={() => removeForGood(doomed === 'all' ? 'all' : [doomed.id])}
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </div>
  );
}
