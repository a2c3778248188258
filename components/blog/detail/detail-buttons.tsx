'use client';

import { ChevronDown, FileDown, Gauge, History, Image, Languages, PenLine, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { type ToastInput, toastError } from '@/components/ui/use-toast.ts';
import { downloadFileName } from '@/lib/blog-exports/file-name.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { EXPORT_FORMATS } from '@/lib/constants/export-messages.ts';
import { BLOG_VISIBILITY_DETAILS } from '@/lib/constants/options.ts';
import { blogPath, exportPath, pdfPath } from '@/lib/routes.ts';
import type { CoveredBlog } from '../cover/use-cover-form.ts';
import type { DeletableBlog } from '../deletion/delete-dialog.tsx';
import { useBin } from '../deletion/use-bin.ts';
import { SCORE_PANEL_ID, scorePath } from '../score/use-score.ts';
import type { TranslatableBlog } from '../translation/translation-dialog.tsx';
import { useCanTranslate } from '../use-blog-rights.ts';
import { VISIBILITY_ICONS } from '../visibility/visibility-badge.tsx';
import type { ShownBlog } from '../visibility/visibility-dialog.tsx';

const CoverDialog = lazy(() => import('../cover/cover-dialog.tsx'));
const DeleteDialog = lazy(() => import('../deletion/delete-dialog.tsx'));
const TranslationDialog = lazy(() => import('../translation/translation-dialog.tsx'));
const VisibilityDialog = lazy(() => import('../visibility/visibility-dialog.tsx'));

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

  /** Returns the focus to the button without scrolling. */
  function close(): void {
    part.close();
    button.current?.focus({ preventScroll: true });
  }
  return { button, isOpen, close, toggle: () => (isOpen ? close() : void open()) };
}

type TextButtonsProps = {
  blogId: string;
  isOpening: boolean;
  score: ReturnType<typeof useScorePanel>;
  onEdit: () => void;
};

/** The owner's buttons for the text: edit, score, history. */
export function TextButtons({ blogId, isOpening, score, onEdit }: TextButtonsProps) {
  const { mutate } = useSWRConfig();
  const history = useLazyPart(loadHistory, TEXT_MESSAGES.historyFailed);

  /** Also measures again, as the owner may have restored an earlier text. */
  function closeHistory(): void {
    history.close();
    void mutate(scorePath(blogId));
  }
  return (
    <>
      <Button Icon={PenLine} variant="ink" size="sm" onClick={onEdit} aria-busy={isOpening} className="min-w-24">
        {isOpening ? 'Opening...' : 'Edit text'}
      </Button>
      <Button
        ref={score.button}
        Icon={Gauge}
        variant="outline"
        size="sm"
        aria-expanded={score.isOpen}
        aria-controls={score.isOpen ? SCORE_PANEL_ID : undefined}
        onClick={score.toggle}
        className="aria-expanded:bg-accent"
      >
        Score
      </Button>
      <Button Icon={History} variant="outline" size="sm" aria-haspopup="dialog" onClick={history.open}>
        History
      </Button>
      <Suspense>{history.isOpen ? <HistoryDialog blogId={blogId} onClose={closeHistory} /> : null}</Suspense>
    </>
  );
}

type DialogButtonProps = ComponentProps<typeof Button> & { dialog: (onClose: () => void) => ReactNode };

/** Opens a dialog, whose script comes with the first click. */
function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)} {...button} />
      {isOpen ? <Suspense>{dialog(() => setIsOpen(false))}</Suspense> : null}
    </>
  );
}

/** Opens the choice of a cover. */
export function CoverButton(props: { blog: CoveredBlog; canSearch: boolean }) {
  return (
    <DialogButton Icon={Image} dialog={(onClose) => <CoverDialog {...props} onClose={onClose} />}>
      Cover
    </DialogButton>
  );
}

/** Names the blog's visibility and opens the dialog that changes it. */
export function VisibilityButton({ blog }: { blog: ShownBlog }) {
  const router = useRouter();
  return (
    <DialogButton
      Icon={VISIBILITY_ICONS[blog.visibility]}
      dialog={(onClose) => <VisibilityDialog blog={blog} onSaved={() => router.refresh()} onClose={onClose} />}
    >
      <span className="sr-only">Who can see it: </span>
      {BLOG_VISIBILITY_DETAILS[blog.visibility].label}
    </DialogButton>
  );
}

/** Opens the translation dialog; nothing where the blog cannot be translated. */
export function TranslateButton({ blog }: { blog: TranslatableBlog & Pick<Blog, 'writer'> }) {
  const canTranslate = useCanTranslate();
  if (!canTranslate(blog.writer)) return null;
  return (
    <DialogButton Icon={Languages} dialog={(onClose) => <TranslationDialog blog={blog} onClose={onClose} />}>
      Write in another language
    </DialogButton>
  );
}

/** Deletes the blog after a confirmation and leaves its screen; undoing comes back. */
export function DeleteButton({ blog, isOwned }: { blog: DeletableBlog; isOwned: boolean }) {
  const router = useRouter();
  const { remove } = useBin();

  async function confirm(): Promise<boolean> {
    const isDone = await remove([blog.id], () => router.push(blogPath(blog.id)));
    if (isDone) router.push(isOwned ? '/profile' : '/');
    return isDone;
  }
  return (
    <DialogButton
      Icon={Trash2}
      className="border-destructive-text text-destructive-text"
      dialog={(onClose) => <DeleteDialog blogs={[blog]} isOwned={isOwned} onConfirm={confirm} onClose={onClose} />}
    >
      Delete
    </DialogButton>
  );
}

const OWNER_EXPORTS = ['markdown', 'wordpress', 'wordpress-zip'] as const;

/** Downloads as PDF and, for the owner, Markdown and WordPress. */
export function ExportMenu({ blogId, title, isOwner }: { blogId: string; title: string; isOwner: boolean }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button Icon={FileDown} variant="outline" size="sm">
          Export
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <a href={pdfPath(blogId)} download={downloadFileName(title, 'pdf')}>
            PDF
          </a>
        </DropdownMenuItem>
        {(isOwner ? OWNER_EXPORTS : []).map((format) => (
          <DropdownMenuItem key={format} asChild>
            <a href={exportPath(format, [blogId])} download>
              {EXPORT_FORMATS[format].label}
            </a>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
