'use client';

import { Shuffle } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import type { BlogOwnership } from '@/lib/blogs/rights.ts';
import { STYLES } from '@/lib/constants/options.ts';
import { ArticleStyle } from '../article/styled-article.tsx';
import type { ThumbnailText } from '../bar/managed-blog.ts';
import { DownloadButton } from '../sharing/download-button.tsx';
import { type BlogStyle, type PreviewStyle, usePreviewStyle } from '../styling/blog-style.ts';
import { ColorThemePicker, SignInToSave, Thumbnail } from '../styling/style-parts.tsx';
import { useBlogRights } from '../use-blog-rights.ts';

type PreviewPanelProps = {
  blogId: string;
  title: string;
  previewStyle: PreviewStyle;
  maySave: boolean;
  text: ThumbnailText;
};

/** For a button that also takes clicks on the picture above it. */
const pressedOver =
  'cursor-pointer after:absolute after:inset-0 after:rounded-md after:border after:border-transparent after:transition-colors hover:after:border-foreground aria-pressed:after:border-foreground aria-pressed:after:ring-1 aria-pressed:after:ring-foreground focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ring';

function PreviewPanel({ blogId, title, previewStyle, maySave, text }: PreviewPanelProps) {
  const t = useTranslations('detail.preview');
  const names = useTranslations('options.styles');
  const { style, colorTheme } = previewStyle.shown;
  return (
    <section aria-label={t('style')} aria-busy={previewStyle.isBusy} className="page-width flex flex-col gap-4 pb-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <Button
          Icon={Shuffle}
          onClick={previewStyle.changeAtRandom}
          aria-busy={previewStyle.isBusy}
          className="min-w-52"
        >
          {t(previewStyle.isBusy ? 'changing' : 'random')}
        </Button>
        <DownloadButton blogId={blogId} title={title} className="min-w-42" />
        <p aria-live="polite" className="text-sm text-muted-foreground md:ms-auto">
          {t('current', { style: names(`${style}.label`), colorTheme })}
        </p>
      </div>
      {maySave ? null : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-s-4 border-primary bg-card px-4 py-3">
          <p className="text-sm">{t('trying')}</p>
          <div className="flex">
            <SignInToSave blogId={blogId} />
          </div>
        </div>
      )}
      <ul
        aria-label={t('styles')}
        className="-mx-1 grid auto-cols-[minmax(7rem,1fr)] grid-flow-col gap-3 overflow-x-auto px-1 py-1"
      >
        {STYLES.map((name) => (
          <li key={name} className="relative">
            {/* Not inside the button, which cannot contain block elements. */}
            <Thumbnail
              blogStyle={{ style: name, colorTheme }}
              text={text}
              className="rounded-t-md border border-b-0 border-border"
            />
            <button
              type="button"
              aria-pressed={style === name}
              onClick={() => previewStyle.chooseStyle(name)}
              className={`${pressedOver} block w-full rounded-b-md border border-border bg-card px-2 py-1.5 text-sm font-semibold`}
            >
              {names(`${name}.label`)}
            </button>
          </li>
        ))}
      </ul>
      <div className="max-w-md">
        <ColorThemePicker blogStyle={previewStyle.shown} onChoose={previewStyle.chooseColorTheme} />
      </div>
    </section>
  );
}

type BlogPreviewProps = {
  blogId: string;
  ownership: BlogOwnership;
  title: string;
  blogStyle: BlogStyle;
  text: ThumbnailText;
  children: ReactNode;
};

export function BlogPreview({ blogId, ownership, blogStyle, children, ...panel }: BlogPreviewProps) {
  const { mayTryStyle, maySaveStyle, isPending } = useBlogRights(blogId, ownership);
  const state = usePreviewStyle(blogId, blogStyle, maySaveStyle);
  const isKnown = mayTryStyle && !isPending;
  const isSkeleton = isPending && !ownership.isSample;
  useEffect(() => {
    if (isKnown) preloadToasts();
  }, [isKnown]);

  return (
    <>
      {isKnown ? <PreviewPanel blogId={blogId} previewStyle={state} maySave={maySaveStyle} {...panel} /> : null}
      {isSkeleton ? (
        <div className="page-width pb-6">
          <Skeleton className="h-82" />
        </div>
      ) : null}
      <ArticleStyle blogStyle={state.shown}>{children}</ArticleStyle>
    </>
  );
}
