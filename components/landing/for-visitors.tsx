'use client';

import type { PropsWithChildren, ReactNode } from 'react';
import { useAuth } from '@/components/auth/session/auth-context';

type ForVisitorsProps = PropsWithChildren<{
  /** What is shown to whoever is signed in. */
  signedIn?: ReactNode;
}>;

/** Something for visitors without an account. The page that is the same for everybody has it; a session takes it away. */
export function ForVisitors({ signedIn = null, children }: ForVisitorsProps) {
  const { user } = useAuth();
  return user ? signedIn : children;
}
