'use client';

import Link from 'next/link';
import useSWR from 'swr';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { longDate } from '@/components/ui/format.ts';
import { Loaded } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { BlogPage } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS, STYLE_DETAILS } from '@/lib/constants/options.ts';
import { PROFILE_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { MY_BLOGS_PATH, viewPath } from '@/lib/routes.ts';

const RECENT_BLOGS = 5;

const PLACES = <Skeleton className="my-4 h-76" />;

function Content({ uid }: { uid: string }) {
  const path = `/api/blogs/user/${encodeURIComponent(uid)}?page=1&pageSize=${RECENT_BLOGS}`;
  const request = useSWR<BlogPage, Error>(path, { revalidateOnMount: true });
  return (
    <Loaded
      request={request}
      text={PROFILE_MESSAGES.blogsFailed.title}
      className="py-4"
      waiting="Loading your blogs…"
      skeleton={PLACES}
    >
      {({ blogs, total }) =>
        total === 0 ? (
          <p className="py-4 text-muted-foreground">{PROFILE_MESSAGES.noRecentBlogs}</p>
        ) : (
          <ul aria-labelledby="recent-blogs" className="divide-y divide-border">
            {blogs.map(({ id, language, content, createdAt, style }) => (
              <li key={id} className="relative py-3.5">
                <Link
                  href={viewPath(id)}
                  prefetch={false}
                  lang={LANGUAGE_DETAILS[language].tag}
                  className="line-clamp-2 font-display text-lg leading-snug font-semibold tracking-[-0.01em] break-words after:absolute after:inset-0 hover:underline hover:decoration-primary hover:decoration-2 hover:underline-offset-4"
                >
                  {content.title}
                </Link>
                <p className="mt-1 text-sm text-muted-foreground">
                  <time dateTime={createdAt}>{longDate(createdAt)}</time> · {STYLE_DETAILS[style].label}
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

export function RecentBlogs() {
  const { user } = useAuth();
  return (
    <section aria-labelledby="recent-blogs" className="hidden min-w-0 member:block">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-foreground pb-2">
        <h2 id="recent-blogs" className="font-display text-2xl leading-tight font-semibold tracking-tight">
          Recent blogs
        </h2>
        <Link href={MY_BLOGS_PATH} prefetch={false} className="text-sm font-medium link-underline">
          View all blogs
        </Link>
      </div>
      {user ? <Content uid={user.uid} /> : PLACES}
    </section>
  );
}
