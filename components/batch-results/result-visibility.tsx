import { lazy, Suspense, useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { VisibilityBadge } from '@/components/blog/visibility/visibility-badge.tsx';
import { blogRights } from '@/lib/blogs/rights.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

const VisibilityDialog = lazy(() => import('@/components/blog/visibility/visibility-dialog.tsx'));

type ResultVisibilityProps = { blog: Blog; onChanged: () => void };

/** Who can see a blog, for its owner to change; nothing on other people's blogs. */
export function ResultVisibility({ blog, onChanged }: ResultVisibilityProps) {
  const { user } = useAuth();
  const [isChanging, setIsChanging] = useState(false);
  const { userId: ownerId, isSample, content } = blog;
  // A blog without an owner may be this visitor's.
  const { isOwner, mayTryStyle } = blogRights({ ownerId, isSample }, { uid: user?.uid });
  if (!mayTryStyle) return null;
  return (
    <>
      <VisibilityBadge {...blog} />
      {isOwner ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsChanging(true)}
          className="min-h-6 cursor-pointer px-1 text-xs font-medium link-underline"
        >
          Change<span className="sr-only"> who can see {content.title}</span>
        </button>
      ) : null}
      <Suspense>
        {isChanging ? (
          <VisibilityDialog
            blog={{ ...blog, title: content.title }}
            onSaved={onChanged}
            onClose={() => setIsChanging(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
