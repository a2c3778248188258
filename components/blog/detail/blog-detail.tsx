'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { ContentDistribution, usePublishing } from '@/components/backlinks/panel/content-distribution.tsx';
import { withMessages } from '@/components/messages/client.tsx';
import { Link } from '@/components/messages/navigation.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { useFocusReturn } from '@/components/ui/focus.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { useArrival } from '@/components/ui/use-arrival.ts';
import { useBusy } from '@/components/ui/use-busy.ts';
import { toastError } from '@/components/ui/use-toast.ts';
import { ViewsSection } from '@/components/views/views-section.tsx';
import { isByModel } from '@/lib/blogs/authorship/source-type.ts';
import type { StoredDraft } from '@/lib/blogs/editing/schema.ts';
import type { OwnBlog } from '@/lib/blogs/schema.ts';
import type { Style } from '@/lib/constants/options.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { requestJson } from '@/lib/http/client.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import { sharePath, viewPath } from '@/lib/routes.ts';
import { ArticleStyle } from '../article/styled-article.tsx';
import { BlogActions } from '../bar/blog-actions.tsx';
import type { ManagedBlog, ThumbnailText } from '../bar/managed-blog.ts';
import { DraftStorage } from '../editing/draft/draft-storage.ts';
import { useMakeItMine } from '../personal/use-make-it-mine.ts';
import { useSidePanels } from '../review/use-side-panels.ts';
import { type BlogStyle, useStyleForm } from '../styling/blog-style.ts';
import { StyleSettings } from '../styling/style-settings.tsx';
import { useBlogRights } from '../use-blog-rights.ts';

const loadTextEditor = () =>
  withMessages(
    import('../editing/text-editor.tsx'),
    'editor',
    'losses',
    'history',
    'arranging',
    'images',
    'generation',
  );
const TextEditor = lazy(loadTextEditor);

function useTextMode(blogId: string, blogStyle: BlogStyle) {
  const t = useTranslations('detail');
  const [opened, setOpened] = useState<{ blog: OwnBlog; draft: StoredDraft | null } | null>(null);
  const { isBusy, run } = useBusy();

  async function load(): Promise<void> {
    const texts = [requestJson<OwnBlog>(`/api/blogs/${blogId}`), new DraftStorage(blogId).read()] as const;
    const [blog, draft] = await Promise.all([...texts, loadTextEditor()]);
    setOpened({ blog: { ...blog, ...blogStyle }, draft });
  }
  const open = () => run(load, (error) => toastError(error, t.titled('loadFailed')));
  return { opened, isOpening: isBusy, open, close: () => setOpened(null) };
}

function FreePreviewNotice() {
  const t = useTranslations('detail');
  const { user, loading } = useAuth();
  return (
    <div className="border-s-4 border-primary bg-card px-4 py-3">
      <p className="font-semibold">{t(IS_UNLIMITED ? 'withoutAccount' : 'freePreview')}</p>
      {user || loading ? null : <p className="mt-0.5 text-sm text-muted-foreground">{t('createAccount')}</p>}
    </div>
  );
}

function ReadOnlyNotice({ blogId, isSample }: { blogId: string; isSample: boolean }) {
  const t = useTranslations('detail');
  const rights = useTranslations('ownBlogs.rights');
  const { authError, refresh } = useAuth();
  const hasFailed = authError !== null && !isSample;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-s-4 border-input bg-card px-4 py-3 text-sm text-muted-foreground">
      <p>
        {hasFailed ? t.common('sessionUnknown.description') : rights(isSample ? 'sample' : 'notYours')}
        {sentenceGap(t.language)}
        <Link href={sharePath(blogId)} className="font-medium text-foreground link-underline">
          {t('read')}
        </Link>
      </p>
      {hasFailed ? (
        <Button variant="outline" size="sm" onClick={refresh}>
          {t.common('tryAgain')}
        </Button>
      ) : null}
    </div>
  );
}

type BlogDetailProps = {
  blog: ManagedBlog;
  blogStyle: BlogStyle;
  text: ThumbnailText;
  suggested: Style | undefined;
  canSearchPictures: boolean;
  children: ReactNode;
};

