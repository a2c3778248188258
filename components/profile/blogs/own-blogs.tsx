import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from '#translations';
import { useBin, useOwnListsRefresh } from '@/components/blog/deletion/use-bin.ts';
import { loadDeletion, loadGroups, loadLinks, loadTranslation, loadVisibility } from '@/components/blog/dialogs.ts';
import type { BlogStyle } from '@/components/blog/styling/blog-style.ts';
import { useCanTranslate } from '@/components/blog/use-blog-rights.ts';
import { withMessages } from '@/components/messages/client.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/choice.tsx';
import { cn } from '@/components/ui/cn.ts';
import { attempt, type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { useViewsByBlog } from '@/components/views/views-section.tsx';
import type { ListedBlog } from '@/lib/blogs/schema.ts';
import type { BlogLayout, BlogVisibility } from '@/lib/constants/options.ts';
import { requestJson } from '@/lib/http/client.ts';
import { ExportMenu } from '../transfer/export-menu.tsx';
import { BlogGrid, Pages, type Paging } from './blog-grid.tsx';
import { OwnBlogCard, OwnBlogRow, OwnBlogsTable } from './own-blog-entries.tsx';

/** Moves the focus and the view to the list after a page link, which is gone on the last page; filters keep theirs. */
function useFocusOnPage(page: number) {
  const list = useRef<HTMLElement>(null);
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current === page) return;
    seen.current = page;
    const { activeElement, body } = document;
    if (activeElement !== body && !list.current?.contains(activeElement)) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }, [page]);
  return list;
}

/** The selected ones of all `ids`, in order; ids that leave the list are deselected. */
function useSelection(ids: readonly string[]) {
  const [marked, setMarked] = useState<readonly string[]>([]);
  const selected = ids.filter((id) => marked.includes(id));
  const select = (id: string, isSelected: boolean) =>
    setMarked(isSelected ? [...selected, id] : selected.filter((each) => each !== id));
  return { selected, select, selectAll: () => setMarked(ids), clear: () => setMarked([]) };
}

type SelectionBarProps = {
  selected: readonly string[];
  of: number;
  count: string | undefined;
  tools: ReactNode;
  actions: readonly (readonly [label: string, run: () => void])[];
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: () => void;
};

const VISIBILITIES = ['public', 'unlisted', 'draft'] as const;

const BUTTON = { variant: 'outline', size: 'touch' } as const;

/** Selects all blogs of a page. With a selection it offers bulk actions, else the number of blogs and the tools. */
function SelectionBar(props: SelectionBarProps) {
  const { selected, of, tools, actions, onSelectAll, onClear, onDelete } = props;
  const t = useTranslations('myBlogs.list');
  const count = selected.length;
  return (
    <div
      className={cn(
        '-mx-4 -mt-2 mb-2 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-transparent px-4 py-2',
        count > 0 && 'sticky top-2 z-20 border-foreground bg-card shadow-lifted',
      )}
    >
      <Checkbox
        checked={count > 0 && count === of}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < of;
        }}
        onChange={count === of ? onClear : onSelectAll}
        className="font-semibold"
      >
        {t('all')}
      </Checkbox>
      <p role="status" className="me-auto text-sm text-muted-foreground">
        {count > 0 ? t('selected', { count }) : props.count}
      </p>
      {count > 0 ? (
        <div className="flex flex-wrap gap-2">
          {actions.map(([label, run]) => (
            <Button key={label} {...BUTTON} onClick={run}>
              {label}
            </Button>
          ))}
          <ExportMenu ids={selected} size={BUTTON.size} />
          <Button {...BUTTON} onClick={onDelete} className="border-destructive-text text-destructive-text">
            {t('delete', { count })}
          </Button>
        </div>
      ) : (
        tools
      )}
    </div>
  );
}

const DeleteDialog = lazy(loadDeletion);
const TranslationDialog = lazy(loadTranslation);
const VisibilityDialog = lazy(loadVisibility);
const GroupsDialog = lazy(loadGroups);
const LinkDialog = lazy(loadLinks);
const RestyleDialog = lazy(() => withMessages(import('./restyle-dialog.tsx'), 'restyle', 'options', 'styles'));

const titled = ({ id, language, content }: ListedBlog) => ({ id, language, title: content.title });

type DialogKind = 'delete' | 'groups' | 'link' | 'restyle' | 'visibility' | 'translate';

type ChangeTexts = { saved: ToastInput; failed: ToastInput };

type OwnBlogsProps = Paging & {
  blogs: readonly ListedBlog[];
  isLoading: boolean;
  layout?: BlogLayout;
  count?: string;
  tools?: ReactNode;
  /** Called after changes, for lists not read through SWR. */
  onChanged?: () => void;
};

