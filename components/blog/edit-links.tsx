'use client';

import Link from 'next/link';
import { useAuth } from '@/components/auth/auth-context';
import { blogPath } from '@/lib/routes';
import { mayEdit } from './may-edit';

type EditLinksProps = { blogId: string; ownerId: string | undefined; className: string };

/** Ways to change the blog, for whoever may: everyone can try styles while nobody owns it (spec §6). */
export function EditLinks({ blogId, ownerId, className }: EditLinksProps) {
  const { user } = useAuth();
  if (!mayEdit(ownerId, user?.uid)) return null;
  return (
    <>
      {user ? (
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
