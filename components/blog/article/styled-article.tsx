'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { ArticleFrame } from '@/lib/blog-design/article/article-frame';
import type { BlogStyle } from '../styling/blog-style';
import { DocumentArticle } from './document-article';

const ChosenStyle = createContext<BlogStyle | null>(null);

type ArticleStyleProps = { blogStyle: BlogStyle; children: ReactNode };

/** Gives the `StyledArticle` below it another style than the saved one. */
export function ArticleStyle({ blogStyle, children }: ArticleStyleProps) {
  return <ChosenStyle value={blogStyle}>{children}</ChosenStyle>;
}

type StyledArticleProps = BlogStyle & {
  /** The language of the article, as a BCP 47 tag. */
  lang: string;
  /** The id of its markup, where the document has that. */
  id?: string;
  /** The article, where the document does not. */
  children?: ReactNode;
};

/** An article from the server in its saved style, or in that of an `ArticleStyle` above it. */
export function StyledArticle({ style, colorTheme, lang, ...content }: StyledArticleProps) {
  const frame = { ...(useContext(ChosenStyle) ?? { style, colorTheme }), lang };
  const { id, children } = content;
  if (id) return <DocumentArticle id={id} {...frame} />;
  return <ArticleFrame {...frame}>{children}</ArticleFrame>;
}
