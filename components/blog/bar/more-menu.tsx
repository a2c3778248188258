import { Ellipsis, Eye, Feather, Gauge, History, Image, Languages, Link, ListChecks, Tags, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useSWRConfig } from 'swr';
import { useTranslations } from '#translations';
import { Menu } from '@/components/ui/dropdown-menu.tsx';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import { isByModel } from '@/lib/blogs/authorship/source-type.ts';
import { blogPath, reviewPath, scorePath } from '@/lib/routes.ts';
import { useBin } from '../deletion/use-bin.ts';
import { useCanTranslate, type ViewerRights } from '../use-blog-rights.ts';
import type { DetailScreen } from './blog-bar.tsx';
import type { ManagedBlog } from './managed-blog.ts';

function useDeletion(blogId: string, isOwned: boolean): () => Promise<boolean> {
  const router = useRouter();
  const { remove } = useBin();
  return async () => {
    const isDone = await remove([blogId], () => router.push(blogPath(blogId)));
    if (isDone) router.push(isOwned ? '/profile' : '/');
    return isDone;
  };
}

type MoreMenuProps = {
  blog: ManagedBlog;
  rights: ViewerRights;
  canSearchPictures: boolean;
  screen: DetailScreen | undefined;
  onVisibility: () => void;
  onLink: () => void;
  className: string;
};

export function MoreMenu({ blog, rights, canSearchPictures, screen, onVisibility, onLink, className }: MoreMenuProps) {
  const options = useTranslations('options');
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const { id, visibility, isBlocked } = blog;
  const { isOwner } = rights;
  const { button, score, review } = screen?.panel ?? {};
  const goTo = (hash: string) => () => router.push(`${blogPath(id)}#${hash}`);
  const history = useLazyPart(() => import('../editing/history-dialog.tsx'), 'history');
  const cover = useLazyPart(() => import('../cover/cover-dialog.tsx'), 'cover editor');
  const groups = useLazyPart(() => import('../groups/groups-dialog.tsx'), 'tags');
  const translation = useLazyPart(() => import('../translation/translation-dialog.tsx'), 'translation dialog');
  const deletion = useLazyPart(() => import('../deletion/delete-dialog.tsx'), 'delete dialog');
  const canTranslate = useCanTranslate();
  const onConfirm = useDeletion(id, isOwner);
  const seenBy = (
    <>
      Who can see it
      <span className="ml-auto pl-4 font-normal text-muted-foreground">
        {isBlocked ? 'Hidden by the operator' : options(`visibilities.${visibility}.label`)}
      </span>
    </>
  );
  const ownerItems = [
    // A draft is published with the bar's own button.
    visibility !== 'draft' && { Icon: Eye, label: seenBy, opens: onVisibility },
    {
      Icon: Gauge,
      label: score?.isOpen ? 'Hide quality check' : 'Quality check',
      opens: score?.toggle ?? goTo('score'),
    },
    blog.writer === 'model' && { Icon: Feather, label: 'Make it mine', opens: screen?.makeItMine ?? goTo('mine') },
    blog.userId !== undefined && { Icon: Link, label: 'Link my blogs', opens: onLink },
    { Icon: History, label: 'History', opens: history.open },
    { Icon: Image, label: 'Cover', opens: cover.open },
    { Icon: Tags, label: 'Tags and series', opens: groups.open },
    isByModel(blog) && {
      Icon: ListChecks,
      label: review?.isOpen ? 'Hide review' : 'Review',
      opens: review?.toggle ?? goTo('review'),
    },
  ];
  const mayTranslate = rights.mayTranslate && canTranslate(blog.writer);

  /** Also reads score and findings again, as the owner may have restored an earlier text. */
  function closeHistory(): void {
    history.close();
    void mutate(scorePath(id));
    void mutate(reviewPath(id));
  }
  return (
    <>
      <Menu
        trigger={{ ref: button, 'aria-label': 'More', className, children: <Ellipsis aria-hidden /> }}
        align="end"
        groups={[
          [
            ...(isOwner ? ownerItems : []),
            mayTranslate && { Icon: Languages, label: 'Translate', opens: translation.open },
          ],
          [{ Icon: Trash2, label: 'Delete', opens: deletion.open, isDestructive: true }],
        ]}
      />
      {history.show({ blogId: id, onClose: closeHistory })}
      {cover.show({ blog, canSearch: canSearchPictures })}
      {groups.show({ blogs: [blog], onSaved: router.refresh })}
      {translation.show({ blog })}
      {deletion.show({ blogs: [blog], isOwned: isOwner, onConfirm })}
    </>
  );
}
