'use client';

import { lazy, Suspense, useState } from 'react';
import { useBin, useOwnListsRefresh } from '@/components/blog/deletion/use-bin.ts';
import { useCanTranslate } from '@/components/blog/translation/use-can-translate.ts';
import { Button } from '@/components/ui/button.tsx';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { BlogGrid } from './blog-grid.tsx';
import { OwnBlogCard } from './own-blog-card.tsx';

/** Fetched when they are opened. */
const DeleteDialog = lazy(() => import('@/components/blog/deletion/delete-dialog.tsx'));
const TranslationDialog = lazy(
  () => import('@/components/blog/translation/translation-dialog.tsx'),
);
const VisibilityDialog = lazy(() => import('@/components/blog/visibility/visibility-dialog.tsx'));

const titled = ({ id, language, content }: BlogSummary) => ({
  ...{ id, language },
  title: content.title,
});

type SelectionBarProps = { count: number; onDelete: () => void; onClear: () => void };

/** What can be done with the chosen blogs; says how many they are. */
function SelectionBar({ count, onDelete, onClear }: SelectionBarProps) {
  return (
    <div role="status" className="contents">
      {count > 0 ? (
        <div className="sticky top-2 z-20 mb-4 flex flex-wrap items-center gap-3 rounded-md border border-foreground bg-card px-4 py-2.5 shadow-lifted">
          <p className="mr-auto text-sm font-semibold">{count} selected</p>
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={onDelete}
            className="border-destructive-text text-destructive-text"
          >
            Delete {count}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The user's blogs of a page as cards; several can be chosen and deleted. */
export function OwnBlogs({ blogs }: { blogs: readonly BlogSummary[] }) {
  const { remove } = useBin();
  const refresh = useOwnListsRefresh();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [toDelete, setToDelete] = useState<readonly BlogSummary[]>([]);
  const [toShow, setToShow] = useState<BlogSummary | null>(null);
  const [toTranslate, setToTranslate] = useState<BlogSummary | null>(null);
  const canTranslate = useCanTranslate();
  const chosen = blogs.filter(({ id }) => selected.has(id));

  function select(id: string, isSelected: boolean): void {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  }

  async function confirm(): Promise<boolean> {
    const isDone = await remove(toDelete.map(({ id }) => id));
    if (isDone) setSelected(new Set());
    return isDone;
  }
  return (
    <>
      <SelectionBar
        count={chosen.length}
        onDelete={() => setToDelete(chosen)}
        onClear={() => setSelected(new Set())}
      />
      <BlogGrid
        blogs={blogs}
        card={(blog) => (
          <OwnBlogCard
            blog={blog}
            isSelected={selected.has(blog.id)}
            onSelect={(isSelected) => select(blog.id, isSelected)}
            onChangeVisibility={() => setToShow(blog)}
            onTranslate={canTranslate(blog.writer) ? () => setToTranslate(blog) : undefined}
            onDelete={() => setToDelete([blog])}
          />
        )}
      />
      <Suspense>
        {toDelete.length > 0 ? (
          <DeleteDialog
            blogs={toDelete.map(titled)}
            isOwned
            onConfirm={confirm}
            onClose={() => setToDelete([])}
          />
        ) : null}
        {toTranslate ? (
          <TranslationDialog blog={titled(toTranslate)} onClose={() => setToTranslate(null)} />
        ) : null}
        {toShow ? (
          <VisibilityDialog
            blog={{ ...toShow, title: toShow.content.title }}
            onSaved={refresh}
            onClose={() => setToShow(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
