'use client';

import { Check, Link2 } from 'lucide-react';
import type { Route } from 'next';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { SubscriptionCard } from '@/components/subscription/plan/subscription-card.tsx';
import { avatarLetter } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { countLabel } from '@/components/ui/format.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { ViewsSection } from '@/components/views/views-section.tsx';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { AUTH_TOASTS } from '@/lib/constants/auth-messages.ts';
import { COPY_MESSAGES } from '@/lib/constants/profile-messages.ts';
import { userPath } from '@/lib/routes.ts';
import { AccountSection } from './account/account-section.tsx';
import { BlogGridSkeleton, FailedBlogs } from './blogs/blog-grid.tsx';
import { MyBlogs, useMyBlogs } from './blogs/my-blogs.tsx';
import { DomainRow } from './domain/domain-row.tsx';
import { ProfileMasthead } from './profile-masthead.tsx';
import { TransferRows } from './transfer/transfer-rows.tsx';

/** Placeholder while the session loads. */
export function ProfileSkeleton() {
  return (
    <>
      <h1 className="sr-only">Profile</h1>
      <div className="page-width">
        <div className="flex items-center gap-4 pt-9 pb-8 sm:gap-6 md:pt-12">
          <Skeleton className="size-16 rounded-full sm:size-24" />
          <div className="flex-1">
            <Skeleton className="h-9 w-3/5 max-w-96 sm:h-12" />
            <Skeleton className="mt-3 h-5 w-2/5 max-w-56" />
          </div>
        </div>
        <div className="rule-oxford" />
      </div>
      <div className="page-width mt-9 grid gap-x-12 gap-y-14 lg:grid-cols-[1fr_22rem]">
        <div>
          <Skeleton className="mb-5 h-8 w-32" />
          <BlogGridSkeleton />
        </div>
        <div>
          <Skeleton className="mb-5 h-8 w-36" />
          <Skeleton className="h-96 w-full" />
        </div>
      </div>
    </>
  );
}

/**
 * The signed-in user. Others are redirected to /login once that is known (spec §2, /profile); an unknown session shows
 * a toast (spec §8).
 */
function useOwnProfile() {
  const router = useRouter();
  const { user, loading, authError, refresh } = useAuth();
  const isLeaving = useRef(false);
  const isSignedOut = !loading && !user && !authError;

  useEffect(() => {
    if (isSignedOut && !isLeaving.current) router.replace('/login');
  }, [isSignedOut, router]);

  useEffect(() => {
    if (authError) toast({ ...AUTH_TOASTS.authenticationError, variant: 'destructive' });
  }, [authError]);

  /** Navigates although the session ends meanwhile. */
  const leaveTo = useCallback(
    (path: Route) => {
      isLeaving.current = true;
      router.replace(path);
    },
    [router],
  );
  return { user, isUnknown: authError !== null && !user, retry: refresh, leaveTo };
}

/** Copies the address of the public profile (spec §2, /profile). */
function ShareProfileButton({ slug }: { slug: string }) {
  const { isCopied, copy } = useClipboard();
  const Icon = isCopied ? Check : Link2;

  async function share(): Promise<void> {
    try {
      await copy(`${window.location.origin}${userPath(slug)}`);
      toast(COPY_MESSAGES.linkCopied);
    } catch (error) {
      console.error(error);
      toast({ ...COPY_MESSAGES.linkFailed, variant: 'destructive' });
    }
  }
  return (
    <Button variant="outline" onClick={share} className="min-w-36">
      <Icon aria-hidden />
      {isCopied ? 'Copied' : 'Share Profile'}
    </Button>
  );
}

type OwnProfileProps = { user: SessionUser; hasMail: boolean; leaveTo: (path: Route) => void };

function OwnProfile({ user, hasMail, leaveTo }: OwnProfileProps) {
  const myBlogs = useMyBlogs(user.uid);
  return (
    <>
      <ProfileMasthead
        name={user.displayName ?? user.email}
        letter={avatarLetter(user)}
        photoURL={user.photoURL}
        details={
          <>
            <span className="min-w-0 break-words">{user.email}</span>
            {myBlogs.total === undefined ? null : <Badge>{countLabel(myBlogs.total, 'created')}</Badge>}
          </>
        }
        actions={
          <>
            <Link href="/create" className={buttonVariants()}>
              Create New Blog
            </Link>
            <ShareProfileButton slug={user.slug} />
          </>
        }
      />
      <div className="page-width mt-9 grid gap-x-12 gap-y-14 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-14">
          <MyBlogs state={myBlogs} />
          {myBlogs.total ? <ViewsSection heading="Views" path="/api/views" /> : null}
        </div>
        <SubscriptionCard uid={user.uid} />
      </div>
      <AccountSection
        user={user}
        hasMail={hasMail}
        leaveTo={leaveTo}
        transfer={<TransferRows />}
        domain={<DomainRow />}
      />
    </>
  );
}

/**
 * The signed-in user's own profile (spec §2, /profile).
 * @param hasMail whether this server sends mail
 */
export function ProfileScreen({ hasMail }: { hasMail: boolean }) {
  const { user, isUnknown, retry, leaveTo } = useOwnProfile();
  useEffect(preloadToasts, []);
  if (user) return <OwnProfile key={user.uid} user={user} hasMail={hasMail} leaveTo={leaveTo} />;
  if (!isUnknown) return <ProfileSkeleton />;
  return (
    <div className="page-width pt-12">
      <h1 className="sr-only">Profile</h1>
      <FailedBlogs text="Could not load your profile" retry={retry} />
    </div>
  );
}
