import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { RestoreLink } from '@/components/blog/reading/islands.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { NoticePage } from '@/components/shell/page-parts.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import type { ListedBlog, PublicProfile } from '@/lib/blogs/schema.ts';
import { userPath } from '@/lib/routes.ts';
import { BlogGrid } from './blogs/blog-grid.tsx';

type Author = { ownerId?: string | undefined; profile: PublicProfile; blogs: readonly ListedBlog[] };

function MoreByAuthor({ profile, blogs }: Author) {
  const t = useTranslations('blogs');
  return (
    <section aria-labelledby="more" className="page-width">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-border pt-8">
        <h2 id="more" className="min-w-0 font-display text-3xl font-semibold tracking-tight break-words">
          {t('moreBy', { name: profile.displayName })}
        </h2>
        <TextLink href={userPath(profile.slug)} className="font-medium">
          {t('allByAuthor')}
        </TextLink>
      </div>
      <BlogGrid blogs={blogs} />
    </section>
  );
}

type RemovedBlogPageProps = { isBlocked?: true; author?: Author | undefined; children?: ReactNode };

/**
 * The page of a deleted blog (docs/decisions/0071), whose author is known while it is in the trash, or of one that the
 * operator removed (0131). `children`: a notice for its owner.
 */
export function RemovedBlogPage({ isBlocked, author, children }: RemovedBlogPageProps) {
  const t = useTranslations('blogs');
  const notice = isBlocked
    ? { label: '451', heading: t('blocked.heading'), text: t('blocked.description') }
    : { label: '410', heading: t('deleted.heading'), text: t('deleted.text') };
  return (
    <Messages parts={['reading']}>
      {children}
      <NoticePage {...notice}>
        <LinkButton href="/" size="lg">
          {useTranslations('common')('returnHome')}
        </LinkButton>
        {author?.ownerId ? (
          <RestoreLink ownerId={author.ownerId} className={buttonVariants({ variant: 'outline', size: 'lg' })} />
        ) : null}
      </NoticePage>
      {author && author.blogs.length > 0 ? <MoreByAuthor {...author} /> : null}
    </Messages>
  );
}
