'use client';

import { useAuth } from '@/components/auth/session/auth-context.ts';
import { OPERATOR_PATH } from '@/lib/routes.ts';
import { NavLink } from './nav-link.tsx';

/** 'Operator' in a navigation, only for the operator. */
export function OperatorLink({ className }: { className: string }) {
  const { isOperator } = useAuth();
  return isOperator ? <NavLink href={OPERATOR_PATH} label="Operator" className={className} /> : null;
}
