'use client';

import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { SessionUser } from '@/lib/auth/schema';
import { AccountRow } from './account-row';

/** Fetched when it is opened, with the checks that its fields need. */
const PasswordForm = lazy(() => import('./password-form'));

/** The password: changed, or set by somebody who signs in with Google only. */
export function PasswordRow({ user }: { user: SessionUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    setIsOpen(false);
    button.current?.focus();
  }
  const openText = user.hasPassword ? 'Change password' : 'Set a password';
  return (
    <AccountRow
      heading="Password"
      text={
        user.hasPassword
          ? 'A new one signs you out on all other devices.'
          : 'You sign in with Google. A password lets you sign in without it, too.'
      }
      action={
        <Button
          ref={button}
          variant="outline"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Cancel' : openText}
        </Button>
      }
    >
      {isOpen ? (
        <Suspense>
          <PasswordForm user={user} onSaved={close} />
        </Suspense>
      ) : null}
    </AccountRow>
  );
}
