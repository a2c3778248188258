import { Rss } from 'lucide-react';
import Link from 'next/link';
import { avatarLetter } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { countLabel } from '@/components/ui/format.ts';
import type { BlogSummary, PublicProfile as Profile } from '@/lib/blogs/schema.ts';
import { rssPath } from '@/lib/routes.ts';
import { AboutAuthor } from './author/about-author.tsx';
import { BlogGrid, EmptyBlogs } from './blogs/blog-grid.tsx';
import { ProfileMasthead } from './profile-masthead.tsx';

type PublicProfileProps = {
  profile: Profile;
  /** Newest first; fewer than `total` if there are very many. */
  blogs: readonly BlogSummary[];
  total: number;
  /** Whether it is the home page, as on an own domain. */
  isHome?: boolean;
};

/** A creator's public page (spec §2, /user/{usernameSlug}), the same for every reader. */
export function PublicProfile({ profile, blogs, total, isHome = false }: PublicProfileProps) {
  return (
    <>
      <ProfileMasthead
        name={profile.displayName || profile.slug}
        letter={avatarLetter(profile)}
        photoURL={profile.photoURL}
        details={<Badge>{countLabel(total, 'published')}</Badge>}
        about={<AboutAuthor biography={profile.biography} links={profile.links} className="mt-4" />}
        actions={
          <>
            <a href={rssPath(profile.slug)} className={buttonVariants({ variant: 'outline' })}>
              <Rss aria-hidden />
              RSS feed
            </a>
            {isHome ? null : (
              <Link href="/" className={buttonVariants({ variant: 'outline' })}>
                Return to Home
              </Link>
            )}
          </>
        }
      />
      <section aria-label="Blogs" className="page-width mt-9">
        <h2 className="sr-only">Blogs</h2>
        {total === 0 ? <EmptyBlogs text="No blogs published yet" /> : <BlogGrid blogs={blogs} isWide />}
        {total > blogs.length ? (
          <p className="mt-6 text-center text-sm text-muted-foreground">Showing the newest {blogs.length} blogs.</p>
        ) : null}
      </section>
    </>
  );
}
