'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { MY_BLOGS_PATH, OPERATOR_PATH } from '@/lib/routes.ts';
import type { NavEntry } from './nav-links.ts';

/** Client-side navigation would leave the menu open. */
function closeMenu(event: MouseEvent): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** A link that marks the current page. */
export function NavLink({ href, label, className }: NavEntry & { className?: string }) {
  const isCurrent = usePathname() === href;
  return (
    // Not prefetched, so that reading pages load only themselves.
    <Link
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={closeMenu}
      className={className}
    >
      {label}
    </Link>
  );
}

/** 'My Blogs', for signed-in users only (spec §2 Shared chrome). */
export function MyBlogsLink({ className }: { className: string }) {
  const { user } = useAuth();
  return user ? <NavLink href={MY_BLOGS_PATH} label="My Blogs" className={className} /> : null;
}

/** 'Operator', for the operator only. */
export function OperatorLink({ className }: { className: string }) {
  const { isOperator } = useAuth();
  return isOperator ? <NavLink href={OPERATOR_PATH} label="Operator" className={className} /> : null;
}
