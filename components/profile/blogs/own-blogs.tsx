'use client';

import { lazy, Suspense, useState } from 'react';
import { useBin, useOwnListsRefresh } from '@/components/blog/deletion/use-bin.ts';
import type { BlogStyle } from '@/components/blog/styling/blog-style.ts';
import { useCanTranslate } from '@/components/blog/translation/use-can-translate.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { useViewsByBlog } from '@/components/views/use-views.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import type { BlogLayout, BlogVisibility } from '@/lib/constants/options.ts';
import { RESTYLE_MESSAGES, VISIBILITY_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { BlogGrid } from './blog-grid.tsx';
import { OwnBlogCard, OwnBlogRow, OwnBlogsTable } from './own-blog-entries.tsx';
import { SelectionBar, useSelection } from './selection-bar.tsx';

type Sentences = { saved: { title: string }; failed: { title: string; description: string } };

/**
 * Changes several blogs at once; each shows a toast and resolves with whether it succeeded.
 * @param onChanged called after every attempt
 */
function useChangesOfSeveral(onChanged: () => void) {
  async function change(path: string, body: object, { saved, failed }: Sentences) {
    try {
      await requestJson(path, { method: 'PUT', body });
      toast(saved);
      return true;
    } catch (error) {
      console.error(error);
      const description = apiErrorDetails(error).message ?? failed.description;
      toast({ title: failed.title, description, variant: 'destructive' });
      return false;
    } finally {
      onChanged();
    }
  }
  return {
    show: (ids: readonly string[], visibility: BlogVisibility) =>
      change(
        '/api/blogs/visibility',
        { ids, visibility },
        { saved: VISIBILITY_MESSAGES.savedSeveral(visibility, ids.length), failed: VISIBILITY_MESSAGES.severalFailed },
      ),
    restyle: (ids: readonly string[], blogStyle: BlogStyle) =>
      change(
        '/api/blogs/style',
        { ids, ...blogStyle },
        { saved: RESTYLE_MESSAGES.saved(ids.length), failed: RESTYLE_MESSAGES.failed },
      ),
  };
}

/** Loaded on first use. */
const DeleteDialog = lazy(() => import('@/components/blog/deletion/delete-dialog.tsx'));
const TranslationDialog = lazy(() => import('@/components/blog/translation/translation-dialog.tsx'));
const VisibilityDialog = lazy(() => import('@/components/blog/visibility/visibility-dialog.tsx'));
const RestyleDialog = lazy(() => import('./restyle-dialog.tsx'));

const titled = ({ id, language, content }: BlogSummary) => ({ id, language, title: content.title });

/** The open dialog and its blogs. */
type OpenDialog = { kind: 'delete' | 'restyle' | 'visibility' | 'translate'; blogs: readonly BlogSummary[] };

type OwnBlogsProps = {
  blogs: readonly BlogSummary[];
  layout: BlogLayout;
  isWide?: boolean;
  /** Called after changes, for lists not read through SWR. */
  onChanged?: () => void;
};

/** The user's blogs as cards or rows, with bulk actions. */
export function OwnBlogs({ blogs, layout, isWide = false, onChanged }: OwnBlogsProps) {
  const refreshLists = useOwnListsRefresh();
  const refresh = () => {
    refreshLists();
    onChanged?.();
  };
  const { remove } = useBin();
  const { show, restyle } = useChangesOfSeveral(refresh);
  const { selected, select, selectAll, clear } = useSelection(blogs.map(({ id }) => id));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const views = useViewsByBlog(blogs);
  const canTranslate = useCanTranslate();
  const chosen = blogs.filter(({ id }) => selected.has(id));
  const propsOf = (blog: BlogSummary) => ({
    blog,
    views: views && (views[blog.id] ?? 0),
    isSelected: selected.has(blog.id),
    onSelect: (isSelected: boolean, isRange: boolean) => select(blog.id, isSelected, isRange),
    onChangeVisibility: () => setDialog({ kind: 'visibility', blogs: [blog] }),
    onTranslate: canTranslate(blog.writer) ? () => setDialog({ kind: 'translate', blogs: [blog] }) : undefined,
    onDelete: () => setDialog({ kind: 'delete', blogs: [blog] }),
  });

  async function confirmDeletion(ids: readonly string[]): Promise<boolean> {
    const isDone = await remove(ids, onChanged);
    if (isDone) {
      clear();
      onChanged?.();
    }
    return isDone;
  }

  function openDialog() {
    const [first] = dialog?.blogs ?? [];
    if (!dialog || !first) return null;
    const ids = dialog.blogs.map(({ id }) => id);
    switch (dialog.kind) {
      case 'delete':
        return (
          <DeleteDialog
            blogs={dialog.blogs.map(titled)}
            isOwned
            onConfirm={() => confirmDeletion(ids)}
            onClose={close}
          />
        );
      case 'restyle': {
        const { style, colorTheme } = first;
        return (
          <RestyleDialog
            count={ids.length}
            first={{ style, colorTheme }}
            onConfirm={(blogStyle: BlogStyle) => restyle(ids, blogStyle)}
            onClose={close}
          />
        );
      }
      case 'translate':
        return <TranslationDialog blog={titled(first)} onClose={close} />;
      case 'visibility':
        return <VisibilityDialog blog={{ ...first, title: first.content.title }} onSaved={refresh} onClose={close} />;
    }
  }
  return (
    <>
      <SelectionBar
        selected={chosen.map(({ id }) => id)}
        of={blogs.length}
        onSelectAll={selectAll}
        onClear={clear}
        onShow={(visibility) => void show([...selected], visibility)}
        onRestyle={() => setDialog({ kind: 'restyle', blogs: chosen })}
        onDelete={() => setDialog({ kind: 'delete', blogs: chosen })}
      />
      {layout === 'grid' ? (
        <BlogGrid blogs={blogs} isWide={isWide} card={(blog) => <OwnBlogCard {...propsOf(blog)} />} />
      ) : (
        <OwnBlogsTable blogs={blogs} row={(blog) => <OwnBlogRow key={blog.id} {...propsOf(blog)} />} />
      )}
      <Suspense>{openDialog()}</Suspense>
    </>
  );
}
