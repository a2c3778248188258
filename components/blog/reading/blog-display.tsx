import { EyeOff } from 'lucide-react';
import { useTranslations } from '#translations';
import { Messages } from '@/components/messages/messages.tsx';
import { SubscribeForm } from '@/components/newsletter/subscribe-form.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { BackIcon } from '@/components/ui/drawn-icons.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { ViewImage } from '@/lib/blog-design/article/article-frame.tsx';
import { BlogForPrograms } from '@/lib/blog-design/article/document.tsx';
import type { SeriesParts } from '@/lib/blogs/groups/schema.ts';
import type { Blog, BlogSummary } from '@/lib/blogs/schema.ts';
import { blogPath, viewImagePath } from '@/lib/routes.ts';
import { BlogArticle } from '../article/blog-article.tsx';
import { BlogActions } from '../bar/blog-actions.tsx';
import { managedBlog } from '../bar/managed-blog.ts';
import { ReaderActions, SharePanel } from '../sharing/share-controls.tsx';
import { BlogGroups } from './blog-groups.tsx';
import { OwnFacesLater } from './islands.tsx';
import { ReadNext } from './read-next.tsx';

/** What is below a blog's page. */
export type Around = { series?: SeriesParts | null | undefined; next?: readonly BlogSummary[] | undefined };

type BlogDisplayProps = Around & { blog: Blog; bar?: { canSearchPictures: boolean } };

export const BlogDisplay = ({ blog, series = null, next = [], bar }: BlogDisplayProps) => (
  <Messages parts={['reading']}>
    <OwnFacesLater />
    <BlogForPrograms blog={blog} />
    {bar ? (
      <BlogActions key={blog.id} blog={managedBlog(blog)} forReaders={<ReaderActions blog={blog} />} {...bar}>
        <BlogArticle blog={blog} hasActions />
      </BlogActions>
    ) : (
      <BlogArticle blog={blog} />
    )}
    <BlogGroups blog={blog} series={series} />
    <ReadNext blogs={next} />
    <SharePanel blog={blog} />
    <div className="page-width">
      <SubscribeForm slug={blog.usernameSlug} />
    </div>
    <ViewImage src={viewImagePath(blog.id, 'page')} />
  </Messages>
);

export function ViewToolbar() {
  const t = useTranslations('blogs.view');
  return (
    <div className="border-b border-border framed:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-4 py-2">
        <button
          type="button"
          data-back-button
          className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ms-3')}
        >
          <BackIcon />
          {t('back')}
        </button>
        <div className="items-baseline gap-x-3 sm:flex">
          <h2 className="font-display text-xl leading-tight font-semibold tracking-tight">{t('title')}</h2>
          <p className="text-sm text-muted-foreground">{t('readOnly')}</p>
        </div>
      </div>
    </div>
  );
}

/** Above a draft or a hidden blog, which only its owner receives (docs/decisions/0131). */
export function OwnerBar({ blog: { id, isBlocked, visibility } }: { blog: Blog }) {
  const t = useTranslations('blogs.ownerBar');
  if (!isBlocked && visibility !== 'draft') return null;
  return (
    <div className="border-b border-border bg-secondary text-foreground framed:hidden">
      <p className="page-width flex flex-wrap items-center gap-x-2 py-2 text-sm">
        <EyeOff aria-hidden className="size-4 shrink-0" />
        {t(isBlocked ? 'hidden' : 'draft')}
        <TextLink href={blogPath(id)} className="ms-auto py-1 font-medium">
          {t(isBlocked ? 'reason' : 'edit')}
        </TextLink>
      </p>
    </div>
  );
}
