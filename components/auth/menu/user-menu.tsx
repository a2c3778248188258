'use client';

import Link from 'next/link';
import { lazy, Suspense } from 'react';
import { useAuth } from '../session/auth-context.ts';

/** In the place of a menu whose script cannot be fetched. */
function ProfileLink() {
  return (
    <Link href="/profile" className="py-2 text-sm font-medium underline underline-offset-4">
      Profile
    </Link>
  );
}

// Only whoever is signed in pays for a menu.
const AccountMenu = lazy(() => import('./account-menu.tsx').catch(() => ({ default: ProfileLink })));

type UserMenuProps = {
  /** Classes of the 'Sign In' button, so that no page has to load what makes them up. */
  signInClassName: string;
};

function Content({ signInClassName }: UserMenuProps) {
  const { user, loading } = useAuth();
  if (loading) return null;
  if (!user) {
    return (
      // Not fetched ahead: few readers of a page go on to sign in, and its form is heavy.
      <Link href="/login" prefetch={false} className={signInClassName}>
        Sign In
      </Link>
    );
  }
  return (
    <Suspense fallback={<span className="mr-6 size-8 rounded-full bg-foreground/15" />}>
      <AccountMenu user={user} />
    </Suspense>
  );
}

/**
 * The visitor's part of the header: 'Sign In', or the avatar's menu (spec §2 Shared chrome). Its width is the same in
 * every state, so that nothing beside it moves.
 */
export function UserMenu(props: UserMenuProps) {
  return (
    <div className="flex h-9 w-20 items-center justify-end">
      <Content {...props} />
    </div>
  );
}
