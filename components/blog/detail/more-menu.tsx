'use client';

import { Ellipsis, FileDown, Gauge, History, Image, Languages, ListChecks, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { useAfterMenu } from '@/components/ui/use-after-menu.ts';
import { type ToastInput, toastError } from '@/components/ui/use-toast.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { isByModel } from '@/lib/blogs/source-type.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { EXPORT_FORMATS } from '@/lib/constants/export-messages.ts';
import { blogPath, exportPath } from '@/lib/routes.ts';
import type { CoveredBlog } from '../cover/use-cover-form.ts';
import { useBin } from '../deletion/use-bin.ts';
import { scorePath } from '../score/use-score.ts';
import type { SharedBlog } from '../sharing/share-menu.tsx';
import type { TranslatableBlog } from '../translation/translation-dialog.tsx';
import { useCanTranslate, type ViewerRights } from '../use-blog-rights.ts';
import type { ShownBlog } from '../visibility/use-publication.ts';
import type { ReviewedBlog } from './review-dialog.tsx';

const CoverDialog = lazy(() => import('../cover/cover-dialog.tsx'));
const DeleteDialog = lazy(() => import('../deletion/delete-dialog.tsx'));
const TranslationDialog = lazy(() => import('../translation/translation-dialog.tsx'));

const ReviewDialog = lazy(() => import('./review-dialog.tsx'));

const loadHistory = () => import('../editing/history-dialog.tsx');
const HistoryDialog = lazy(loadHistory);

const loadScore = () => import('../score/score-panel.tsx');
/** The article's score. */
export const ScorePanel = lazy(loadScore);

/** Here and not with the panel's other sentences, which come with the script that is missing. */
const SCORE_NOT_LOADED = { title: 'Could not load the score', description: 'Check your connection and try again.' };

/** Opens a part after its script has loaded, so that a lost connection ends in a toast and not in a broken page. */
function useLazyPart(load: () => Promise<unknown>, failed: ToastInput) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () =>
    load().then(
      () => setIsOpen(true),
      (error: unknown) => toastError(error, failed),
    );
  return { isOpen, open, close: () => setIsOpen(false) };
}

/** Opens and closes the score beside the article. */
export function useScorePanel() {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, open, ...part } = useLazyPart(loadScore, SCORE_NOT_LOADED);

  /** Returns the focus to the menu without scrolling. */
  function close(): void {
    part.close();
    button.current?.focus({ preventScroll: true });
  }
  return { button, isOpen, close, toggle: () => (isOpen ? close() : void open()) };
}

export type ScorePart = ReturnType<typeof useScorePanel>;

export type ManagedBlog = SharedBlog &
  CoveredBlog &
  TranslatableBlog &
  Pick<Blog, 'writer' | 'modelEditedAt'> &
  ShownBlog &
  ReviewedBlog;

type MoreMenuProps = { blog: ManagedBlog; rights: ViewerRights; canSearchPictures: boolean; score: ScorePart };

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

/** What an owner seldom does with a blog; the visitor who made it translates and deletes. */
export function MoreMenu({ blog, rights: { isOwner, mayTranslate }, canSearchPictures, score }: MoreMenuProps) {
  const { mutate } = useSWRConfig();
  const history = useLazyPart(loadHistory, TEXT_MESSAGES.historyFailed);
  const canTranslate = useCanTranslate();
  const remove = useDeletion(blog.id, isOwner);
  const { after, closing } = useAfterMenu();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const show = (name: DialogName) => after(() => setDialog(name));
  const onClose = () => setDialog(null);

  /** Also measures again, as the owner may have restored an earlier text. */
  function closeHistory(): void {
    history.close();
    void mutate(scorePath(blog.id));
  }
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          ref={score.button}
          aria-label="More"
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'w-9 px-0' })}
        >
          <Ellipsis aria-hidden />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" {...closing}>
          {isOwner ? (
            <>
              <DropdownMenuItem onSelect={after(score.toggle)}>
                <Gauge aria-hidden />
                {score.isOpen ? 'Hide score' : 'Score'}
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={after(history.open)}>
                <History aria-hidden />
                History
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={show('cover')}>
                <Image aria-hidden />
                Cover
              </DropdownMenuItem>
              {isByModel(blog) ? (
                <DropdownMenuItem onSelect={show('review')}>
                  <ListChecks aria-hidden />
                  {blog.reviewedAt ? 'Withdraw review' : 'Mark as reviewed'}
                </DropdownMenuItem>
              ) : null}
            </>
          ) : null}
          {mayTranslate && canTranslate(blog.writer) ? (
            <DropdownMenuItem onSelect={show('translation')}>
              <Languages aria-hidden />
              Write in another language
            </DropdownMenuItem>
          ) : null}
          {(isOwner ? (['wordpress', 'wordpress-zip'] as const) : []).map((format) => (
            <DropdownMenuItem key={format} asChild>
              <a href={exportPath(format, [blog.id])} download>
                <FileDown aria-hidden />
                {EXPORT_FORMATS[format].label}
              </a>
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={show('deletion')} className="text-destructive-text">
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
