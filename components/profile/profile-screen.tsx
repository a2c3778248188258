'use client';

import { Link2, Search, Settings, Trash2 } from 'lucide-react';
import type { Route } from 'next';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Link, useRouter } from '@/components/messages/navigation.tsx';
import { SubscriptionCard, WelcomeToPremium } from '@/components/subscription/plan/subscription-card.tsx';
import { avatarLetter } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Heading } from '@/components/ui/heading.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { LOADED_BOX, Loaded, LoadFailure } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { useInBrowser } from '@/components/ui/use-in-browser.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { ViewsSection } from '@/components/views/views-section.tsx';
import type { SessionUser } from '@/lib/auth/schema.ts';
import type { BlogPage } from '@/lib/blogs/schema.ts';
import { PROFILE_PAGE_SIZE } from '@/lib/constants/limits.ts';
import { IS_UNLIMITED, TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { ApiError } from '@/lib/http/client.ts';
import { BIN_PATH, MY_BLOGS_PATH, settingsPath, userPath } from '@/lib/routes.ts';
import { BlogGridSkeleton, NoBlogs } from './blogs/blog-grid.tsx';
import { OwnBlogs } from './blogs/own-blogs.tsx';
import { ProfileMasthead } from './public-profile.tsx';

export const readPage = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PROFILE_PAGE_SIZE));

/** The page is in the address, so that Back returns to it. */
const pageHref = (page: number) => (page === 1 ? '/profile' : `/profile?page=${page}`) as Route;

/** Whether the session has ended elsewhere or belongs to another user. */
const isSessionOver = (error: Error) => error instanceof ApiError && (error.status === 401 || error.status === 403);

function useMyBlogs(uid: string) {
  const t = useTranslations('profile');
  const { refresh } = useAuth();
  const page = readPage(useSearchParams().get('page'));
  const path = `/api/blogs/user/${encodeURIComponent(uid)}?page=${page}&pageSize=${PROFILE_PAGE_SIZE}`;
  const request = useSWR<BlogPage, Error>(path, {
    revalidateOnMount: true,
    keepPreviousData: true,
    onError: (failure) => {
      toast({ ...t.titled('blogsFailed'), variant: 'destructive', action });
      if (isSessionOver(failure)) void refresh();
    },
  });
  const { data, isLoading, mutate } = request;
  const action = { label: t('retry'), hint: t('retryHint'), run: () => void mutate() };
  const pages = data ? pageCount(data.total) : 1;

  useEffect(() => {
    const isPastTheEnd = !isLoading && data !== undefined && page > pages;
    if (isPastTheEnd) window.history.replaceState(null, '', pageHref(pages));
  }, [data, isLoading, page, pages]);

  return { request, total: data?.total, paging: { page, pages, pageHref, isLoading: isLoading && data !== undefined } };
}

const LINK = 'inline-flex items-center gap-1.5 py-1 text-sm font-medium link-underline';

/** The user's blogs, page by page (spec §2, /profile): the list of /blogs without search and filters. */
function MyBlogs({ request, total, paging }: ReturnType<typeof useMyBlogs>) {
  const t = useTranslations('profile');
  return (
    <section aria-labelledby="my-blogs">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading id="my-blogs">{t('myBlogs')}</Heading>
        <div className="flex gap-5">
          {total === 0 ? null : (
            <Link href={MY_BLOGS_PATH} prefetch={false} className={LINK}>
              <Search aria-hidden className="size-4" />
              {t('searchAndFilter')}
            </Link>
          )}
          <Link href={BIN_PATH} prefetch={false} className={LINK}>
            <Trash2 aria-hidden className="size-4" />
            {t('trash')}
          </Link>
        </div>
      </div>
      <Loaded request={request} text={t('blogsNotLoaded')} className={LOADED_BOX} skeleton={<BlogGridSkeleton />}>
        {({ blogs }) => (total === 0 ? <NoBlogs /> : <OwnBlogs blogs={blogs} {...paging} />)}
      </Loaded>
    </section>
  );
}

export const ProfileSkeleton = () => (
  <>
    <h1 className="sr-only">{useTranslations('profile')('title')}</h1>
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

function ShareProfileButton({ slug }: { slug: string }) {
  const t = useTranslations('profile');
  const text = useInBrowser(() => `${window.location.origin}${userPath(slug)}`, undefined);
  const [failed, done] = [t.common.titled('linkNotCopied'), t.common.titled('linkCopied')];
  return (
    <CopyButton Icon={Link2} variant="outline" {...{ text, failed, done }}>
      {t('share')}
    </CopyButton>
  );
}

function OwnProfile({ user }: { user: SessionUser }) {
  const t = useTranslations('profile');
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
              {t.common('blogsCreated', { count: myBlogs.total ?? 0 })}
            </Badge>
          </>
        }
        actions={
          <>
            <LinkButton href="/create">{t('create')}</LinkButton>
            <ShareProfileButton slug={user.slug} />
            <LinkButton href={settingsPath('account')} variant="ghost" className="max-sm:w-10 max-sm:gap-0 max-sm:px-0">
              <Settings aria-hidden />
              <span className="max-sm:sr-only">{t('settings')}</span>
            </LinkButton>
          </>
        }
      />
      <WelcomeToPremium uid={user.uid} />
      <div className="page-width mt-9 flex gap-x-12 gap-y-14 max-lg:flex-col">
        <div className="flex min-w-0 flex-1 flex-col gap-14">
          <MyBlogs {...myBlogs} />
          {myBlogs.total ? <ViewsSection heading={t('views')} path="/api/views" /> : null}
        </div>
        {IS_UNLIMITED && !TAKES_PAYMENTS ? null : <SubscriptionCard uid={user.uid} />}
      </div>
    </>
  );
}

export function ProfileScreen() {
  const t = useTranslations('profile');
  const router = useRouter();
  const { user, loading, authError, refresh } = useAuth();
  const isSignedOut = !loading && !user && !authError;
  useEffect(preloadToasts, []);
  useEffect(() => {
    if (isSignedOut) router.replace('/login');
  }, [isSignedOut, router]);
  useEffect(() => {
    if (authError) toast({ ...t.common.titled('sessionUnknown'), variant: 'destructive' });
  }, [authError, t]);

  if (user) return <OwnProfile key={user.uid} user={user} />;
  if (!authError) return <ProfileSkeleton />;
  return (
    <div className="page-width pt-12">
      <h1 className="sr-only">{t('title')}</h1>
      <LoadFailure text={t('notLoaded')} retry={refresh} className={LOADED_BOX} />
    </div>
  );
}
