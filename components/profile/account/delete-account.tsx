'use client';

import type { Route } from 'next';
import { lazy, Suspense, useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { AccountRow } from './account-row.tsx';

const loadDialog = () => import('./delete-account-dialog.tsx');
const DeleteAccountDialog = lazy(loadDialog);

type DeleteAccountProps = { email: string; leaveTo: (path: Route) => void };

/** The end of the account: asked once more in a dialog, then signed out and home. */
export function DeleteAccount({ email, leaveTo }: DeleteAccountProps) {
  const { refresh } = useAuth();
  const [isOpen, setIsOpen] = useState(false);

  async function leave(): Promise<void> {
    leaveTo('/');
    toast({ title: 'Account deleted', description: 'Your account and your blogs are gone.' });
    await refresh();
  }
  return (
    <AccountRow
      heading="Delete account"
      text="Removes your account and all your blogs for good. Links to them stop working."
      action={
        <Button
          variant="outline"
          className="border-destructive-text text-destructive-text"
          onClick={() => setIsOpen(true)}
        >
          Delete account
        </Button>
      }
    >
      {isOpen ? (
        <Suspense>
          <DeleteAccountDialog email={email} onClose={() => setIsOpen(false)} onDeleted={leave} />
        </Suspense>
      ) : null}
    </AccountRow>
  );
}
