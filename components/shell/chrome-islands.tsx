'use client';

import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Link, usePath } from '@/components/messages/navigation.tsx';
import { THEME_KEY } from '@/components/storage/theme.ts';
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

export function ThemeToggle({ className, children }: { className: string; children: ReactNode }) {
  const t = useTranslations('shell');
  const [isDark, setIsDark] = useState(false);

  function show(isDark: boolean): void {
    document.documentElement.classList.toggle('dark', isDark);
    setIsDark(isDark);
  }

  /** Shows the stored theme after storing a new one, if any. Where storage is forbidden, a choice lasts for the page. */
  function showStored(chosen?: boolean): void {
    try {
      if (chosen !== undefined) localStorage.setItem(THEME_KEY, chosen ? 'dark' : 'light');
      show(localStorage.getItem(THEME_KEY) === 'dark');
    } catch {
      if (chosen !== undefined) show(chosen);
    }
  }

  // Client-rendered pages, such as that of a missing blog, never run THEME_SCRIPT.
  const follow = useEffectEvent(() => showStored());
  useEffect(() => {
    follow();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return (
    <button
      type="button"
      aria-pressed={isDark}
      aria-label={t('darkTheme')}
      title={t('darkTheme')}
      onClick={() => showStored(!isDark)}
      className={className}
    >
      {children}
    </button>
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
      {/* Without scripts, the session never loads. */}
      {loading ? <noscript>{signIn}</noscript> : null}
      {user || loading ? null : signIn}
    </div>
  );
}
