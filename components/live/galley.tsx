'use client';

import { useLayoutEffect, useRef } from 'react';
import { useAuth } from '@/components/auth/auth-context';
import { renderArticle } from '@/lib/blog-design/render-article';
import type { Style } from '@/lib/constants/options';
import type { LiveRun } from './current-run.ts';
import styles from './galley.module.css';
import { galleyFontCss } from './galley-fonts.ts';
import { partialBlog } from './partial-blog.ts';
import { patchArticle } from './patch-article.ts';

/** Addresses of what blogs are set with: the stylesheet of all styles, and where the fonts are served. */
export type GalleyAssets = { stylesheet: string; fontsPath: string };

type GalleyProps = { run: LiveRun; style: Style; assets: GalleyAssets };

const PLACEHOLDERS = { title: styles.title ?? '', text: styles.lines ?? '' };

/** The article as far as it is written, in the look it will have. */
export function Galley({ run, style, assets }: GalleyProps) {
  const { user } = useAuth();
  const frame = useRef<HTMLDivElement>(null);
  const { id, startedAt, language, story } = run;
  const author = user?.displayName ?? null;
  useLayoutEffect(() => {
    const blog = partialBlog({ id, startedAt, language, story }, author);
    if (!blog || !frame.current) return;
    const markup = renderArticle(blog, {
      readingMinutes: 1,
      assetUrl: (address) => address,
      showCreator: false,
      citations: 'link',
    });
    patchArticle(frame.current, markup, PLACEHOLDERS);
  }, [id, startedAt, language, story, author]);
  return (
    <>
      <link rel="stylesheet" href={assets.stylesheet} precedence="blog" />
      <style>{galleyFontCss(style, assets.fontsPath)}</style>
      <div ref={frame} className={styles.galley} />
    </>
  );
}
