'use client';

import type { Route } from 'next';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { readIds, resultsPath } from '@/components/batch/rules.ts';
import { CardPicture, CardTitle } from '@/components/blog/card/card-parts.tsx';
import { loadVisibility } from '@/components/blog/dialogs.ts';
import { VisibilityBadge } from '@/components/blog/visibility/visibility-badge.tsx';
import { useRouter } from '@/components/messages/navigation.tsx';
import { BlogGridSkeleton } from '@/components/profile/blogs/blog-grid.tsx';
import { ExportMenu } from '@/components/profile/transfer/export-menu.tsx';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { fieldClasses } from '@/components/ui/input.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { blogRights } from '@/lib/blogs/rights.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { MAX_BATCH_SIZE } from '@/lib/constants/limits.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import { MY_BLOGS_PATH, viewPath } from '@/lib/routes.ts';
import { plainList, ShareOptions } from './share-options.tsx';

/** Who can see a blog, for its owner to change; nothing on other people's blogs. */
function ResultVisibility({ blog, onChanged }: { blog: Blog; onChanged: () => void }) {
  const t = useTranslations('batchResults');
  const { user } = useAuth();
  const dialog = useLazyPart(loadVisibility, 'visibilitySettings');
  const { userId: ownerId, isSample, content } = blog;
  // A blog without an owner may be this visitor's.
  const { isOwner, mayTryStyle } = blogRights({ ownerId, isSample }, { uid: user?.uid });
  if (!mayTryStyle) return null;
  return (
    <>
      <VisibilityBadge {...blog} />
      {isOwner ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={dialog.open}
          className="min-h-6 cursor-pointer px-1 text-xs font-medium link-underline"
        >
          {t.rich('changeVisibility', { title: content.title, hidden: <span className="sr-only" /> })}
        </button>
      ) : null}
      {dialog.show({ blog: { ...blog, title: content.title }, onSaved: onChanged })}
    </>
  );
}

/** A blog as GET /api/blogs/{id} returns it. */
type Result = Blog & { excerpt: string };

type LoadedBlogs = { blogs: Result[]; missing: number };

/** Reads the blogs of a batch concurrently (spec §7). @throws Error with the sentence of spec §8 when none could be read */
async function loadBlogs(t: Translator<'batchResults'>, ids: readonly string[]): Promise<LoadedBlogs> {
  const answers = await Promise.allSettled(
    ids.map((id) => requestJson<Result>(`/api/blogs/${encodeURIComponent(id)}`)),
  );
  const blogs = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (blogs.length > 0) return { blogs, missing: ids.length - blogs.length };
  const isAnswered = answers.some((answer) => answer.status === 'rejected' && answer.reason instanceof ApiError);
  throw new Error(t(isAnswered ? 'noneLoaded' : 'failed'));
}

export function parseIds(text: string | null): string[] {
  const ids = (text ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, MAX_BATCH_SIZE);
}

/** The blogs of the ids in the address, else of those stored in this tab, which are put into the address (spec §4). */
function useResults() {
  const t = useTranslations('batchResults');
  const router = useRouter();
  const address = useSearchParams();
  const text = address.get('ids');
  const overview = address.get('overview');
  const ids = useMemo(() => [...parseIds(overview).slice(0, 1), ...parseIds(text)], [overview, text]);
  const [isLookedUp, setIsLookedUp] = useState(false);
  useEffect(() => {
    if (ids.length > 0) return;
    const storedIds = parseIds(readIds().join());
    if (storedIds.length > 0) router.replace(resultsPath(storedIds.map((id) => ({ id }))) as Route);
    else setIsLookedUp(true);
  }, [ids, router]);
  const { data, error, isValidating, mutate } = useSWR(
    ids.length > 0 ? ['batch-results', ...ids] : null,
    () => loadBlogs(t, ids),
    {
      revalidateOnMount: true,
      onSuccess: ({ missing }) => {
        if (missing === 0) return;
        toast({ ...t.titled('missing', { missing, total: ids.length }), variant: 'destructive' });
      },
    },
  );
  const failure = error instanceof Error ? error.message : undefined;
  return {
    loaded: data,
    total: ids.length,
    failure: isLookedUp && ids.length === 0 ? t('noIds') : failure,
    reload: () => void mutate(),
    mayRetry: ids.length > 0 && !isValidating,
  };
}

