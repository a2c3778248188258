import { Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { EmptyState } from '@/components/shell/page-parts.tsx';
import { Avatar, avatarLetter } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { feedPaths, userPath } from '@/lib/routes.ts';
import type { SiteHome } from '@/lib/sites/schema.ts';
import { linkLabel } from '@/lib/users/author.ts';
import { BlogGrid } from './blogs/blog-grid.tsx';

type AboutAuthorProps = { biography: string; links: readonly string[]; className?: string };

function AboutAuthor({ biography, links, className }: AboutAuthorProps) {
  if (!biography && links.length === 0) return null;
  return (
    <div className={className}>
      {biography ? (
        <p dir="auto" className="max-w-[38rem] break-words">
          {biography}
        </p>
      ) : null}
      {links.length > 0 ? (
        <ul className="mt-1.5 flex flex-wrap gap-x-5 text-sm">
          {links.map((link) => (
            <li key={link} className="min-w-0">
              <a
                href={link}
                rel="noopener noreferrer nofollow ugc me"
                className="inline-block py-1 font-medium wrap-anywhere text-foreground link-underline"
              >
                <bdi>{linkLabel(link)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** An author as saved, or as typed in a form. */
export type ShownAuthor = { displayName: string; photoURL: string | null; biography: string; links: readonly string[] };

export function AuthorPreview({ author }: { author: ShownAuthor }) {
  const t = useTranslations('common');
  const { displayName, photoURL, biography, links } = author;
  return (
    <div className="flex min-w-0 items-start gap-4 text-foreground">
      <Avatar letter={avatarLetter(author)} photoURL={photoURL} className="size-16 text-3xl" />
      <div className="min-w-0">
        <p className="text-base font-semibold break-words">{displayName || t('anonymous')}</p>
        <AboutAuthor biography={biography} links={links} className="mt-1 text-sm" />
      </div>
    </div>
  );
}

type ProfileMastheadProps = {
  name: string;
  letter: string;
  photoURL: string | null;
  details: ReactNode;
  about?: ReactNode;
  actions: ReactNode;
};

export const ProfileMasthead = ({ name, letter, photoURL, details, about, actions }: ProfileMastheadProps) => (
  <div className="page-width">
    <div className="flex flex-col gap-6 pt-9 pb-8 md:pt-12 lg:flex-row lg:items-end lg:justify-between">
      <div className="min-w-0">
        <div className="flex min-w-0 items-center gap-4 sm:gap-6">
          <Avatar letter={letter} photoURL={photoURL} className="size-16 text-3xl sm:size-24 sm:text-5xl" />
          <div className="min-w-0">
            <h1 className="font-display text-[clamp(2rem,5vw,3.5rem)] leading-none font-semibold tracking-[-0.025em] break-words">
              {name}
            </h1>
            <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted-foreground">{details}</div>
          </div>
        </div>
        {/* Aligned with the name on wide screens. */}
        <div className="sm:ps-30">{about}</div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-3 max-sm:gap-2 max-sm:[&>:not(:last-child)]:min-w-0 max-sm:[&>:not(:last-child)]:px-2.5">
        {actions}
      </div>
    </div>
    <div className="rule-oxford" />
  </div>
);

type PublicProfileProps = Pick<SiteHome, 'profile' | 'blogs' | 'total'> & { isHome: boolean; children: ReactNode };

export function PublicProfile({ profile, blogs, total, isHome, children }: PublicProfileProps) {
  const t = useTranslations('profilePages');
  const { rss } = feedPaths(isHome ? '' : userPath(profile.slug));
  return (
    <>
      <ProfileMasthead
        name={profile.displayName || profile.slug}
        letter={avatarLetter(profile)}
        photoURL={profile.photoURL}
        details={<Badge>{t.common('blogsPublished', { count: total })}</Badge>}
        about={<AboutAuthor biography={profile.biography} links={profile.links} className="mt-4" />}
        actions={
          <>
            <a href={rss} className={buttonVariants({ variant: 'outline' })}>
              <Rss aria-hidden />
              {t('rssFeed')}
            </a>
            {isHome ? null : (
              <LinkButton href="/" variant="outline">
                {t.common('returnHome')}
              </LinkButton>
            )}
          </>
        }
      />
      <section aria-label={t('blogs')} className="page-width mt-9">
        <h2 className="sr-only">{t('blogs')}</h2>
        {total === 0 ? <EmptyState text={t('noBlogs')} /> : <BlogGrid blogs={blogs} />}
        {total > blogs.length ? (
          <p className="mt-6 text-center text-sm text-muted-foreground">{t('newestShown', { count: blogs.length })}</p>
        ) : null}
        {children}
      </section>
    </>
  );
}
