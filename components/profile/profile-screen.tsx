'use client';

import { Check, Link2, Settings } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { FailedState } from '@/components/shell/page-parts.tsx';
import { SubscriptionCard } from '@/components/subscription/plan/subscription-card.tsx';
import { WelcomeToPremium } from '@/components/subscription/plan/welcome.tsx';
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
import { COPY_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { IS_UNLIMITED, TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { settingsPath, userPath } from '@/lib/routes.ts';
import { BlogGridSkeleton } from './blogs/blog-grid.tsx';
import { MyBlogs, useMyBlogs } from './blogs/my-blogs.tsx';
import { ProfileMasthead } from './public-profile.tsx';

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
        <Skeleton className="-mt-2 mb-8 h-10 w-72 lg:hidden" />
        <div className="rule-oxford" />
      </div>
      <div className="page-width mt-9 flex gap-x-12 gap-y-14 max-lg:flex-col">
        <div className="flex-1">
          <Skeleton className="mb-5 h-8 w-32" />
          <BlogGridSkeleton />
        </div>
        {IS_UNLIMITED ? null : (
          <div className="lg:w-[22rem]">
            <Skeleton className="mb-5 h-8 w-36" />
            <Skeleton className="h-96 w-full" />
          </div>
        )}
      </div>
    </>
  );
}

function ShareProfileButton({ slug }: { slug: string }) {
  const { isCopied, copy } = useClipboard();
  const share = () =>
    copy(`${window.location.origin}${userPath(slug)}`, COPY_MESSAGES.linkFailed, COPY_MESSAGES.linkCopied);
  return (
    <Button Icon={isCopied ? Check : Link2} variant="outline" onClick={share} className="min-w-36">
      {isCopied ? 'Copied' : 'Share Profile'}
    </Button>
  );
}

function OwnProfile({ user }: { user: SessionUser }) {
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
            <Badge className={myBlogs.total === undefined ? 'invisible' : ''}>
              {countLabel(myBlogs.total ?? 0, 'created')}
            </Badge>
          </>
        }
        actions={
          <>
            <Link href="/create" className={buttonVariants()}>
              Create New Blog
            </Link>
            <ShareProfileButton slug={user.slug} />
            <Link
              href={settingsPath('account')}
              prefetch={false}
              className={buttonVariants({ variant: 'ghost', className: 'max-sm:w-10 max-sm:gap-0 max-sm:px-0' })}
            >
              <Settings aria-hidden />
              <span className="max-sm:sr-only">Settings</span>
            </Link>
          </>
        }
      />
      <WelcomeToPremium uid={user.uid} />
      <div className="page-width mt-9 flex gap-x-12 gap-y-14 max-lg:flex-col">
        <div className="flex min-w-0 flex-1 flex-col gap-14">
          <MyBlogs {...myBlogs} />
          {myBlogs.total ? <ViewsSection heading="Views" path="/api/views" /> : null}
        </div>
        {IS_UNLIMITED && !TAKES_PAYMENTS ? null : <SubscriptionCard uid={user.uid} />}
      </div>
    </>
  );
}

/** The settings were part of this page, and links to them remain. */
const OLD_ANCHOR = '#account';

/** The signed-in user's own profile; others are redirected to /login (spec §2, /profile). */
export function ProfileScreen() {
  const router = useRouter();
  const { user, loading, authError, refresh } = useAuth();
  const isSignedOut = !loading && !user && !authError;
  useEffect(preloadToasts, []);
  useEffect(() => {
    if (isSignedOut) router.replace('/login');
    else if (window.location.hash === OLD_ANCHOR) router.replace(settingsPath('account'));
  }, [isSignedOut, router]);
  useEffect(() => {
    if (authError) toast({ ...AUTH_TOASTS.authenticationError, variant: 'destructive' });
  }, [authError]);

  if (user) return <OwnProfile key={user.uid} user={user} />;
  if (!authError) return <ProfileSkeleton />;
  return (
    <div className="page-width pt-12">
      <h1 className="sr-only">Profile</h1>
      <FailedState text="Could not load your profile" retry={refresh} />
    </div>
  );
}
