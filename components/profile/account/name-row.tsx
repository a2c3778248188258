'use client';

import { lazy } from 'react';
import type { SessionUser } from '@/lib/auth/schema';
import { AccountFormRow } from './account-form-row';

/** Fetched when it is opened, with the checks that its field needs. */
const NameForm = lazy(() => import('./name-form'));

/** The name that readers see, and how to change it. */
export function NameRow({ user }: { user: SessionUser }) {
  return (
    <AccountFormRow
      heading="Display name"
      text={
        <>
          <p className="text-foreground">{user.displayName}</p>
          <p className="mt-1">Shown on your blogs and your public profile, whose address stays.</p>
        </>
      }
      label="Change name"
    >
      {(close) => <NameForm user={user} onSaved={close} />}
    </AccountFormRow>
  );
}
