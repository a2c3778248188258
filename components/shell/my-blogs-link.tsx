'use client';

import { useAuth } from '@/components/auth/session/auth-context.ts';
import { MY_BLOGS_PATH } from '@/lib/routes.ts';
import { NavLink } from './nav-link.tsx';

/** 'My Blogs' in a navigation, only for whoever is signed in (spec §2 Shared chrome). */
export function MyBlogsLink({ className }: { className: string }) {
  const { user } = useAuth();
  return user ? <NavLink href={MY_BLOGS_PATH} label="My Blogs" className={className} /> : null;
}
