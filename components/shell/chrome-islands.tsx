'use client';

import { type ComponentType, lazy, type MouseEvent, Suspense, useContext, useEffect, useRef } from 'react';
import { useTranslations } from '#translations';
import { AuthContext, useAuth } from '@/components/auth/session/auth-context.ts';
import { Link, usePath } from '@/components/messages/navigation.tsx';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { MY_BLOGS_PATH, OPERATOR_PATH } from '@/lib/routes.ts';
import type { NavEntry } from './site-chrome.tsx';

export function PageFocus() {
  const path = usePath();
  const before = useRef(path);
  useEffect(() => {
    const isLost = before.current !== path && document.activeElement === document.body;
    before.current = path;
    if (isLost) document.querySelector('main')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}

/**
 * Tells the page's script that React has hydrated the page and knows the session, for which forms wait. Runs the script
 * where React renders the whole page in the browser.
 */
export function Hydrated() {
  // Domains of users have no session.
  const loading = useContext(AuthContext)?.loading;
  useEffect(() => {
    if (!loading) document.dispatchEvent(new Event('hydrated'));
  }, [loading]);
  useEffect(() => {
    if (!('script' in document.documentElement.dataset)) {
      void import('./page-script.ts').then(({ runPageScript }) => runPageScript());
    }
  }, []);
  return null;
}

/** Client-side navigation would leave the menu open. */
function closeMenu(event: MouseEvent): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

export function NavLink({ href, label, className }: NavEntry & { className?: string }) {
  const t = useTranslations('shell');
  const isCurrent = usePath() === href;
  return (
    // Not prefetched, so that reading pages load only themselves.
    <Link
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={closeMenu}
      className={className}
    >
      {t(label)}
    </Link>
  );
}

export function MemberLinks({ className }: { className: string }) {
  const { user, isOperator } = useAuth();
  return (
    <>
      {user ? <NavLink href={MY_BLOGS_PATH} label="myBlogs" className={className} /> : null}
      {isOperator ? <NavLink href={OPERATOR_PATH} label="operator" className={className} /> : null}
    </>
  );
}

// Loaded for signed-in users only.
const AccountMenu = lazy<ComponentType<{ user: SessionUser }>>(() =>
  import('./account-menu.tsx').catch(() => ({ default: () => null })),
);

type UserMenuProps = {
  /** Classes of the 'Sign In' button, so that pages need not load the code behind them. */
  signInClassName: string;
};

/** 'Sign In', or the avatar menu (spec §2 Shared chrome). Its width is constant, so that nothing beside it moves. */
export function UserMenu({ signInClassName }: UserMenuProps) {
  const t = useTranslations('shell');
  const { user, loading } = useAuth();
  const signIn = (
    // Not prefetched: few readers sign in, and the form is heavy.
    <Link href="/login" prefetch={false} className={signInClassName}>
      {t('signIn')}
    </Link>
  );
  return (
    <div className="grid h-9 min-w-20 items-center justify-items-end *:[grid-area:1/1]">
      <span aria-hidden className={`${signInClassName} invisible`}>
        {t('signIn')}
      </span>
      {user ? (
        <Suspense fallback={<span className="me-6 size-8 rounded-full bg-foreground/15" />}>
          <AccountMenu user={user} />
        </Suspense>
      ) : null}
      {/* Until the session has loaded, members see the room of their menu. */}
      {user ? null : <span className={loading ? 'member:invisible' : undefined}>{signIn}</span>}
    </div>
  );
}