export function ResultCard({ blog, url, visibility }: { blog: Result; url: string; visibility?: ReactNode }) {
  const t = useTranslations('batchResults');
  const styles = useTranslations('options.styles');
  const { title, sections } = blog.content;
  const lang = languageTag(blog);
  return (
    <Card className="flex h-full flex-col">
      <CardPicture blog={blog} />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <CardTitle blog={blog} />
        <p lang={lang} className="mt-3 text-sm leading-relaxed break-words text-muted-foreground">
          {blog.excerpt}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-1.5">
          <Badge>{styles(`${blog.style}.label`)}</Badge>
          <Badge>{t('sections', { count: sections.length })}</Badge>
          {blog.series?.part === 0 ? <Badge>{t('overview')}</Badge> : null}
          {visibility}
        </div>
        <div className="mt-auto flex flex-wrap gap-2 pt-5">
          <input
            type="text"
            readOnly
            value={url}
            aria-label={t('address', { title })}
            onFocus={(event) => event.currentTarget.select()}
            className={`${fieldClasses} h-8 basis-full text-ellipsis text-sm sm:flex-1 sm:basis-0`}
          />
          <CopyButton text={url} done={t.titled('urlCopied')} variant="outline" size="sm">
            {t.rich('copyAddress', { title, hidden: <span className="sr-only" /> })}
          </CopyButton>
          <LinkButton href={viewPath(blog.id)} variant="ink" size="sm">
            {t.rich('view', { title, hidden: <span className="sr-only" /> })}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

export const ResultsSkeleton = () => (
  <div className="page-width pt-8 md:pt-10">
    <h1 className="sr-only">{useTranslations('batchResults')('heading')}</h1>
    <Skeleton className="mb-12 h-11 w-80 max-w-full" />
    <BlogGridSkeleton hasDate={false} />
  </div>
);

function ResultsError({ message, retry }: { message: string; retry?: () => void }) {
  const t = useTranslations('batchResults');
  return (
    <div className="page-width py-14 md:py-20">
      <h1 className="sr-only">{t('heading')}</h1>
      <Card role="alert" className="mx-auto max-w-2xl px-6 py-12 text-center shadow-stacked sm:px-10">
        <p className="font-display text-3xl leading-tight font-semibold tracking-tight text-balance">{message}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {retry ? <Button onClick={retry}>{t.common('tryAgain')}</Button> : null}
          <LinkButton href="/batch" variant={retry ? 'outline' : 'default'}>
            {t('return')}
          </LinkButton>
          <LinkButton href={MY_BLOGS_PATH} variant="outline">
            {t('myBlogs')}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}

/** URL of a blog's read-only view, on the host of its share link. */
const viewUrl = (blog: Blog) => new URL(viewPath(blog.id), blog.shareUrl).href;

type ResultsProps = { loaded: LoadedBlogs; total: number; onChanged: () => void };

function Results({ loaded: { blogs, missing }, total, onChanged }: ResultsProps) {
  const t = useTranslations('batchResults');
  const { user } = useAuth();
  const isOwner = blogs.every(({ userId }) => userId !== undefined && userId === user?.uid);
  const drafts = blogs.filter(({ visibility }) => visibility === 'draft').length;
  const written = blogs.filter(({ series }) => series?.part !== 0).length;
  const listed = blogs.map((blog) => ({ title: blog.content.title, url: viewUrl(blog) }));
  return (
    <div className="page-width pt-8 md:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <PageTitle>{t('generated', { count: written })}</PageTitle>
          {missing > 0 ? (
            <p className="mt-3 text-sm font-medium text-destructive-text">
              {t('missing.description', { missing, total })}
            </p>
          ) : null}
          {drafts > 0 ? <p className="mt-3 text-sm text-muted-foreground">{t('drafts', { count: drafts })}</p> : null}
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={plainList(listed)} done={t.titled('copied.plain')}>
            {t('copyAll')}
          </CopyButton>
          {isOwner ? <ExportMenu ids={blogs.map(({ id }) => id)} /> : null}
          <LinkButton href="/batch" variant="outline">
            {t('generateMore')}
          </LinkButton>
          <LinkButton href={MY_BLOGS_PATH} variant="outline">
            {t('myBlogs')}
          </LinkButton>
        </div>
      </div>
      <Tabs defaultValue="list" className="mt-9">
        <TabsList className="max-w-md" aria-label={t('heading')}>
          <TabsTrigger value="list">{t('list')}</TabsTrigger>
          <TabsTrigger value="share">{t('share')}</TabsTrigger>
        </TabsList>
        <TabsContent value="list">
          <h2 className="sr-only">{t('list')}</h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {blogs.map((blog) => (
              <li key={blog.id} className="min-w-0">
                <ResultCard
                  blog={blog}
                  url={viewUrl(blog)}
                  visibility={<ResultVisibility blog={blog} onChanged={onChanged} />}
                />
              </li>
            ))}
          </ul>
        </TabsContent>
        <TabsContent value="share">
          <h2 className="sr-only">{t('share')}</h2>
          <ShareOptions blogs={listed} />
        </TabsContent>
      </Tabs>
    </div>
  );
}

export function ResultsScreen() {
  const { loaded, total, failure, reload, mayRetry } = useResults();
  useEffect(preloadToasts, []);
  if (loaded) return <Results loaded={loaded} total={total} onChanged={reload} />;
  return failure ? <ResultsError message={failure} retry={mayRetry ? reload : undefined} /> : <ResultsSkeleton />;
}
