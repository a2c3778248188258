'use client';

import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { SessionUser } from '@/lib/auth/schema';
import { AccountRow } from './account-row';

/** Fetched when it is opened, with the checks that its field needs. */
const NameForm = lazy(() => import('./name-form'));

/** The name that readers see, and how to change it. */
export function NameRow({ user }: { user: SessionUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    setIsOpen(false);
    button.current?.focus();
  }
  return (
    <AccountRow
      heading="Display name"
      text={
        <>
          <p className="text-foreground">{user.displayName}</p>
          <p className="mt-1">Shown on your blogs and your public profile, whose address stays.</p>
        </>
      }
      action={
        <Button
          ref={button}
          variant="outline"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Cancel' : 'Change name'}
        </Button>
      }
    >
      {isOpen ? (
        <Suspense>
          <NameForm user={user} onSaved={close} />
        </Suspense>
      ) : null}
    </AccountRow>
  );
}
