'use client';

import { lazy } from 'react';
import type { SessionUser } from '@/lib/auth/schema';
import { AccountFormRow } from './account-form-row';

/** Fetched when it is opened, with the checks that its fields need. */
const PasswordForm = lazy(() => import('./password-form'));

/** The password: changed, or set by somebody who signs in with Google only. */
export function PasswordRow({ user }: { user: SessionUser }) {
  return (
    <AccountFormRow
      heading="Password"
      text={
        user.hasPassword
          ? 'A new one signs you out on all other devices.'
          : 'You sign in with Google. A password lets you sign in without it, too.'
      }
      label={user.hasPassword ? 'Change password' : 'Set a password'}
    >
      {(close) => <PasswordForm user={user} onSaved={close} />}
    </AccountFormRow>
  );
}
