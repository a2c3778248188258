'use client';

import Link from 'next/link';
import { useAuth } from '@/components/auth/session/auth-context';
import { type BlogOwnership, blogRights } from '@/lib/blogs/rights';
import { blogPath } from '@/lib/routes';

type EditLinksProps = { blogId: string; ownership: BlogOwnership; className: string };

/** Ways to change the blog, for whoever may: everyone can try styles while nobody owns it (spec §6). */
export function EditLinks({ blogId, ownership, className }: EditLinksProps) {
  const { user } = useAuth();
  const { maySaveStyle, mayTryStyle } = blogRights(ownership, { uid: user?.uid });
  if (!mayTryStyle) return null;
  return (
    <>
      {maySaveStyle ? (
        <Link prefetch={false} href={blogPath(blogId)} className={className}>
          Edit
        </Link>
      ) : null}
      <Link prefetch={false} href={`${blogPath(blogId)}#style`} className={className}>
        Change style
      </Link>
    </>
  );
}
