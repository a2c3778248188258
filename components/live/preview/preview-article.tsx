'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useAuth } from '@/components/auth/session/auth-context';
import { renderArticle } from '@/lib/blog-design/render-article';
import type { Style } from '@/lib/constants/options';
import type { LiveRun } from '../run/current-run.ts';
import styles from './live-preview.module.css';
import { partialBlog } from './partial-blog.ts';
import { patchArticle } from './patch-article.ts';
import { previewFontCss } from './preview-fonts.ts';

/** Addresses of what blogs are set with: the stylesheet of all styles, and where the fonts are served. */
export type PreviewAssets = { stylesheet: string; fontsPath: string };

type PreviewArticleProps = {
  run: LiveRun;
  style: Style;
  assets: PreviewAssets;
  /** Told of each part of the article that is finished, once it is on the page. */
  onPart: (part: Element) => void;
};

const PLACEHOLDERS = { title: styles.title ?? '', text: styles.lines ?? '' };

/** The article as far as it is written, in the style it will have. */
export function PreviewArticle({ run, style, assets, onPart }: PreviewArticleProps) {
  const { user } = useAuth();
  const frame = useRef<HTMLDivElement>(null);
  const { id, startedAt, language, state } = run;
  const author = user?.displayName ?? null;
  const show = useEffectEvent(onPart);
  useLayoutEffect(() => {
    const blog = partialBlog({ id, startedAt, language, state }, author);
    if (!blog || !frame.current) return;
    const markup = renderArticle(blog, {
      readingMinutes: 1,
      assetUrl: (address) => address,
      showCreator: false,
      citations: 'link',
    });
    const newest = patchArticle(frame.current, markup, PLACEHOLDERS);
    if (newest) show(newest);
  }, [id, startedAt, language, state, author]);
  return (
    <>
      <link rel="stylesheet" href={assets.stylesheet} precedence="blog" />
      <style>{previewFontCss(style, assets.fontsPath)}</style>
      <div ref={frame} className={styles.article} />
    </>
  );
}
