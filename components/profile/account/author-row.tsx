'use client';

import Link from 'next/link';
import { lazy } from 'react';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { AUTHOR_MESSAGES } from '@/lib/constants/profile-messages.ts';
import { userPath } from '@/lib/routes.ts';
import { AuthorPreview } from '../author/author-preview.tsx';
import { AccountFormRow } from './account-form-row.tsx';

/** Fetched when it is opened, with the checks that its fields need. */
const AuthorForm = lazy(() => import('../author/author-form.tsx'));

/** Who the user is to their readers, and how to change it. */
export function AuthorRow({ user }: { user: SessionUser }) {
  const displayName = user.displayName ?? '';
  return (
    <AccountFormRow
      heading="Author profile"
      text={
        <>
          <p>{AUTHOR_MESSAGES.shown}</p>
          {user.hasChosenName ? null : (
            <p className="mt-2 font-medium text-foreground">{AUTHOR_MESSAGES.nameFromEmail(displayName)}</p>
          )}
          <div className="mt-4">
            <AuthorPreview author={{ ...user, displayName }} />
          </div>
          <Link
            href={userPath(user.slug)}
            prefetch={false}
            className="mt-3 inline-block py-1 font-medium text-foreground underline decoration-primary decoration-2 underline-offset-4 hover:decoration-foreground"
          >
            See your public page
          </Link>
        </>
      }
      label="Edit profile"
    >
      {(close) => <AuthorForm user={user} onSaved={close} />}
    </AccountFormRow>
  );
}
