'use client';

import { useMemo } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import type { LiveRun } from '@/components/generation/run/current-run.ts';
import { Article } from '@/lib/blog-design/article/article.tsx';
import {
  type Face,
  faceFile,
  STYLE_FACES,
  SUBSET_RANGES,
  type Subset,
  servedName,
} from '@/lib/blog-design/fonts/catalog.ts';
import { fallbackFaces } from '@/lib/blog-design/fonts/fallback-faces.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { Style } from '@/lib/constants/options.ts';
import styles from './live-preview.module.css';
import { ScrollAnchor } from './scroll-anchor.tsx';
import { useFinishedParts } from './use-finished-parts.ts';

/** A generation as a blog, without sources and pictures; null until its style is known. */
function partialBlog(
  { id, startedAt, language, state }: Pick<LiveRun, 'id' | 'startedAt' | 'language' | 'state'>,
  author: string | null,
): Blog | null {
  const { design, title, intro, sections, conclusion } = state;
  if (!design) return null;
  const createdAt = new Date(startedAt).toISOString();
  return {
    ...design,
    id: id ?? '',
    topic: '',
    language,
    length: 'medium',
    shareUrl: '',
    createdAt,
    updatedAt: createdAt,
    sources: [],
    // Placeholders: the finished blog has its own.
    writer: 'person',
    visibility: 'draft',
    content: {
      title,
      intro,
      conclusion,
      sections: sections.map(({ heading, content, partial = '' }) => ({
        heading,
        content: content || partial,
        images: [],
      })),
    },
    ...(author !== null && { userDisplayName: author }),
  };
}

function faceRule(face: Face, subset: Subset, fontsPath: string): string {
  const file = `${fontsPath}/${servedName(faceFile(face, subset))}`;
  return `@font-face{font-family:"${face.family}";font-style:${face.style ?? 'normal'};font-weight:${face.weight};font-display:swap;src:url(${file}) format("woff2");unicode-range:${SUBSET_RANGES[subset]}}`;
}

/**
 * The @font-face rules of a style for unknown text: all Latin and Cyrillic subsets, fetched as needed. Chinese and
 * Japanese use system fonts.
 * @param fontsPath without a trailing slash
 */
function previewFontCss(style: Style, fontsPath: string): string {
  const rules = STYLE_FACES[style].flatMap((face) => face.subsets.map((subset) => faceRule(face, subset, fontsPath)));
  return [...rules, fallbackFaces(style)].join('');
}

/** Addresses of the stylesheet and fonts of blogs. */
export type PreviewAssets = { stylesheet: string; fontsPath: string };

type PreviewArticleProps = {
  run: LiveRun;
  style: Style;
  assets: PreviewAssets;
  /** Called with each finished part once it is on the page. */
  onPart: (part: Element) => void;
};

const PLACEHOLDERS = {
  title: <span className={styles.title} aria-hidden />,
  text: <span className={styles.lines} aria-hidden />,
};

/** The article so far, in its final style. */
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