export function BlogDetail(props: BlogDetailProps) {
  const t = useTranslations('detail');
  const { blog, blogStyle, text, suggested, children } = props;
  const { id: blogId, userId: ownerId, isSample = false } = blog;
  const rights = useBlogRights(blogId, { ownerId, isSample });
  const { isOwner, mayTryStyle: isAllowed } = rights;
  const isUnknown = rights.isPending && !isAllowed && !isSample;
  const form = useStyleForm(blogId, blogStyle);
  const textMode = useTextMode(blogId, form.blogStyle);
  const panel = useSidePanels();
  const publishing = usePublishing(isOwner);
  const isEditing = isOwner && textMode.opened !== null;
  const mine = useMakeItMine(blog, isOwner);
  const editButton = useFocusReturn(isEditing);
  const hasSettings = (isAllowed || isUnknown) && !isEditing;
  const isPanelOpen = isOwner && panel.isOpen;
  useArrival('edit', isOwner, textMode.open);
  useArrival('score', isOwner, panel.score.toggle);
  useArrival('review', isOwner && isByModel(blog), panel.review.toggle);
  useArrival('mine', isOwner, mine.open);

  useEffect(() => {
    if (isAllowed) preloadToasts();
  }, [isAllowed]);

  return (
    <div className="page-width pt-5">
      <Suspense>
        {isEditing && textMode.opened ? (
          <TextEditor
            {...textMode.opened}
            onSaved={() => form.isChanged && void form.save()}
            onClose={textMode.close}
            onReopen={textMode.open}
          />
        ) : null}
      </Suspense>
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-5',
          hasSettings && 'lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr_auto] lg:gap-x-8',
          isEditing && 'hidden',
        )}
      >
        <div className={cn('flex flex-col gap-4', hasSettings && 'lg:col-start-2')}>
          <div className="flex items-baseline gap-3">
            <h2 className="font-display text-2xl leading-tight font-semibold tracking-tight">{t('heading')}</h2>
            <Link href={viewPath(blogId)} className="text-sm font-medium link-underline">
              {t('view')}
            </Link>
          </div>
          {ownerId === undefined && !isSample ? <FreePreviewNotice /> : null}
          {!isAllowed && !isUnknown ? <ReadOnlyNotice blogId={blogId} isSample={isSample} /> : null}
        </div>
        {hasSettings ? (
          <div className="min-w-0 lg:sticky lg:top-5 lg:row-span-3 lg:row-start-1 lg:h-[calc(100dvh-7rem)] lg:self-start">
            {isPanelOpen ? panel.show(blog) : null}
            <div className={cn('contents', isPanelOpen && 'lg:hidden')}>
              {isAllowed ? (
                <StyleSettings blogId={blogId} form={form} rights={rights} text={text} suggested={suggested} />
              ) : (
                <Skeleton className="h-82 lg:h-full" />
              )}
            </div>
          </div>
        ) : null}
        <div
          className={cn(
            'overflow-clip rounded-md border border-card-edge max-lg:-mx-[clamp(1.25rem,4vw,2.5rem)] max-lg:rounded-none max-lg:border-x-0',
            hasSettings && 'lg:col-start-2',
            isUnknown && '[@media(scripting:enabled)]:invisible',
          )}
        >
          <BlogActions
            blog={blog}
            canSearchPictures={props.canSearchPictures}
            screen={{
              ...{ panel, editButton, isOpening: textMode.isOpening, edit: textMode.open },
              ...{ publish: publishing.open, makeItMine: mine.open },
            }}
          >
            <ArticleStyle blogStyle={isAllowed ? form.blogStyle : blogStyle}>{children}</ArticleStyle>
          </BlogActions>
        </div>
        {isOwner ? (
          <div className={cn('flex flex-col gap-5', hasSettings && 'lg:col-start-2')}>
            {mine.panel}
            <ContentDistribution blogId={blogId} publishing={publishing} />
            <ViewsSection heading={t('views')} path={`/api/blogs/${blogId}/views`} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
