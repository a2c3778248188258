'use client';

import { useMemo } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import type { LiveRun } from '@/components/generation/run/current-run.ts';
import { Article } from '@/lib/blog-design/article/article.tsx';
import type { Style } from '@/lib/constants/options.ts';
import styles from './live-preview.module.css';
import { partialBlog } from './partial-blog.ts';
import { previewFontCss } from './preview-fonts.ts';
import { ScrollAnchor } from './scroll-anchor.tsx';
import { useFinishedParts } from './use-finished-parts.ts';

/** Addresses of what blogs are set with: the stylesheet of all styles, and where the fonts are served. */
export type PreviewAssets = { stylesheet: string; fontsPath: string };

type PreviewArticleProps = {
  run: LiveRun;
  style: Style;
  assets: PreviewAssets;
  /** Is given each part of the article that is finished, once it is on the page. */
  onPart: (part: Element) => void;
};

const PLACEHOLDERS = {
  title: <span className={styles.title} aria-hidden />,
  text: <span className={styles.lines} aria-hidden />,
};

/** The article as far as it is written, in the style it will have. */
export function PreviewArticle({ run, style, assets, onPart }: PreviewArticleProps) {
  const { user } = useAuth();
  const { id, startedAt, language, state } = run;
  const author = user?.displayName ?? null;
  const blog = useMemo(
    () => partialBlog({ id, startedAt, language, state }, author),
    [id, startedAt, language, state, author],
  );
  const unfinished = useMemo(() => state.sections.map(({ content }) => content === ''), [state.sections]);
  const frame = useFinishedParts(blog, unfinished, onPart);
  return (
    <>
      <link rel="stylesheet" href={assets.stylesheet} precedence="blog" />
      <style>{previewFontCss(style, assets.fontsPath)}</style>
      <ScrollAnchor frame={frame} className={styles.article}>
        {blog ? (
          <Article blog={blog} assetUrl={(address) => address} idPrefix="live-" placeholders={PLACEHOLDERS} />
        ) : null}
      </ScrollAnchor>
    </>
  );
}
