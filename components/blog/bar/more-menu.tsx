'use client';

import { Ellipsis, Eye, Gauge, History, Image, Languages, ListChecks, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useState } from 'react';
import { useSWRConfig } from 'swr';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { useAfterMenu } from '@/components/ui/use-after-menu.ts';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import { isByModel } from '@/lib/blogs/authorship/source-type.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { BLOG_VISIBILITY_DETAILS } from '@/lib/constants/options.ts';
import { blogPath } from '@/lib/routes.ts';
import { useBin } from '../deletion/use-bin.ts';
import { scorePath } from '../score/use-score.ts';
import type { ScorePart } from '../score/use-score-panel.ts';
import { useCanTranslate, type ViewerRights } from '../use-blog-rights.ts';
import type { ManagedBlog } from './managed-blog.ts';

const CoverDialog = lazy(() => import('../cover/cover-dialog.tsx'));
const DeleteDialog = lazy(() => import('../deletion/delete-dialog.tsx'));
const TranslationDialog = lazy(() => import('../translation/translation-dialog.tsx'));

const ReviewDialog = lazy(() => import('./review-dialog.tsx'));

const loadHistory = () => import('../editing/history-dialog.tsx');
const HistoryDialog = lazy(loadHistory);

type DialogName = 'cover' | 'review' | 'translation' | 'deletion';

/** Deletes the blog and leaves its screen; undoing comes back. */
function useDeletion(blogId: string, isOwned: boolean): () => Promise<boolean> {
  const router = useRouter();
  const { remove } = useBin();
  return async () => {
    const isDone = await remove([blogId], () => router.push(blogPath(blogId)));
    if (isDone) router.push(isOwned ? '/profile' : '/');
    return isDone;
  };
}

type OwnerItemsProps = {
  blog: ManagedBlog;
  score: ScorePart | undefined;
  after: (action: () => void) => () => void;
  onVisibility: () => void;
  onHistory: () => void;
  onDialog: (name: DialogName) => void;
};

function OwnerItems({ blog, score, after, onVisibility, onHistory, onDialog }: OwnerItemsProps) {
  const router = useRouter();
  const { id, visibility, isBlocked } = blog;
  const showScore = score?.toggle ?? (() => router.push(`${blogPath(id)}#score`));
  return (
    <>
      {/* A draft is published with the bar's own button. */}
      {visibility === 'draft' ? null : (
        <DropdownMenuItem onSelect={after(onVisibility)}>
          <Eye aria-hidden />
          Who can see it
          <span className="ml-auto pl-4 font-normal text-muted-foreground">
            {isBlocked ? 'Hidden by the operator' : BLOG_VISIBILITY_DETAILS[visibility].label}
          </span>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={after(showScore)}>
        <Gauge aria-hidden />
        {score?.isOpen ? 'Hide quality check' : 'Quality check'}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={after(onHistory)}>
        <History aria-hidden />
        History
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={after(() => onDialog('cover'))}>
        <Image aria-hidden />
        Cover
      </DropdownMenuItem>
      {isByModel(blog) ? (
        <DropdownMenuItem onSelect={after(() => onDialog('review'))}>
          <ListChecks aria-hidden />
          {blog.reviewedAt ? 'Withdraw review' : 'Mark as reviewed'}
        </DropdownMenuItem>
      ) : null}
    </>
  );
}

type MoreMenuProps = {
  blog: ManagedBlog;
  rights: ViewerRights;
  canSearchPictures: boolean;
  /** On the detail screen, which shows the quality check; elsewhere the menu leads there. */
  score: ScorePart | undefined;
  onVisibility: () => void;
  className: string;
};

/** What an owner seldom does with a blog; the visitor who made it translates and deletes. */
export function MoreMenu({ blog, rights, canSearchPictures, score, onVisibility, className }: MoreMenuProps) {
  const { mutate } = useSWRConfig();
  const { isOwner, mayTranslate } = rights;
  const history = useLazyPart(loadHistory, TEXT_MESSAGES.historyFailed);
  const canTranslate = useCanTranslate();
  const remove = useDeletion(blog.id, isOwner);
  const { after, closing } = useAfterMenu();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const onClose = () => setDialog(null);
  const owner = { blog, score, after, onVisibility, onHistory: history.open, onDialog: setDialog };

  /** Also measures again, as the owner may have restored an earlier text. */
  function closeHistory(): void {
    history.close();
    void mutate(scorePath(blog.id));
  }
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger ref={score?.button} aria-label="More" className={className}>
          <Ellipsis aria-hidden />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" {...closing}>
          {isOwner ? <OwnerItems {...owner} /> : null}
          {mayTranslate && canTranslate(blog.writer) ? (
            <DropdownMenuItem onSelect={after(() => setDialog('translation'))}>
              <Languages aria-hidden />
              Translate
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={after(() => setDialog('deletion'))} className="text-destructive-text">
            <Trash2 aria-hidden />
            Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Suspense>
        {history.isOpen ? <HistoryDialog blogId={blog.id} onClose={closeHistory} /> : null}
        {dialog === 'cover' ? <CoverDialog blog={blog} canSearch={canSearchPictures} onClose={onClose} /> : null}
        {dialog === 'review' ? <ReviewDialog blog={blog} onClose={onClose} /> : null}
        {dialog === 'translation' ? <TranslationDialog blog={blog} onClose={onClose} /> : null}
        {dialog === 'deletion' ? (
          <DeleteDialog blogs={[blog]} isOwned={isOwner} onConfirm={remove} onClose={onClose} />
        ) : null}
      </Suspense>
    </>
  );
}
