'use client';

import { type ReactNode, useState } from 'react';
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
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { blogPath, MY_BLOGS_PATH } from '@/lib/routes.ts';

type DeletedEntryProps = { blog: DeletedBlog; onRestore: () => void; onDelete: () => void };

function DeletedEntry({ blog, onRestore, onDelete }: DeletedEntryProps) {
  const t = useTranslations('bin');
  const { id, title, language, isBlocked, deletedAt, goneAt } = blog;
  const times = {
    deletedOn: longDate(deletedAt, t.language),
    goneOn: longDate(goneAt, t.language),
    from: (day: ReactNode) => <time dateTime={deletedAt}>{day}</time>,
    until: (day: ReactNode) => <time dateTime={goneAt}>{day}</time>,
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-border py-5">
      <div className="min-w-0 flex-1 basis-64">
        <p
          lang={LANGUAGE_DETAILS[language].tag}
          className="font-display text-xl leading-snug font-semibold break-words"
        >
          {title}
        </p>
        <p className="mt-1 text-sm text-muted-foreground">{t.rich(isBlocked ? 'removed' : 'deleted', times)}</p>
      </div>
      <div className="flex gap-2">
        {isBlocked ? (
          <LinkButton href={blogPath(id)} variant="ink" size="touch">
            {t.rich('reason', { title, spoken: <span className="sr-only" /> })}
          </LinkButton>
        ) : (
          <Button variant="ink" size="touch" onClick={onRestore}>
            {t.rich('restore', { title, spoken: <span className="sr-only" /> })}
          </Button>
        )}
        <Button variant="outline" size="touch" onClick={onDelete}>
          {t.rich('delete', { title, spoken: <span className="sr-only" /> })}
        </Button>
      </div>
    </li>
  );
}

/** The trash of the user, or of this browser's visitor. */
export function TrashScreen() {
  const t = useTranslations('bin');
  const trash = useTranslations('ownBlogs.trash');
  const { restore, removeForGood } = useBin();
  const request = useSWR<Bin, Error>(BIN_API, {
    revalidateOnMount: true,
    onError: () => toast({ ...trash.titled('loadFailed'), variant: 'destructive' }),
  });
  const [target, setTarget] = useState<DeletedBlog | 'all' | null>(null);

  function list({ blogs, total }: Bin) {
    if (total === 0) {
      return (
        <EmptyState text={t('empty')}>
          <LinkButton href={MY_BLOGS_PATH} variant="outline" className="mt-6">
            {t('showBlogs')}
          </LinkButton>
        </EmptyState>
      );
    }
    return (
      <>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm text-muted-foreground">
            {total > blogs.length ? t('countShown', { total, shown: blogs.length }) : t('count', { total })}
          </p>
          <Button variant="outline" onClick={() => setTarget('all')}>
            {t('emptyTrash')}
          </Button>
        </div>
        <ul className="mt-4 border-t border-border">
          {blogs.map((blog) => (
            <DeletedEntry
              key={blog.id}
              blog={blog}
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
      <PageTitle>{t('title')}</PageTitle>
      <p className="mt-4 max-w-[40rem] text-muted-foreground">{t('about')}</p>
      <div className="mt-8">
        <Loaded
          request={request}
          text={trash('loadFailed.title')}
          className={LOADED_BOX}
          skeleton={<Skeleton className="h-40" />}
        >
          {list}
        </Loaded>
      </div>
      {target ? (
        <ConfirmDialog
          title={t(target === 'all' ? 'emptyTrashTitle' : 'deleteTitle')}
          text={target === 'all' ? t('emptyTrashText') : t('deleteText', target)}
          action={{ label: t('deletePermanently'), busy: t('deleting') }}
          onConfirm={() => removeForGood(target === 'all' ? 'all' : [target.id])}
          onClose={() => setTarget(null)}
        />
      ) : null}
    </div>
  );
}
