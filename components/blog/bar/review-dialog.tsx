'use client';

import { useRouter } from 'next/navigation';
import { useAuth, userSignature } from '@/components/auth/session/auth-context.ts';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { toast, toastFailure } from '@/components/ui/use-toast.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { REVIEW_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import { reviewPath, settingsPath } from '@/lib/routes.ts';

export type ReviewedBlog = Pick<Blog, 'id' | 'reviewedAt' | 'editedAt'>;

export default function ReviewDialog({ blog, onClose }: { blog: ReviewedBlog; onClose: () => void }) {
  const router = useRouter();
  const { user } = useAuth();
  const name = user && userSignature(user);
  const isReviewed = !blog.reviewedAt;

  async function save(): Promise<boolean> {
    try {
      const body = { isReviewed, editedAt: blog.editedAt ?? null };
      await requestJson(reviewPath(blog.id), { method: 'PUT', body });
      toast(isReviewed ? REVIEW_MESSAGES.saved : REVIEW_MESSAGES.withdrawn);
      router.refresh();
      return true;
    } catch (error) {
      toastFailure(error, REVIEW_MESSAGES.failed);
      return false;
    }
  }

  async function chooseName(): Promise<boolean> {
    router.push(settingsPath('author'));
    return true;
  }

  const { state, withdraw, needsName } = REVIEW_MESSAGES;
  const dialog = isReviewed ? state : withdraw;
  return (
    <ConfirmDialog
      title={dialog.title}
      text={name ? dialog.text(name) : needsName}
      action={name ? dialog.action : { label: 'Choose a name', busy: 'Opening...' }}
      isDestructive={false}
      onConfirm={name ? save : chooseName}
      onClose={onClose}
    />
  );
}
