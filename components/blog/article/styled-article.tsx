'use client';

import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { documentMarkup } from '#document-markup';
import { ArticleFrame } from '@/lib/blog-design/article/article-frame.tsx';
import type { BlogStyle } from '../styling/blog-style.ts';

const ChosenStyle = createContext<BlogStyle | null>(null);

type ArticleStyleProps = { blogStyle: BlogStyle; children: ReactNode };

/** Gives the `StyledArticle` below it another style than the saved one. */
export function ArticleStyle({ blogStyle, children }: ArticleStyleProps) {
  return <ChosenStyle value={blogStyle}>{children}</ChosenStyle>;
}

type DocumentArticleProps = ComponentProps<typeof ArticleFrame> & { id: string };

/** An article rendered on the server: its HTML is taken from the document as it is. */
function DocumentArticle({ id, ...frame }: DocumentArticleProps) {
  const [__html] = useState(() => documentMarkup(id));
  return <ArticleFrame {...frame} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
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
