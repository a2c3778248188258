import { Ellipsis, Eye, Feather, Gauge, History, Image, Languages, Link, ListChecks, Tags, Trash2 } from 'lucide-react';
import { useSWRConfig } from 'swr';
import { useTranslations } from '#translations';
import { withMessages } from '@/components/messages/client.tsx';
import { useRouter } from '@/components/messages/navigation.tsx';
import { Menu } from '@/components/ui/dropdown-menu.tsx';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import { isByModel } from '@/lib/blogs/authorship/source-type.ts';
import { blogPath, reviewPath, scorePath } from '@/lib/routes.ts';
import { useBin } from '../deletion/use-bin.ts';
import { loadDeletion, loadGroups, loadTranslation } from '../dialogs.ts';
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
  const t = useTranslations('ownBlogs');
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const { id, visibility, isBlocked } = blog;
  const { isOwner } = rights;
  const { button, score, review } = screen?.panel ?? {};
  const goTo = (hash: string) => () => router.push(`${blogPath(id)}#${hash}`);
  const history = useLazyPart(() => withMessages(import('../editing/history-dialog.tsx'), 'history'), 'history');
  const cover = useLazyPart(() => withMessages(import('../cover/cover-dialog.tsx'), 'cover', 'images'), 'coverEditor');
  const groups = useLazyPart(loadGroups, 'tags');
  const translation = useLazyPart(loadTranslation, 'translationDialog');
  const deletion = useLazyPart(loadDeletion, 'deleteDialog');
  const canTranslate = useCanTranslate();
  const onConfirm = useDeletion(id, isOwner);
  const seenBy = (
    <>
      {t('more.visibility')}
      <span className="ms-auto ps-4 font-normal text-muted-foreground">
        {t(`visibility.${isBlocked ? 'hidden' : visibility}`)}
      </span>
    </>
  );
  const ownerItems = [
    // A draft is published with the bar's own button.
    visibility !== 'draft' && { Icon: Eye, label: seenBy, opens: onVisibility },
    {
      Icon: Gauge,
      label: t(score?.isOpen ? 'more.hideQualityCheck' : 'more.qualityCheck'),
      opens: score?.toggle ?? goTo('score'),
    },
    blog.writer === 'model' && {
      Icon: Feather,
      label: t('more.makeItMine'),
      opens: screen?.makeItMine ?? goTo('mine'),
    },
    blog.userId !== undefined && { Icon: Link, label: t('more.linkBlogs'), opens: onLink },
    { Icon: History, label: t('more.history'), opens: history.open },
    { Icon: Image, label: t('more.cover'), opens: cover.open },
    { Icon: Tags, label: t('more.groups'), opens: groups.open },
    isByModel(blog) && {
      Icon: ListChecks,
      label: t(review?.isOpen ? 'more.hideReview' : 'more.review'),
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
        trigger={{ ref: button, 'aria-label': t('more.more'), className, children: <Ellipsis aria-hidden /> }}
        align="end"
        groups={[
          [
            ...(isOwner ? ownerItems : []),
            mayTranslate && { Icon: Languages, label: t('more.translate'), opens: translation.open },
          ],
          [{ Icon: Trash2, label: t.common('delete'), opens: deletion.open, isDestructive: true }],
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
