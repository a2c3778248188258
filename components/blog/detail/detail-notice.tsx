'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Button } from '@/components/ui/button.tsx';
import { AUTH_TOASTS } from '@/lib/constants/auth-messages.ts';
import { DETAIL_TEXTS, RIGHTS_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { sharePath } from '@/lib/routes.ts';

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-l-4 border-primary bg-card px-4 py-3">
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-sm text-muted-foreground empty:hidden">{children}</p>
    </div>
  );
}

/** For ownerless blogs (spec §2, Blog detail/edit screen). */
export function FreePreviewNotice() {
  const { user, loading } = useAuth();
  return <Notice title={DETAIL_TEXTS.freePreview}>{user || loading ? null : DETAIL_TEXTS.createAccount}</Notice>;
}

const LINK = 'font-medium text-foreground underline decoration-primary decoration-2 underline-offset-4';

export function ReadOnlyNotice({ blogId, isSample }: { blogId: string; isSample: boolean }) {
  const auth = useAuth();
  const authError = isSample ? null : auth.authError;
  const reason = RIGHTS_MESSAGES[isSample ? 'sample' : 'notYours'];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-input bg-card px-4 py-3 text-sm text-muted-foreground">
      <p>
        {authError ? AUTH_TOASTS.authenticationError.description : reason}{' '}
        <Link href={sharePath(blogId)} className={LINK}>
          Read the blog
        </Link>
      </p>
      {authError ? (
        <Button variant="outline" size="sm" onClick={auth.refresh}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
