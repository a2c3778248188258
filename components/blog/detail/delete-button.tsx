'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { blogPath } from '@/lib/routes.ts';
import type { DeletableBlog } from '../deletion/delete-dialog.tsx';
import { useBin } from '../deletion/use-bin.ts';

const DeleteDialog = lazy(() => import('../deletion/delete-dialog.tsx'));

type DeleteButtonProps = { blog: DeletableBlog; isOwned: boolean };

/** Deletes the blog of the screen: asked first, then away from here; undoing it comes back. */
export function DeleteButton({ blog, isOwned }: DeleteButtonProps) {
  const router = useRouter();
  const { remove } = useBin();
  const [isOpen, setIsOpen] = useState(false);

  async function confirm(): Promise<boolean> {
    const isDone = await remove([blog.id], () => router.push(blogPath(blog.id)));
    if (isDone) router.push(isOwned ? '/profile' : '/');
    return isDone;
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="border-destructive-text text-destructive-text"
      >
        <Trash2 aria-hidden />
        Delete
      </Button>
      {isOpen ? (
        <Suspense>
          <DeleteDialog blogs={[blog]} isOwned={isOwned} onConfirm={confirm} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
