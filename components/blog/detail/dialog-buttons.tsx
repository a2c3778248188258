'use client';

import { Image, Languages, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BLOG_VISIBILITY_DETAILS } from '@/lib/constants/options.ts';
import { blogPath } from '@/lib/routes.ts';
import type { CoveredBlog } from '../cover/cover-choice.ts';
import type { DeletableBlog } from '../deletion/delete-dialog.tsx';
import { useBin } from '../deletion/use-bin.ts';
import type { TranslatableBlog } from '../translation/translation-dialog.tsx';
import { useCanTranslate } from '../translation/use-can-translate.ts';
import { VISIBILITY_ICONS } from '../visibility/visibility-badge.tsx';
import type { ShownBlog } from '../visibility/visibility-dialog.tsx';

const CoverDialog = lazy(() => import('../cover/cover-dialog.tsx'));
const DeleteDialog = lazy(() => import('../deletion/delete-dialog.tsx'));
const TranslationDialog = lazy(() => import('../translation/translation-dialog.tsx'));
const VisibilityDialog = lazy(() => import('../visibility/visibility-dialog.tsx'));

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
    <DialogButton dialog={(onClose) => <CoverDialog {...props} onClose={onClose} />}>
      <Image aria-hidden />
      Cover
    </DialogButton>
  );
}

/** Names the blog's visibility and opens the dialog that changes it. */
export function VisibilityButton({ blog }: { blog: ShownBlog }) {
  const router = useRouter();
  const Icon = VISIBILITY_ICONS[blog.visibility];
  return (
    <DialogButton
      dialog={(onClose) => <VisibilityDialog blog={blog} onSaved={() => router.refresh()} onClose={onClose} />}
    >
      <Icon aria-hidden />
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
    <DialogButton dialog={(onClose) => <TranslationDialog blog={blog} onClose={onClose} />}>
      <Languages aria-hidden />
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
      className="border-destructive-text text-destructive-text"
      dialog={(onClose) => <DeleteDialog blogs={[blog]} isOwned={isOwned} onConfirm={confirm} onClose={onClose} />}
    >
      <Trash2 aria-hidden />
      Delete
    </DialogButton>
  );
}
