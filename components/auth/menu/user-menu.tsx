'use client';

import Link from 'next/link';
import { lazy, Suspense } from 'react';
import { useAuth } from '../session/auth-context.ts';

/** Fallback if the menu's script does not load. */
function ProfileLink() {
  return (
    <Link href="/profile" className="py-2 text-sm font-medium underline underline-offset-4">
      Profile
    </Link>
  );
}

// Loaded for signed-in users only.
const AccountMenu = lazy(() => import('./account-menu.tsx').catch(() => ({ default: ProfileLink })));

type UserMenuProps = {
  /** Classes of the 'Sign In' button, so that pages need not load the code behind them. */
  signInClassName: string;
};

function Content({ signInClassName }: UserMenuProps) {
  const { user, loading } = useAuth();
  if (loading) return null;
  if (!user) {
    return (
      // Not prefetched: few readers sign in, and the form is heavy.
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

/** 'Sign In', or the avatar menu (spec §2 Shared chrome). Its width is constant, so that nothing beside it moves. */
export function UserMenu(props: UserMenuProps) {
  return (
    <div className="flex h-9 w-20 items-center justify-end">
      <Content {...props} />
    </div>
  );
}
