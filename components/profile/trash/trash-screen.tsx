'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { BIN_API, useBin } from '@/components/blog/deletion/use-bin.ts';
import { EmptyState, PageTitle } from '@/components/shell/page-parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { longDate } from '@/components/ui/format.ts';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { LOADED_BOX, Loaded } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import type { Bin, DeletedBlog } from '@/lib/blogs/schema.ts';
import { BIN_DAYS } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { blogPath, MY_BLOGS_PATH } from '@/lib/routes.ts';

type DeletedEntryProps = { blog: DeletedBlog; language: string; onRestore: () => void; onDelete: () => void };

const DeletedEntry = ({
  blog: { id, title, language: written, isBlocked, deletedAt, goneAt },
  language,
  onRestore,
  onDelete,
}: DeletedEntryProps) => (
  <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-border py-5">
    <div className="min-w-0 flex-1 basis-64">
      <p lang={LANGUAGE_DETAILS[written].tag} className="font-display text-xl leading-snug font-semibold break-words">
        {title}
      </p>
      <p className="mt-1 text-sm text-muted-foreground">
        {isBlocked ? 'Removed by the operator' : 'Deleted'}{' '}
        <time dateTime={deletedAt}>{longDate(deletedAt, language)}</time>, permanently deleted on{' '}
        <time dateTime={goneAt}>{longDate(goneAt, language)}</time>
      </p>
    </div>
    <div className="flex gap-2">
      {isBlocked ? (
        <LinkButton href={blogPath(id)} variant="ink" size="touch">
          Reason and objection<span className="sr-only">: {title}</span>
        </LinkButton>
      ) : (
        <Button variant="ink" size="touch" onClick={onRestore}>
          Restore<span className="sr-only"> {title}</span>
        </Button>
      )}
      <Button variant="outline" size="touch" onClick={onDelete}>
        Delete permanently<span className="sr-only">: {title}</span>
      </Button>
    </div>
  </li>
);

/** The trash of the user, or of this browser's visitor. */
export function TrashScreen() {
  const t = useTranslations('ownBlogs.trash');
  const { restore, removeForGood } = useBin();
  const request = useSWR<Bin, Error>(BIN_API, {
    revalidateOnMount: true,
    onError: () => toast({ ...t.titled('loadFailed'), variant: 'destructive' }),
  });
  const [target, setTarget] = useState<DeletedBlog | 'all' | null>(null);

  function list({ blogs, total }: Bin) {
    if (total === 0) {
      return (
        <EmptyState text="Trash is empty">
          <LinkButton href={MY_BLOGS_PATH} variant="outline" className="mt-6">
            Show my blogs
          </LinkButton>
        </EmptyState>
      );
    }
    return (
      <>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm text-muted-foreground">
            {total === 1 ? '1 blog' : `${total} blogs`}
            {total > blogs.length ? `, latest ${blogs.length} shown` : ''}
          </p>
          <Button variant="outline" onClick={() => setTarget('all')}>
            Empty trash
          </Button>
        </div>
        <ul className="mt-4 border-t border-border">
          {blogs.map((blog) => (
            <DeletedEntry
              key={blog.id}
              blog={blog}
              language={t.language}
              onRestore={() => void restore([blog.id])}
              onDelete={() => setTarget(blog)}
            />
          ))}
        </ul>
      </>
    );
  }
  return (
    <div className="page-width max-w-4xl pt-12">
      <PageTitle>Trash</PageTitle>
      <p className="mt-4 max-w-[40rem] text-muted-foreground">
        Deleted blogs stay here for {BIN_DAYS} days. Then they are permanently deleted, with their images and history.
      </p>
      <div className="mt-8">
        <Loaded
          request={request}
          text={t('loadFailed.title')}
          className={LOADED_BOX}
          skeleton={<Skeleton className="h-40" />}
        >
          {list}
        </Loaded>
      </div>
      {target ? (
        <ConfirmDialog
          title={target === 'all' ? 'Empty trash?' : 'Delete permanently?'}
          text={`${target === 'all' ? 'Everything in Trash' : `“${target.title}”`} will be permanently deleted, with images and history. This can’t be undone.`}
          action={{ label: 'Delete permanently', busy: 'Deleting...' }}
          onConfirm={() => removeForGood(target === 'all' ? 'all' : [target.id])}
          onClose={() => setTarget(null)}
        />
      ) : null}
    </div>
  );
}
