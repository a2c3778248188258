'use client';

import { useMemo } from 'react';
import { useAuth } from '@/components/auth/auth-context';
import { Article } from '@/lib/blog-design/article/article';
import type { Style } from '@/lib/constants/options';
import type { LiveRun } from './current-run.ts';
import styles from './galley.module.css';
import { galleyFontCss } from './galley-fonts.ts';
import { partialBlog } from './partial-blog.ts';
import { ScrollAnchor } from './scroll-anchor.tsx';
import { useFinishedParts } from './use-finished-parts.ts';

/** Addresses of what blogs are set with: the stylesheet of all styles, and where the fonts are served. */
export type GalleyAssets = { stylesheet: string; fontsPath: string };

type GalleyProps = {
  run: LiveRun;
  style: Style;
  assets: GalleyAssets;
  /** Is given each part of the article that is finished, once it is on the page. */
  onPart: (part: Element) => void;
};

const PLACEHOLDERS = {
  title: <span className={styles.title} aria-hidden />,
  text: <span className={styles.lines} aria-hidden />,
};

/** The article as far as it is written, in the look it will have. */
export function Galley({ run, style, assets, onPart }: GalleyProps) {
  const { user } = useAuth();
  const { id, startedAt, language, story } = run;
  const author = user?.displayName ?? null;
  const blog = useMemo(
    () => partialBlog({ id, startedAt, language, story }, author),
    [id, startedAt, language, story, author],
  );
  const frame = useFinishedParts(blog, onPart);
  return (
    <>
      <link rel="stylesheet" href={assets.stylesheet} precedence="blog" />
      <style>{galleyFontCss(style, assets.fontsPath)}</style>
      <ScrollAnchor frame={frame} className={styles.galley}>
        {blog ? (
          <Article
            blog={blog}
            assetUrl={(address) => address}
            idPrefix="live-"
            placeholders={PLACEHOLDERS}
          />
        ) : null}
      </ScrollAnchor>
    </>
  );
}
