import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { CheckIcon, CodeIcon, LinkIcon } from '@/components/ui/drawn-icons.tsx';
import { fieldClasses } from '@/components/ui/input.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { reportPath } from '@/lib/routes.ts';
import { EmbedButton, type EmbeddedBlog } from './share-buttons.tsx';

const FACE = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';

/** The page's script copies the text and confirms (spec §8). Both labels take the same room to avoid movement. */
const CopyButton = ({ text, className, children }: { text: string; className: string; children: ReactNode }) => (
  <button type="button" data-copy={text} className={cn('group', className)}>
    <span className="grid">
      <span className={`${FACE} group-data-copied:invisible`}>{children}</span>
      <span className={`${FACE} invisible group-data-copied:visible`}>
        <CheckIcon />
        {useTranslations('common')('copied')}
      </span>
    </span>
  </button>
);

const embeddedBlog = ({ id, shareUrl, isUnbranded, content }: Blog): EmbeddedBlog => ({
  id,
  shareUrl,
  title: content.title,
  ...(isUnbranded && { isUnbranded }),
});

const ACTION = cn(buttonVariants({ variant: 'outline' }), 'h-11');

export function ReaderActions({ blog }: { blog: Blog }) {
  const t = useTranslations('blogs.share');
  return (
    <div className="flex gap-2">
      <CopyButton text={blog.shareUrl} className={ACTION}>
        <LinkIcon />
        {t('copyLink')}
      </CopyButton>
      <EmbedButton blog={embeddedBlog(blog)} className={ACTION}>
        <CodeIcon />
        {t('embed')}
      </EmbedButton>
    </div>
  );
}

export function SharePanel({ blog }: { blog: Blog }) {
  const t = useTranslations('blogs.share');
  if (blog.visibility === 'draft' || blog.isBlocked) return null;
  return (
    <section aria-labelledby="share-heading" className="border-t border-border framed:hidden">
      <div className="page-width flex flex-col gap-x-10 gap-y-5 pt-12 lg:flex-row lg:items-end">
        <h2 id="share-heading" className="font-display text-3xl leading-none font-semibold tracking-tight lg:pb-2">
          {t('heading')}
        </h2>
        <div className="min-w-0 flex-1">
          <label htmlFor="share-link" className="block text-sm font-semibold">
            {t('link')}
          </label>
          <div className="mt-2 flex gap-2">
            <input
              id="share-link"
              type="text"
              readOnly
              value={blog.shareUrl}
              className={cn(fieldClasses, 'h-10 text-base text-ellipsis md:text-sm')}
            />
            <CopyButton text={blog.shareUrl} className={cn(buttonVariants({ variant: 'ink' }), 'noscript:hidden')}>
              <LinkIcon />
              <span>{t.rich('copy', { detail: <span className="sr-only" /> })}</span>
            </CopyButton>
          </div>
        </div>
        <EmbedButton
          blog={embeddedBlog(blog)}
          className={cn(buttonVariants({ variant: 'outline' }), 'noscript:hidden')}
        >
          <CodeIcon />
          {t('embedOnSite')}
        </EmbedButton>
      </div>
      <p className="page-width pt-6 text-end text-sm text-muted-foreground">
        <a href={reportPath(blog.id)} rel="nofollow" className="py-1 link-underline">
          {t.rich('report', { detail: <span className="sr-only" /> })}
        </a>
      </p>
    </section>
  );
}
