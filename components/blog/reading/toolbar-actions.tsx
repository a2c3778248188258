'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { type BlogOwnership, blogRights } from '@/lib/blogs/rights.ts';
import { BIN_PATH, blogPath } from '@/lib/routes.ts';

/** Goes back, or home without history (spec §2, Blog view). */
export function BackButton({ className, children }: { className: string; children: ReactNode }) {
  const router = useRouter();
  const goBack = () => (window.history.length > 1 ? router.back() : router.push('/'));
  return (
    <button type="button" onClick={goBack} className={className}>
      {children}
    </button>
  );
}

type EditLinksProps = { blogId: string; ownership: BlogOwnership; className: string };

/** Links to editing and styles, by the viewer's rights (spec §6). */
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

/** Leads the owner of a deleted blog to the bin. */
export function RestoreLink({ ownerId, className }: { ownerId: string; className: string }) {
  const { user } = useAuth();
  if (user?.uid !== ownerId) return null;
  return (
    <Link href={BIN_PATH} className={className}>
      Restore from the bin
    </Link>
  );
}
