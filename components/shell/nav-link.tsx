'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import type { NavEntry } from './nav-links.ts';

/** The page is not reloaded, so a menu the link stands in would stay open. */
function closeMenu(event: MouseEvent): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** A link that knows when it names the page on screen. */
export function NavLink({ href, label, className }: NavEntry & { className?: string }) {
  const isCurrent = usePathname() === href;
  return (
    // Not fetched ahead, so that reading pages load nothing but themselves.
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