export function OwnBlogs(props: OwnBlogsProps) {
  const visibilities = useTranslations('ownBlogs.visibility');
  const { blogs, isLoading, layout = 'grid', count, tools, onChanged, ...paging } = props;
  const t = useTranslations('myBlogs');
  const list = useFocusOnPage(paging.page);
  const refreshLists = useOwnListsRefresh();
  const { remove } = useBin();
  const { selected, select, selectAll, clear } = useSelection(blogs.map(({ id }) => id));
  const [dialog, setDialog] = useState<{ kind: DialogKind; blogs: readonly ListedBlog[] } | null>(null);
  const ask = (kind: DialogKind, asked: readonly ListedBlog[]) => () => setDialog({ kind, blogs: asked });
  const close = () => setDialog(null);
  const views = useViewsByBlog(blogs);
  const canTranslate = useCanTranslate();
  const chosen = blogs.filter(({ id }) => selected.includes(id));

  function refresh(): void {
    refreshLists();
    onChanged?.();
  }

  async function change(kind: 'visibility' | 'style', body: object, texts: ChangeTexts) {
    const save = async () => {
      await requestJson(`/api/blogs/${kind}`, { method: 'PUT', body });
      toast(texts.saved);
    };
    return attempt(save, texts.failed).finally(refresh);
  }

  function show(visibility: BlogVisibility): void {
    const saved = { title: visibilities('savedSeveral', { visibility, count: selected.length }) };
    void change('visibility', { ids: selected, visibility }, { saved, failed: visibilities.titled('failed') });
  }

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
    const { style, colorTheme } = first;
    switch (dialog.kind) {
      case 'delete': {
        const deleted = dialog.blogs.map(titled);
        return <DeleteDialog blogs={deleted} isOwned onConfirm={() => confirmDeletion(ids)} onClose={close} />;
      }
      case 'link':
        return <LinkDialog ids={ids} onChanged={refresh} onClose={close} />;
      case 'restyle': {
        const saved = t.titled('list.styleSaved', { count: ids.length });
        const texts = { saved, failed: t.titled('list.styleNotSaved') };
        const confirm = (blogStyle: BlogStyle) => change('style', { ids, ...blogStyle }, texts);
        return <RestyleDialog count={ids.length} first={{ style, colorTheme }} onConfirm={confirm} onClose={close} />;
      }
      case 'groups': {
        const oldestFirst = dialog.blogs.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
        const grouped = oldestFirst.map((blog) => ({ ...blog, title: blog.content.title }));
        return <GroupsDialog blogs={grouped} onSaved={refresh} onClose={close} />;
      }
      case 'translate':
        return <TranslationDialog blog={titled(first)} onClose={close} />;
      case 'visibility':
        return <VisibilityDialog blog={{ ...first, title: first.content.title }} onSaved={refresh} onClose={close} />;
    }
  }
  const cardProps = (blog: ListedBlog) => ({
    blog,
    views: views && (views[blog.id] ?? 0),
    isSelected: selected.includes(blog.id),
    onSelect: (isSelected: boolean) => select(blog.id, isSelected),
    onChangeVisibility: ask('visibility', [blog]),
    onGroup: ask('groups', [blog]),
    onTranslate: canTranslate(blog.writer) ? ask('translate', [blog]) : undefined,
    onDelete: ask('delete', [blog]),
  });
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label={paging.pages > 1 ? t('page', paging) : undefined}
      aria-busy={isLoading}
      className={cn('scroll-mt-4 outline-none transition-opacity', isLoading && 'opacity-50')}
    >
      <SelectionBar
        selected={selected}
        of={blogs.length}
        count={count}
        tools={tools}
        actions={[
          ...VISIBILITIES.map((value) => [t(`list.setTo.${value}`), () => show(value)] as const),
          [t('list.changeStyle'), ask('restyle', chosen)],
          [t('tagsAndSeries'), ask('groups', chosen)],
          [t('linkBlogs'), ask('link', chosen)],
        ]}
        onSelectAll={selectAll}
        onClear={clear}
        onDelete={ask('delete', chosen)}
      />
      {layout === 'grid' ? (
        <BlogGrid blogs={blogs} card={(blog) => <OwnBlogCard {...cardProps(blog)} />} />
      ) : (
        <OwnBlogsTable>
          {blogs.map((blog) => (
            <OwnBlogRow key={blog.id} {...cardProps(blog)} />
          ))}
        </OwnBlogsTable>
      )}
      <Pages label={t('pages')} {...paging} />
      <Suspense>{openDialog()}</Suspense>
    </section>
  );
}
